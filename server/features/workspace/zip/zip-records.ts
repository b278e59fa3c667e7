/**
 * The records of a ZIP archive as they are read from strangers: classic ones and ZIP64. Numbers
 * above 2^53 are refused: no file is that large.
 */
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import {
  CENTRAL,
  CENTRAL_BYTES,
  END,
  END64,
  END64_BYTES,
  END_BYTES,
  FULL32,
  LOCAL,
  LOCAL_BYTES,
  LOCATOR64,
  LOCATOR_BYTES,
  ZIP64,
  type Directory,
  type ZipRecord,
} from '../../../platform/http/files/zip-format.ts'

const ENCRYPTED = 0x0041
export const MAX_COMMENT_LENGTH = 65_535

/** `entry`: the one it is about, '' for the file. */
export class ZipError extends Error {
  override name = 'ZipError'
  readonly problem: Problem
  readonly entry: string

  constructor(problem: Problem, entry = '') {
    super(problem.message)
    this.problem = problem
    this.entry = entry
  }
}

/**
 * `tail`: the last bytes of the file. Returns the offset of the classic end record in it, null if
 * there is none.
 */
export function findEnd(tail: Buffer): number | null {
  for (let at = tail.length - END_BYTES; at >= 0; at -= 1) {
    if (
      tail.readUInt32LE(at) === END &&
      at + END_BYTES + tail.readUInt16LE(at + 20) === tail.length
    )
      return at
  }
  return null
}

/** What is something else altogether needs no better copy. */
export function withoutEnd(isZip: boolean): ZipError {
  return new ZipError(isZip ? problem('zip.noEnd') : problem('zip.notWorkspace'))
}

export function readEnd(end: Buffer): Directory {
  return { entries: end.readUInt16LE(10), bytes: end.readUInt32LE(12), at: end.readUInt32LE(16) }
}

/** Null when there is no ZIP64 end: the classic one says it all. Otherwise its offset. */
export function readLocator(locator: Buffer): number | null {
  return locator.length === LOCATOR_BYTES && locator.readUInt32LE(0) === LOCATOR64
    ? number(locator, 8)
    : null
}

export function readEnd64(end: Buffer): Directory {
  if (end.length < END64_BYTES || end.readUInt32LE(0) !== END64) throw broken()
  return { entries: number(end, 32), bytes: number(end, 40), at: number(end, 48) }
}

export function readDirectory(directory: Buffer, most: number): ZipRecord[] {
  const records: ZipRecord[] = []
  for (let at = 0; at < directory.length;) {
    if (at + CENTRAL_BYTES > directory.length || directory.readUInt32LE(at) !== CENTRAL)
      throw broken()
    const [name, extra, comment] = [28, 30, 32].map((offset) =>
      directory.readUInt16LE(at + offset),
    ) as [number, number, number]
    const next = at + CENTRAL_BYTES + name + extra + comment
    if (next > directory.length) throw broken()
    records.push(readCentral(directory.subarray(at, next), { name, extra }))
    if (records.length > most) throw tooMany(most)
    at = next
  }
  return records
}

function readCentral(head: Buffer, lengths: { name: number; extra: number }): ZipRecord {
  const path = head.toString('utf8', CENTRAL_BYTES, CENTRAL_BYTES + lengths.name)
  if ((head.readUInt16LE(8) & ENCRYPTED) !== 0) throw new ZipError(problem('zip.encrypted'), path)
  const wide = zip64Of(
    head.subarray(CENTRAL_BYTES + lengths.name, CENTRAL_BYTES + lengths.name + lengths.extra),
  )
  const value = (offset: number): number => {
    const narrow = head.readUInt32LE(offset)
    return narrow === FULL32 && wide.length > 0 ? (wide.shift() ?? narrow) : narrow
  }
  const [bytes, packed, at] = [value(24), value(20), value(42)]
  return { path, method: head.readUInt16LE(10), crc: head.readUInt32LE(16), packed, bytes, at }
}

/** The wide numbers of an extra field, in their order: bytes, packed bytes, place. */
function zip64Of(extra: Buffer): number[] {
  for (let at = 0; at + 4 <= extra.length;) {
    const [id, length] = [extra.readUInt16LE(at), extra.readUInt16LE(at + 2)]
    const field = extra.subarray(at + 4, at + 4 + length)
    if (id === ZIP64)
      return Array.from({ length: Math.floor(field.length / 8) }, (_, nth) =>
        number(field, nth * 8),
      )
    at += 4 + length
  }
  return []
}

/** Bytes of name and extra field between a local header and its content. */
export function gapOf(local: Buffer): number {
  if (local.length < LOCAL_BYTES || local.readUInt32LE(0) !== LOCAL) throw broken()
  return local.readUInt16LE(26) + local.readUInt16LE(28)
}

function number(buffer: Buffer, at: number): number {
  const value = buffer.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw broken()
  return Number(value)
}

export const tooMany = (most: number): ZipError =>
  new ZipError(problem('zip.tooManyEntries', { most }))
export const broken = (): ZipError => new ZipError(problem('zip.damaged'))
