/** Renders a Markdown table: a column is its head and a function from row to text. */
export function renderTable(columns, rows) {
  const line = cells => `| ${cells.join(' | ')} |`
  return [
    line(columns.map(([head]) => head)),
    line(columns.map(() => '---')),
    ...rows.map(row => line(columns.map(([, cell]) => cell(row)))),
  ].join('\n')
}
