import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { cmapBombFont } from '../../../../tests/support/hostile/hostile-fonts.ts'
import { manualClock } from '../../clock.ts'
import type { Database } from '../../database/database.ts'
import { testDatabases } from '../../../../tests/support/database/test-databases.ts'
import { newId } from '../../ids.ts'
import { createLog } from '../../log.ts'
import { memoryFiles, newFileName } from '../stored/picture-files.ts'
import type { FontRow } from '../stored/pictures.store.ts'
import { createFontAnalyst } from './font-analyst.ts'
import { ownFonts } from './own-fonts.ts'
import { userRow } from '../../../../tests/support/database/person-rows.ts'

const caveat = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/caveat/files/caveat-latin-700-normal.woff2'),
)

/** Fonts as migration 0018 found them: rows and files without an analysis. */
async function oldFonts(database: Database, contents: readonly Uint8Array[]) {
  const [owner, files] = [newId(), memoryFiles()]
  await database.root.insertInto('users').values(userRow(owner)).execute()
  const rows: FontRow[] = []
  for (const bytes of contents) {
    const name = newFileName('woff2')
    await files.put(name, bytes)
    const row = {
      id: newId(),
      user_id: owner,
      family: `Font ${rows.length}`,
      name,
      bytes: bytes.byteLength,
      created_at: rows.length,
    }
    await database.root.insertInto('fonts').values(row).execute()
    rows.push(row)
  }
  return { owner, files, rows }
}

testDatabases('fonts of earlier versions', (open) => {
  test('are analysed once, usable or not, and not again after a restart', async () => {
    const database = await open()
    const { owner, files, rows } = await oldFonts(database, [caveat, cmapBombFont()])
    const analyst = createFontAnalyst(createLog('error'))
    const analysed: number[] = []
    /** As after a restart: nothing is remembered but what is stored. */
    const start = () =>
      ownFonts({
        database,
        clock: manualClock(1),
        files,
        fonts: {
          ...analyst,
          analyse: (bytes, work) => {
            analysed.push(bytes.byteLength)
            return analyst.analyse(bytes, work)
          },
        },
        insert: () => Promise.reject(new Error('Nothing is uploaded here.')),
      })
    const use = async (fonts: ReturnType<typeof start>) => {
      const notes = await Promise.all([...rows, ...rows].map((row) => fonts.notesOf(row)))
      const loaded = await Promise.all(
        rows.map(async ({ family }) => (await fonts.load(owner, family))[0]?.read()),
      )
      return [notes.slice(0, rows.length), loaded.map((font) => font?.facts.family)]
    }
    const first = await use(start())
    expect(first).toEqual([
      [
        { style: 'Bold', lacks: [] },
        { style: '', lacks: [] },
      ],
      ['Caveat', undefined],
    ])
    expect(analysed.toSorted((a, b) => b - a)).toEqual(
      [caveat, cmapBombFont()].map(({ byteLength }) => byteLength).toSorted((a, b) => b - a),
    )
    analysed.length = 0
    expect(await use(start())).toEqual(first)
    expect(analysed).toEqual([])
    await analyst.close()
  })

  test('are read when their analysis was stored as a sentence', async () => {
    const database = await open()
    const { owner, files, rows } = await oldFonts(database, [caveat])
    const analysis = JSON.stringify({ ok: false, message: 'This font file is damaged.' })
    await database.root
      .insertInto('font_facts')
      .values(rows.map(({ id }) => ({ font_id: id, analysis })))
      .execute()
    const fonts = ownFonts({
      database,
      clock: manualClock(1),
      files,
      fonts: {
        analyse: () => Promise.reject(new Error('Its analysis is stored.')),
        close: () => Promise.resolve(),
      },
      insert: () => Promise.reject(new Error('Nothing is uploaded here.')),
    })
    expect(await Promise.all(rows.map((row) => fonts.notesOf(row)))).toEqual([
      { style: '', lacks: [] },
    ])
    expect(await (await fonts.load(owner, 'Font 0'))[0]?.read()).toBeNull()
  })
})
