// Sound.

let air;

/** A tone, or a breath of noise, that dies away. */
function ring({ pitch, at = 0, lasts = 0.3, loud = 0.2, shape = "sine", noise = false }) {
  air ??= new AudioContext();
  air.resume();
  const start = air.currentTime + at;
  const volume = air.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  volume.connect(air.destination);
  let source;
  if (noise) {
    const length = Math.ceil(air.sampleRate * lasts);
    const buffer = air.createBuffer(1, length, air.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < length; index += 1) samples[index] = Math.random() * 2 - 1;
    const filter = air.createBiquadFilter();
    filter.type = "bandpass";
    filter.frequency.value = pitch;
    source = air.createBufferSource();
    source.buffer = buffer;
    source.connect(filter).connect(volume);
  } else {
    source = air.createOscillator();
    source.type = shape;
    source.frequency.value = pitch;
    source.connect(volume);
  }
  source.start(start);
  source.stop(start + lasts);
}

const SOUNDS = {
  draw: [{ pitch: 900, lasts: 0.07, noise: true, loud: 0.4 }],
  ra: [{ pitch: 82, lasts: 0.65, loud: 0.5 }],
  invoke: [{ pitch: 82, lasts: 0.65, loud: 0.5 }],
  turn: [0, 0.16].map(at => ({ pitch: 6000, at, lasts: 0.12, noise: true, loud: 0.25 })),
  won: [392, 494, 587, 784].map((pitch, index) => ({ pitch, at: index * 0.07, shape: "triangle", loud: 0.12 })),
  disaster: [{ pitch: 2200, lasts: 0.15, noise: true, loud: 0.5 }],
  "epoch-end": [196, 294].map(pitch => ({ pitch, lasts: 0.69, loud: 0.15 })),
};

function sound(kinds) {
  if (!("sound" in root.dataset)) return;
  for (const kind of new Set(kinds)) SOUNDS[kind]?.forEach(ring);
}
