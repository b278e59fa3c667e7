/**
 * Where the bytes lie that no table holds: pictures, videos, fonts, imports on their way in,
 * thumbnails, mails that wait. One process keeps them in a folder (`folder-store.ts`), several in an
 * S3-compatible store (`s3-store.ts`). `tests/contract/object-store.test.ts` runs over both.
 */
import { problem } from '#core/contract/call/problems.contract.ts'

export interface ObjectFacts {
  readonly key: string
  /** Bytes. */
  readonly size: number
  /** ms UTC, by the clock of the store. */
  readonly modifiedAt: number
}

/** A part of a file, read when it is asked for. */
export interface FilePart {
  arrayBuffer(): Promise<ArrayBuffer>
  stream(): AsyncIterable<Uint8Array>
}

/** A file that is read when it is asked for; a `Blob` is one. */
export interface StoredFile extends FilePart {
  readonly size: number
  /** Media type. */
  readonly type: string
  /** Of its bytes from `start` to before `end`. */
  slice(start: number, end: number): FilePart
}

export interface StoredObject {
  readonly size: number
  /** Of the content, as hexadecimal digits. */
  readonly sha256: string
}

/**
 * A key is `folder/name` in letters, digits, `.`, `_` and `-`. Everything rejects with
 * `ObjectStoreError` when the store cannot be asked.
 */
export interface ObjectStore {
  /**
   * Whole or not at all, in place of what has this key. Resolves when the bytes would survive a
   * crash; rejects with what the chunks throw.
   */
  put: (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<StoredObject>
  /** Null: there is none. Bytes that are not those that were put are never answered. */
  get: (key: string) => Promise<Uint8Array | null>
  head: (key: string) => Promise<ObjectFacts | null>
  open: (key: string) => Promise<StoredFile | null>
  /** Deleting what is gone is no error. */
  remove: (key: string) => Promise<void>
  /** Every key that begins with `prefix`, which ends with a slash. */
  removeAll: (prefix: string) => Promise<void>
  /** In any order. A folder also lists the drafts that a crash left. */
  list: (prefix: string) => AsyncIterable<ObjectFacts>
  /** Rejects when nothing can be stored now. */
  probe: () => Promise<void>
}

/** The store refused or did not answer. Its message names no key and no secret. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError'
  /** Of S3, such as `AccessDenied`; `''` = no answer. */
  readonly reason: string
  constructor(message: string, { reason = '', cause }: { reason?: string; cause?: unknown } = {}) {
    super(message, { cause })
    this.reason = reason
  }
}

export const STORAGE_AWAY = problem('request.storageAway')

const keyPattern = /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/

/** Another file may lie in a folder. */
export const isKey = (name: string): boolean => keyPattern.test(name)

/** Keys are made of names that the program chose: another one is a bug. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`Not a key of the object store: ${key}`)
  return key
}

export function checkPrefix(prefix: string): string {
  checkKey(`${prefix}x`)
  return prefix
}

const contentTypes: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  woff2: 'font/woff2',
  woff: 'font/woff',
  ttf: 'font/ttf',
  otf: 'font/otf',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  m4v: 'video/x-m4v',
  json: 'application/json',
}

export const contentTypeOf = (name: string): string =>
  contentTypes[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'

export const isBytes = (content: Uint8Array | AsyncIterable<Uint8Array>): content is Uint8Array =>
  content instanceof Uint8Array
