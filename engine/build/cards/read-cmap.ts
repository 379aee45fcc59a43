/** The characters an OpenType font can draw, read off its `cmap` table (formats 4 and 12). */
export function readCmap(font: Buffer): (codePoint: number) => boolean {
  const tables = font.readUInt16BE(4)
  for (let i = 0; i < tables; i++) {
    const record = 12 + i * 16
    if (font.toString('latin1', record, record + 4) === 'cmap')
      return readTable(font, font.readUInt32BE(record + 8))
  }
  throw new Error('the font has no cmap table')
}

function readTable(font: Buffer, table: number): (codePoint: number) => boolean {
  const ranges: [first: number, last: number][] = []
  const subtables = font.readUInt16BE(table + 2)
  for (let i = 0; i < subtables; i++) {
    const at = table + font.readUInt32BE(table + 4 + i * 8 + 4)
    const format = font.readUInt16BE(at)
    if (format === 12) ranges.push(...readGroups(font, at))
    else if (format === 4) ranges.push(...readSegments(font, at))
  }
  return codePoint => ranges.some(([first, last]) => codePoint >= first && codePoint <= last)
}

function readGroups(font: Buffer, at: number): [number, number][] {
  const count = font.readUInt32BE(at + 12)
  return Array.from({ length: count }, (_, i) => {
    const group = at + 16 + i * 12
    return [font.readUInt32BE(group), font.readUInt32BE(group + 4)]
  })
}

function readSegments(font: Buffer, at: number): [number, number][] {
  const count = font.readUInt16BE(at + 6) / 2
  return Array.from({ length: count }, (_, i) => {
    const last = font.readUInt16BE(at + 14 + i * 2)
    const first = font.readUInt16BE(at + 16 + count * 2 + i * 2)
    // The last segment of every table is 0xffff alone and stands for nothing.
    return first === 0xffff ? [1, 0] : [first, last]
  })
}
