// What axe-core finds on the page.
axe.run({ resultTypes: ["violations"] }).then(found => found.violations.map(rule => ({
  id: rule.id,
  impact: rule.impact ?? "minor",
  help: rule.help,
  places: rule.nodes.map(node => `${node.target}: ${node.failureSummary.replaceAll(/\s+/g, " ")}`),
})))
