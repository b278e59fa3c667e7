/**
 * The name of the database that holds one account's pins of one user. Chromium writes it beside
 * every transaction, in UTF-8, so it is short: the format, a sign of the user (36 bits of a hash:
 * it keeps two people of one browser apart), and the account's id in 22 characters.
 */
import { FORMAT } from './log/stored-rows.schema.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
const SHORT = /^[\w-]{22}$/

export function pinPartitionName(userId: string, accountId: string): string {
  return `${partitionsOf(userId)}${UUID.test(accountId) ? shortId(accountId) : `~${accountId}`}`
}

/** The prefix of all partition names of this user. */
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

export function evictionMarkerKey(partition: string): string {
  return `${partition}:canary`
}

function shortId(id: string): string {
  const digits = id.replaceAll('-', '')
  const bytes = Array.from({ length: 16 }, (_, at) =>
    Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16),
  )
  return base64(bytes)
}

function longId(short: string): string {
  const bytes = atob(short.replaceAll('-', '+').replaceAll('_', '/'))
  const digits = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join(
    '',
  )
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-')
}

/** Six characters by FNV-1a. */
function signOf(userId: string): string {
  let hash = 0xcbf29ce484222325n
  for (const byte of new TextEncoder().encode(userId))
    hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n)
  return base64([24n, 16n, 8n, 0n, 32n].map((shift) => Number((hash >> shift) & 255n))).slice(0, 6)
}

function base64(bytes: readonly number[]): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
