/**
 * Rows that wait on disk, ready to be stored: parsing and renaming a hundred thousand of them takes
 * longer than storing them, and whoever stores holds everybody else up.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { nullWhenMissing } from '../../platform/missing-file.ts'
import { emptyFolder } from './import-room.ts'
import { spooledTables, type RowOf, type SpooledTable } from './import-rows.ts'

export interface SpooledRows<T extends SpooledTable = SpooledTable> {
  readonly table: T
  readonly rows: readonly RowOf<T>[]
}

/** Rows have up to 18 columns, and SQLite takes 32,766 parameters. */
const ROWS_A_BATCH = 500

export class Spool {
  readonly #folder: string
  readonly #waiting = new Map<SpooledTable, object[]>()
  #number = 0
  rows = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  async open(): Promise<void> {
    await emptyFolder(this.#folder)
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
        await writeFile(
          join(this.#folder, `${order}-${String(this.#number).padStart(8, '0')}.json`),
          JSON.stringify({ table, rows: rows.slice(at, at + ROWS_A_BATCH) }),
        )
      }
    }
    this.#waiting.clear()
  }
}

/** In the order in which they can be stored. `tables`: only these. */
export async function* spooled(
  folder: string,
  tables: readonly SpooledTable[] = spooledTables,
): AsyncGenerator<SpooledRows> {
  const names = ((await readdir(folder).catch(nullWhenMissing)) ?? []).toSorted()
  const wanted = new Set(
    tables.map((table) => String(spooledTables.indexOf(table)).padStart(2, '0')),
  )
  for (const name of names) {
    // Written by ourselves a moment ago, from rows that the schemas have seen.
    if (wanted.has(name.slice(0, 2)))
      yield JSON.parse(await readFile(join(folder, name), 'utf8')) as SpooledRows
  }
}
