/**
 * The records of a ZIP archive (APPNOTE 6.3) as they are written. In the classic format as long as
 * its fields hold the numbers, which every reader takes; with ZIP64 where an archive has more than
 * 65,534 entries, or entries and places beyond 4 GB.
 */
export const LOCAL = 0x04034b50
export const CENTRAL = 0x02014b50
export const END = 0x06054b50
export const END64 = 0x06064b50
export const LOCATOR64 = 0x07064b50
export const ZIP64 = 0x0001
export const FULL32 = 0xffffffff
const FULL16 = 0xffff
/** Names are UTF-8. */
const UTF8 = 0x0800
const CLASSIC_VERSION = 20
const ZIP64_VERSION = 45

export const LOCAL_BYTES = 30
export const CENTRAL_BYTES = 46
export const END_BYTES = 22
export const LOCATOR_BYTES = 20
export const END64_BYTES = 56

export interface ZipRecord {
  readonly path: string
  /** 0 = as it is, 8 = deflated. */
  readonly method: number
  readonly crc: number
  /** Bytes in the archive, and bytes of the content. */
  readonly packed: number
  readonly bytes: number
  /** Where the local header begins. */
  readonly at: number
}

export interface Directory {
  readonly entries: number
  readonly bytes: number
  readonly at: number
}

/** Header, name and extra field, in the order before the content. */
export function localHeader(record: ZipRecord, dosTime: number): Buffer {
  const sizes = [record.bytes, record.packed]
  return headerOf(
    { signature: LOCAL, bytes: LOCAL_BYTES, common: 4 },
    { record, dosTime, wide: sizes.some(isWide) ? sizes : [] },
  )
}

export function centralHeader(record: ZipRecord, dosTime: number): Buffer {
  const sizes = [record.bytes, record.packed]
  const head = headerOf(
    { signature: CENTRAL, bytes: CENTRAL_BYTES, common: 6 },
    {
      record,
      dosTime,
      wide: [...(sizes.some(isWide) ? sizes : []), ...[record.at].filter(isWide)],
    },
  )
  head.writeUInt16LE(ZIP64_VERSION, 4)
  head.writeUInt32LE(Math.min(record.at, FULL32), 42)
  return head
}

const isWide = (value: number): boolean => value >= FULL32

/**
 * What both kinds of headers say alike: from `common` on, then the name, then the numbers that
 * their fields cannot hold.
 */
function headerOf(
  kind: { readonly signature: number; readonly bytes: number; readonly common: number },
  {
    record,
    dosTime,
    wide,
  }: { readonly record: ZipRecord; readonly dosTime: number; readonly wide: readonly number[] },
): Buffer {
  const name = Buffer.from(record.path, 'utf8')
  const extra = wide.length === 0 ? 0 : 4 + 8 * wide.length
  const head = Buffer.alloc(kind.bytes + name.length + extra)
  const at = kind.common
  const isSizeWide = isWide(record.bytes) || isWide(record.packed)
  head.writeUInt32LE(kind.signature, 0)
  head.writeUInt16LE(wide.length === 0 ? CLASSIC_VERSION : ZIP64_VERSION, at)
  head.writeUInt16LE(UTF8, at + 2)
  head.writeUInt16LE(record.method, at + 4)
  head.writeUInt32LE(dosTime, at + 6)
  head.writeUInt32LE(record.crc, at + 10)
  head.writeUInt32LE(isSizeWide ? FULL32 : record.packed, at + 14)
  head.writeUInt32LE(isSizeWide ? FULL32 : record.bytes, at + 18)
  head.writeUInt16LE(name.length, at + 22)
  head.writeUInt16LE(extra, at + 24)
  name.copy(head, kind.bytes)
  if (extra > 0) writeWide(head, kind.bytes + name.length, wide)
  return head
}

function writeWide(head: Buffer, at: number, wide: readonly number[]): void {
  head.writeUInt16LE(ZIP64, at)
  head.writeUInt16LE(8 * wide.length, at + 2)
  for (const [nth, value] of wide.entries()) head.writeBigUInt64LE(BigInt(value), at + 4 + 8 * nth)
}

export function endRecords({ entries, bytes, at }: Directory): Buffer {
  const needsWide = entries >= FULL16 || isWide(bytes) || isWide(at)
  const end = Buffer.alloc(END_BYTES)
  end.writeUInt32LE(END, 0)
  for (const offset of [8, 10]) end.writeUInt16LE(Math.min(entries, FULL16), offset)
  end.writeUInt32LE(Math.min(bytes, FULL32), 12)
  end.writeUInt32LE(Math.min(at, FULL32), 16)
  return needsWide ? Buffer.concat([end64({ entries, bytes, at }), end]) : end
}

/** The wide end and its locator. */
function end64({ entries, bytes, at }: Directory): Buffer {
  const end = Buffer.alloc(END64_BYTES + LOCATOR_BYTES)
  end.writeUInt32LE(END64, 0)
  end.writeBigUInt64LE(BigInt(END64_BYTES - 12), 4)
  for (const offset of [12, 14]) end.writeUInt16LE(ZIP64_VERSION, offset)
  for (const [nth, value] of [entries, entries, bytes, at].entries())
    end.writeBigUInt64LE(BigInt(value), 24 + 8 * nth)
  end.writeUInt32LE(LOCATOR64, END64_BYTES)
  end.writeBigUInt64LE(BigInt(at + bytes), END64_BYTES + 8)
  end.writeUInt32LE(1, END64_BYTES + 16)
  return end
}

/** Seconds come in twos and years begin in 1980. */
export function dosTimeOf(time: number): number {
  const date = new Date(Math.max(time, Date.UTC(1980, 0, 1)))
  const day =
    ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  return (
    ((day << 16) |
      (date.getUTCHours() << 11) |
      (date.getUTCMinutes() << 5) |
      (date.getUTCSeconds() >> 1)) >>>
    0
  )
}
