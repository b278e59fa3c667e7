/**
 * The name of the database that holds one account's pins of one user. Chromium writes it beside every transaction, two bytes a character, so it
 * is short: the format, a sign of the user (42 bits of a hash: it keeps two people of one browser apart), and the account's id in ten characters.
 */
import { FORMAT } from './pin-log.schema.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const SHORT = /^[\u4e00-\u8dff]{10}$/

export function pinPartitionName(userId: string, accountId: string): string {
  return `${partitionsOf(userId)}${UUID.test(accountId) ? shortId(accountId) : `~${accountId}`}`
}

/** What the names of all this user's partitions begin with. */
function partitionsOf(userId: string): string {
  return `p${FORMAT}${signOf(userId)}`
}

/** Null: it is no partition of this user. */
export function accountOfPartition(name: string, userId: string): string | null {
  const prefix = partitionsOf(userId)
  if (!name.startsWith(prefix)) return null
  const rest = name.slice(prefix.length)
  if (rest.startsWith('~')) return rest.slice(1)
  return SHORT.test(rest) ? longId(rest) : null
}

export function canaryName(partition: string): string {
  return `${partition}:canary`
}

/** 128 bits in ten characters. */
const ID_CHARACTERS = 10

function shortId(id: string): string {
  return inCharacters(BigInt(`0x${id.replaceAll('-', '')}`), ID_CHARACTERS)
}

function longId(short: string): string {
  const value = Array.from(short).reduce((sum, character) => (sum << BITS) | BigInt((character.codePointAt(0) ?? FIRST) - FIRST), 0n)
  const digits = value.toString(16).padStart(32, '0')
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join('-')
}

/** Three characters by FNV-1a. */
function signOf(userId: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(userId)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return inCharacters(hash, 3)
}

/** The lowest bits, the highest first, 14 a character: from U+4E00 on so many characters stand without a gap, each of them two bytes. */
const FIRST = 0x4e00
const BITS = 14n

function inCharacters(value: bigint, count: number): string {
  return Array.from({ length: count }, (_, at) => String.fromCodePoint(FIRST + Number((value >> (BITS * BigInt(count - 1 - at))) & 0x3fffn))).join('')
}
