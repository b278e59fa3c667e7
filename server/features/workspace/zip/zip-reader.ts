/**
 * Reads a ZIP of strangers from where it lies, one entry in memory at a time. Nothing that it says
 * of itself is believed: not its sizes (a bomb is stopped at the size that was declared, and
 * declared sizes have limits), not its places (entries must not overlap).
 */
import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { promisify } from 'node:util'
import { crc32, inflateRaw } from 'node:zlib'
import { problem } from '#core/contract/call/problems.contract.ts'
import {
  END64_BYTES,
  END_BYTES,
  LOCAL_BYTES,
  LOCATOR_BYTES,
  type Directory,
  type ZipRecord,
} from '../../../platform/http/files/zip-format.ts'
import {
  broken,
  findEnd,
  gapOf,
  MAX_COMMENT_LENGTH,
  readDirectory,
  readEnd,
  readEnd64,
  readLocator,
  tooMany,
  withoutEnd,
  ZipError,
} from './zip-records.ts'

/** Bytes that lie somewhere: a file, or its parts. */
export interface ByteSource {
  readonly size: number
  /** Exactly `length` bytes. */
  readonly read: (at: number, length: number) => Promise<Buffer>
}

const unpack = promisify(inflateRaw)
/**
 * A hundred thousand pins and as many pictures of pages. A directory of so many is read in a
 * quarter of a second, in one piece.
 */
const MAX_ENTRIES = 200_000
const DIRECTORY_BYTES_AN_ENTRY = 256
/**
 * Deflate packs at most 1,032 to 1. Measured on exports: rows of pins reach 36, changes of the same
 * words on 5,000 pins 77, of 20 boards on each of them 103; pictures do not shrink at all. A file
 * whose content is larger than this was made to hurt. Repeated text that somebody pasted may pack
 * better: a page holds up to 4 MB of it.
 */
const MAX_RATIO = 110
const FREE_BYTES = 16 * 1024 * 1024

/** Bytes that are hashed before others are served again: 64 MB in one go take a quarter second. */
const HASHED_AT_ONCE = 2 * 1024 * 1024

/** The entries in the order of their places. Throws ZipError. */
export async function openZip(source: ByteSource): Promise<readonly ZipRecord[]> {
  const directory = await findDirectory(source)
  if (directory.at + directory.bytes > source.size) throw broken()
  if (directory.entries > MAX_ENTRIES || directory.bytes > MAX_ENTRIES * DIRECTORY_BYTES_AN_ENTRY)
    throw tooMany(MAX_ENTRIES)
  const records = readDirectory(await source.read(directory.at, directory.bytes), MAX_ENTRIES)
  if (records.length === 0 || records.length !== directory.entries) throw broken()
  checkPlaces(records, directory)
  checkNames(records)
  const bytes = records.reduce((sum, record) => sum + record.bytes, 0)
  if (bytes > source.size * MAX_RATIO + FREE_BYTES) throw new ZipError(problem('zip.tooMuch'))
  return records
}

/** Throws ZipError when it is larger than it says, or not what its CRC says. */
export async function readZipEntry(source: ByteSource, record: ZipRecord): Promise<Buffer> {
  const { packed, bytes, method, path } = record
  if (method === 0 ? packed !== bytes : packed > mostDeflated(bytes))
    throw new ZipError(problem('zip.entryTooBig'), path)
  const start = await contentStart(source, record)
  const content = await source.read(start, packed)
  const whole = method === 0 ? content : await inflate(content, record)
  if (whole.length !== bytes || (await crcInTurns(whole)) !== record.crc) throw damaged(path)
  return whole
}

/**
 * The content of an entry that is stored as it is, to be read in parts: a video is too large for the
 * memory, and nothing that is packed can be larger than the file. Throws ZipError.
 */
export async function storedContent(source: ByteSource, record: ZipRecord): Promise<ByteSource> {
  if (record.method !== 0 || record.packed !== record.bytes)
    throw new ZipError(problem('zip.unknownMethod'), record.path)
  const start = await contentStart(source, record)
  return { size: record.bytes, read: async (at, length) => source.read(start + at, length) }
}

async function contentStart(source: ByteSource, { at, packed }: ZipRecord): Promise<number> {
  const start = at + LOCAL_BYTES + gapOf(await source.read(at, LOCAL_BYTES))
  if (start + packed > source.size) throw broken()
  return start
}

export async function sha256InTurns(content: Uint8Array): Promise<string> {
  const hash = createHash('sha256')
  for await (const part of partsInTurns(content)) hash.update(part)
  return hash.digest('hex')
}

async function crcInTurns(content: Uint8Array): Promise<number> {
  let sum = 0
  for await (const part of partsInTurns(content)) sum = crc32(part, sum)
  return sum
}

/** Others are served between two parts. */
async function* partsInTurns(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += HASHED_AT_ONCE) {
    if (at > 0) await setImmediate()
    yield content.subarray(at, at + HASHED_AT_ONCE)
  }
}

/**
 * Content that cannot be packed is in blocks of 16,383 bytes at least, each with five of its
 * own.
 */
const mostDeflated = (bytes: number): number => bytes + 5 * Math.ceil(bytes / 16_383) + 64

async function inflate(content: Buffer, { bytes, path, method }: ZipRecord): Promise<Buffer> {
  if (method !== 8) throw new ZipError(problem('zip.unknownMethod'), path)
  try {
    // The limit is not exact: a few bytes more are stopped by the caller's comparison.
    return await unpack(content, { maxOutputLength: Math.max(bytes, 1) })
  } catch {
    // zlib's words say nothing to a person: it is damaged, or larger than it says.
    throw damaged(path)
  }
}

const damaged = (path: string): ZipError => new ZipError(problem('zip.damagedEntry'), path)

async function findDirectory(source: ByteSource): Promise<Directory> {
  if (source.size < END_BYTES) throw broken()
  const length = Math.min(source.size, END_BYTES + MAX_COMMENT_LENGTH)
  const tail = await source.read(source.size - length, length)
  const endAt = findEnd(tail)
  if (endAt === null) throw withoutEnd((await source.read(0, 2)).toString('latin1') === 'PK')
  const end = source.size - length + endAt
  const before = Math.max(0, end - LOCATOR_BYTES)
  const wideAt = readLocator(await source.read(before, end - before))
  if (wideAt === null) return readEnd(tail.subarray(endAt))
  if (wideAt + END64_BYTES > source.size) throw broken()
  return readEnd64(await source.read(wideAt, END64_BYTES))
}

/**
 * One after the other: the same bytes listed a thousand times are a bomb that no single entry shows.
 */
function checkPlaces(records: ZipRecord[], directory: Directory): void {
  records.sort((a, b) => a.at - b.at)
  for (const [nth, { at, packed }] of records.entries()) {
    const next = records[nth + 1]?.at ?? directory.at
    if (at + LOCAL_BYTES + packed > next) throw new ZipError(problem('zip.overlap'))
  }
}

function checkNames(records: readonly ZipRecord[]): void {
  const seen = new Set<string>()
  for (const { path } of records) {
    if (seen.has(path)) throw new ZipError(problem('zip.twice', { path: path.slice(0, 100) }))
    seen.add(path)
  }
}
