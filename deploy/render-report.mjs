// Renders deploy/HOSTS.md from the results.

/** Returns a table with one row per host, then one with one row per request. */
export function renderReport(results) {
  const ran = results.filter(({ rows }) => rows)
  const names = ran[0].rows.map(({ name }) => name)
  const summary = results.map(({ name, how, rows, notRun }) => {
    if (notRun) return `| ${name} | ${how} | not run: ${notRun} |`
    const judged = rows.filter(({ faults }) => faults)
    const wrong = judged.filter(({ faults }) => faults.length > 0)
    const left = rows.length - judged.length
    return `| ${name} | ${how} | ${judged.length - wrong.length} of ${judged.length} as expected${left ? `, ${left} decided by the host alone` : ''} |`
  })
  const lines = names.map((name, index) => {
    const cells = ran.map(({ rows }) => cell(rows[index]))
    return `| \`${name.replaceAll('|', '\\|')}\` | ${cells.join(' | ')} |`
  })
  return `# The same answers from every host

Made by \`npm run hosts\` out of the table in \`requests.mjs\`, which says status, target and headers of each request.

| host | how | result |
|---|---|---|
${summary.join('\n')}

A number is the status of an answer that is as expected in every respect; a dash, what our rules do not decide.

| request | ${ran.map(({ name }) => name).join(' | ')} |
|---|${ran.map(() => '---|').join('')}
${lines.join('\n')}
`
}

function cell({ status, faults }) {
  if (!faults) return '—'
  return faults.length > 0 ? `**${status}: ${faults.join('; ').replaceAll('|', '\\|')}**` : String(status)
}
