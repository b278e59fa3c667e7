/**
 * What a browser held of one account's pins on 27 November 2026, written by the pin store of commit
 * 15cf9d52: packed rows, a snapshot in chunks, unsent events, and a journal with a change that the
 * log did not get, because the browser was killed. `expected` is what that store last returned.
 */
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'
import { Pin } from '#core/contract/content/pins.contract.ts'

const Row = z.object({
  key: z.union([z.string(), z.number()]),
  /** In base64, as an `ArrayBuffer`; `bytes`: as a `Uint8Array`. */
  buffer: z.string().optional(),
  bytes: z.string().optional(),
  /** A typed array in it is `{ typed: 'Int32Array', of: […] }`. */
  json: z.unknown().optional(),
})

const EarlierStore = z.object({
  /** The name contains the format, the user and the account. */
  database: z.string(),
  version: z.number(),
  stores: z.record(z.string(), z.object({ autoIncrement: z.boolean(), rows: z.array(Row) })),
  /** `slots`: the files in base64. */
  journals: z.object({ mark: z.number(), slots: z.array(z.string()) }),
  expected: z.object({
    rows: z.array(Pin),
    selected: z.array(z.string()),
    committed: z.array(z.string()),
    revision: z.number(),
    /** In the log. */
    unsent: z.array(z.string()),
    journalOnly: z.string(),
    actions: z.array(z.object({ root: z.string(), name: z.string().nullable() })),
  }),
})
export type EarlierStore = z.infer<typeof EarlierStore>

export async function readEarlierStore(): Promise<EarlierStore> {
  const file = new URL('../../fixtures/pin-stores/2026-11-27.json.gz', import.meta.url)
  return EarlierStore.parse(JSON.parse(gunzipSync(await readFile(file)).toString()))
}

/** Uses nothing else of this module, so that it also runs in a page. */
export async function restoreDatabase(
  { database, version, stores }: Pick<EarlierStore, 'database' | 'version' | 'stores'>,
  factory: IDBFactory = indexedDB,
): Promise<void> {
  const bytesOf = (text: string) => Uint8Array.from(atob(text), (char) => char.charCodeAt(0))
  const valueOf = (json: unknown): unknown => {
    if (typeof json !== 'object' || json === null) return json
    if (Array.isArray(json)) return json.map(valueOf)
    if ('typed' in json && 'of' in json && Array.isArray(json.of)) return Int32Array.from(json.of)
    return Object.fromEntries(Object.entries(json).map(([key, one]) => [key, valueOf(one)]))
  }
  const request = factory.open(database, version)
  request.onupgradeneeded = () => {
    for (const [name, { autoIncrement, rows }] of Object.entries(stores)) {
      const store = request.result.createObjectStore(name, { autoIncrement })
      for (const { key, buffer, bytes, json } of rows) {
        if (buffer !== undefined) store.put(bytesOf(buffer).buffer, key)
        else store.put(bytes === undefined ? valueOf(json) : bytesOf(bytes), key)
      }
    }
  }
  await new Promise((resolve, reject) => {
    request.onsuccess = resolve
    request.onerror = () => reject(request.error ?? new Error('The database could not be opened.'))
  })
  request.result.close()
}
