/**
 * Rows that wait as objects, ready to be stored: parsing and renaming a hundred thousand of them takes
 * longer than storing them, and a writer holds everybody else up.
 */
import type { ObjectStore } from '../../platform/objects/object-store.ts'
import { spooledTables, type RowOf, type SpooledTable } from './import/import-rows.ts'

export interface SpooledRows<T extends SpooledTable = SpooledTable> {
  readonly table: T
  readonly rows: readonly RowOf<T>[]
}

/** Rows have up to 18 columns, and SQLite takes 32,766 parameters. */
const ROWS_A_BATCH = 500

export class Spool {
  readonly #objects: ObjectStore
  readonly #prefix: string
  readonly #waiting = new Map<SpooledTable, object[]>()
  #number = 0
  rows = 0

  constructor(objects: ObjectStore, prefix: string) {
    this.#objects = objects
    this.#prefix = prefix
  }

  async open(): Promise<void> {
    await this.#objects.removeAll(this.#prefix)
  }

  put<T extends SpooledTable>(table: T, row: RowOf<T>): void {
    const list = this.#waiting.get(table)
    if (list === undefined) this.#waiting.set(table, [row])
    else list.push(row)
    this.rows += 1
  }

  async flush(): Promise<void> {
    for (const [table, rows] of this.#waiting) {
      for (let at = 0; at < rows.length; at += ROWS_A_BATCH) {
        this.#number += 1
        const order = String(spooledTables.indexOf(table)).padStart(2, '0')
        await this.#objects.put(
          `${this.#prefix}${order}-${String(this.#number).padStart(8, '0')}.json`,
          Buffer.from(JSON.stringify({ table, rows: rows.slice(at, at + ROWS_A_BATCH) })),
        )
      }
    }
    this.#waiting.clear()
  }
}

export interface Spooled {
  readonly objects: ObjectStore
  readonly prefix: string
}

/** In the order in which they can be stored. `tables`: only these. */
export async function* spooled(
  { objects, prefix }: Spooled,
  tables: readonly SpooledTable[] = spooledTables,
): AsyncGenerator<SpooledRows> {
  const keys: string[] = []
  for await (const { key } of objects.list(prefix)) keys.push(key)
  const wanted = new Set(
    tables.map((table) => String(spooledTables.indexOf(table)).padStart(2, '0')),
  )
  for (const key of keys.toSorted()) {
    if (!wanted.has(key.slice(prefix.length, prefix.length + 2)) || !key.endsWith('.json')) continue
    const bytes = await objects.get(key)
    if (bytes === null) throw new Error('Rows of an import went while they were read')
    // Written by ourselves a moment ago, from rows that the schemas have seen.
    yield JSON.parse(Buffer.from(bytes).toString('utf8')) as SpooledRows
  }
}
