// What axe-core finds on the page: by all of its rules, or by one.
rule => axe.run({ resultTypes: ["violations"], ...(rule && { runOnly: [rule] }) })
  .then(found => found.violations.map(rule => ({
    id: rule.id,
    impact: rule.impact ?? "minor",
    help: rule.help,
    places: rule.nodes.map(node => `${node.target}: ${node.failureSummary.replaceAll(/\s+/g, " ")}`),
  })))
