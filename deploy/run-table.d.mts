/** A row of the table and what is wrong with its answer. */
export interface Row {
  name: string
  status: number
  faults: string[]
}
export function runTable(of: { port: number; dir: string; skips?: (name: string) => boolean }): Promise<Row[]>
