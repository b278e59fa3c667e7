/**
 * A kill may tear the last record that the browser's own store was writing. Chromium writes on behind it and throws all of that away, or the
 * whole store, at the start after that one: docs/decisions/0010. Here the record is torn on purpose.
 */
import { readdir, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeWorld, openDoomed, openTabs, signIn } from './browser-kill.world.ts'
import type { Again, World } from './browser-kill.world.ts'
import type { Note } from './browser-kill.page.ts'
import { startServerProcess } from './server-process.ts'

test.each([
  { torn: 3_000, changes: 10 },
  { torn: 7_000, changes: 60 },
  { torn: 20_000, changes: 60 },
])('a record torn $torn bytes before the end costs nothing that $changes later changes were acknowledged for', async ({ torn, changes }) => {
  const world = await makeWorld()
  await startServerProcess(world.environment)
  await signIn(world)
  await visit(world, 'before', async (tab) => {
    await tab.evaluate(async () => window.page.refetch())
    await tab.evaluate(async (count) => window.page.change(count), 400)
    // The journal is faster than the store that is torn: without this the kill might find only the list of the server there.
    await tab.evaluate(async () => window.page.settled())
  })
  await tear(world, torn)
  const notes = await visit(world, 'after', async (tab) => tab.evaluate(async (count) => window.page.change(count), changes))
  expect(notes).toHaveLength(changes)
  const left = await visit(world, 'later', async (tab) => tab.evaluate(() => (Reflect.get(window, 'again') as Again).stored))
  expect(left?.damage).toEqual([])
  const stored = new Set(left?.events.map(({ id }) => id))
  expect(notes.filter(({ id }: Note) => !stored.has(id))).toEqual([])
})

type Tab = Awaited<ReturnType<typeof openTabs>>[number]

/** One tab in a browser of its own, which is killed at the end. */
async function visit<T>(world: World, name: string, work: (tab: Tab) => Promise<T>): Promise<T> {
  const browser = await openDoomed(world)
  const [tab] = await openTabs(world, browser, [name])
  if (tab === undefined) throw new Error('No tab.')
  const result = await work(tab)
  await browser.kill()
  return result
}

/** Cuts the newest file that LevelDB was writing to. */
async function tear({ profile }: World, bytes: number): Promise<void> {
  const root = join(profile, 'Default', 'IndexedDB')
  const stores = await readdir(root, { recursive: true })
  const newest = stores.filter((file) => file.endsWith('.log')).toSorted().at(-1)
  if (newest === undefined) throw new Error('The browser has stored nothing.')
  const file = join(root, newest)
  await truncate(file, (await stat(file)).size - bytes)
}
