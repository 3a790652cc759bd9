// Clocks that run.

let shownAt = performance.now();

const two = number => String(number).padStart(2, "0");

function time(milliseconds) {
  const seconds = Math.floor(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60);
  if (hours >= 24) return null;
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

setInterval(() => {
  for (const clock of all("[data-runs]")) {
    const left = Math.max(0, clock.dataset.left - (performance.now() - shownAt));
    clock.textContent = time(left) ?? clock.textContent;
    clock.classList.toggle("short", left < 30_000);
  }
}, 500);
