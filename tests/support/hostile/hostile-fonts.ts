/** Fonts made to harm the server that reads them. */

const u16 = (value: number): Buffer => {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(value)
  return bytes
}
const u32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/**
 * A font of about 5 kB whose character table names `groups` ranges of 70,000 characters, and names
 * that one table `records` times.
 */
export function cmapBombFont(groups = 400, records = 4): Buffer {
  const table = Buffer.concat([
    u16(12),
    u16(0),
    u32(16 + 12 * groups),
    u32(0),
    u32(groups),
    ...Array.from({ length: groups }, (_, nth) =>
      Buffer.concat([u32(nth * 70_000), u32(nth * 70_000 + 69_999), u32(1)]),
    ),
  ])
  const offset = 4 + 8 * records
  const cmap = Buffer.concat([
    u16(0),
    u16(records),
    ...Array.from({ length: records }, (_, nth) =>
      Buffer.concat([u16(3), u16(10 + nth), u32(offset)]),
    ),
    table,
  ])
  return fontOf([['cmap', cmap]])
}

/** A font in TrueType's container. */
export function fontOf(tables: readonly (readonly [tag: string, data: Buffer])[]): Buffer {
  let offset = 12 + 16 * tables.length
  const directory = tables.map(([tag, data]) => {
    const entry = Buffer.concat([Buffer.from(tag, 'latin1'), u32(0), u32(offset), u32(data.length)])
    offset += data.length
    return entry
  })
  return Buffer.concat([
    Buffer.from('\0\x01\0\0', 'latin1'),
    u16(tables.length),
    Buffer.alloc(6),
    ...directory,
    ...tables.map(([, data]) => data),
  ])
}
