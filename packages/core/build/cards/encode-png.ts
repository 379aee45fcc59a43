import { constants, crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Encodes an image with few colours as a PNG with a palette, in half the time that the renderer takes for RGBA;
 * returns undefined for more than 256 colours.
 */
export function encodePng(image: { width: number; height: number; pixels: Uint8Array }): Buffer | undefined {
  // Read once, because the getter copies all pixels.
  const { width, height, pixels: bytes } = image
  const pixels = new Uint32Array(bytes.buffer, bytes.byteOffset, width * height)
  const palette = new Map<number, number>()
  // Each row starts with its filter byte: none.
  const rows = Buffer.alloc((width + 1) * height)
  let previous = -1
  let index = 0
  for (let y = 0; y < height; y++) {
    const at = y * (width + 1) + 1
    // Most rows of a card are background only.
    if (y > 0 && isSameRow(bytes, y, width * 4)) {
      rows.copyWithin(at, at - width - 1, at - 1)
      continue
    }
    const start = y * width
    for (let x = 0; x < width; x++) {
      const color = pixels[start + x]!
      if (color !== previous) {
        previous = color
        index = palette.get(color) ?? palette.size
        palette.set(color, index)
        if (palette.size > 256) return undefined
      }
      rows[at + x] = index
    }
  }
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header(width, height)),
    chunk('PLTE', Buffer.from([...palette.keys()].flatMap(toRgb))),
    chunk('IDAT', deflateSync(rows, { level: 1, strategy: constants.Z_RLE })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function isSameRow(bytes: Uint8Array, y: number, length: number): boolean {
  const row = bytes.subarray(y * length, (y + 1) * length)
  return Buffer.compare(row, bytes.subarray((y - 1) * length, y * length)) === 0
}

/** Returns the header: size, bit depth 8, palette colours, and the only defined methods. */
function header(width: number, height: number): Buffer {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width, 0)
  data.writeUInt32BE(height, 4)
  data.set([8, 3, 0, 0, 0], 8)
  return data
}

function toRgb(color: number): number[] {
  return [...new Uint8Array(Uint32Array.of(color).buffer, 0, 3)]
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}
