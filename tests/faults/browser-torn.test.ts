/**
 * A kill may tear the last record that the browser's own store was writing. Chromium writes on
 * behind it and throws all of that away, or the whole store, at the start after that one:
 * docs/decisions/0010. Here the record is torn on purpose.
 */
import { readdir, stat, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { allEvents, allPins } from './browser-kill-server.ts'
import { makeWorld, newTab, openDoomed, openTabs, signIn } from './browser-kill-world.ts'
import type { Again, World } from './browser-kill-world.ts'
import type { Note, Stored } from './browser-kill-page.ts'
import { sampled } from '../journeys/sampled.ts'
import { startServerProcess } from './server-process.ts'

const isFull = process.env['PINLOOM_TEST_FULL'] === '1'

const tears = [
  { torn: 3_000, changes: 10 },
  { torn: 7_000, changes: 60 },
  { torn: 20_000, changes: 60 },
]

test.each(sampled(tears, 3, 2))(
  'a record torn $torn bytes before the end costs nothing that $changes later changes were acknowledged for',
  async ({ torn, changes }) => {
    const world = await makeWorld()
    await startServerProcess(world.environment)
    await signIn(world)
    await visit(world, 'before', async (tab) => changed(tab, 400))
    await tear(world, torn)
    const notes = await visit(world, 'after', async (tab) =>
      tab.evaluate(async (count) => window.page.change(count), changes),
    )
    expect(notes).toHaveLength(changes)
    const left = await visit(world, 'later', async (tab) =>
      tab.evaluate(() => (Reflect.get(window, 'again') as Again).stored),
    )
    expect(left?.damage).toEqual([])
    const stored = new Set(left?.events.map(({ id }) => id))
    expect(notes.filter(({ id }: Note) => !stored.has(id))).toEqual([])
  },
)

/** Longer than Chromium keeps an unused store open. ms */
const UNUSED_MS = 4_000

test('a torn store that is only asked for its databases, and opened later, has everything', async () => {
  const world = await makeWorld()
  await startServerProcess(world.environment)
  await signIn(world)
  await visit(world, 'before', async (tab) => changed(tab, 400))
  // In what Chromium writes after a transaction: at the next start it does that again, behind the
  // torn record.
  await tear(world, 60)
  const browser = await openDoomed(world)
  const tab = await newTab(world, browser.context, 'later')
  expect(await tab.evaluate(async () => window.page.accounts())).toEqual([world.accountId])
  await pause(UNUSED_MS)
  expect(await tab.evaluate(async () => window.page.accounts())).toEqual([world.accountId])
  await tab.evaluate(async () => window.page.open())
  expect(await tab.evaluate(() => window.page.rows().length)).toBe(150)
  // The tear took the last of them, which the journal had.
  expect(await tab.evaluate(() => window.page.state().unsent)).toBe(400)
  await browser.kill()
})

/** In `npm test` `browser-kill.test.ts` kills in the middle of a checkpoint, and misses nothing. */
test(
  'a kill in the middle of two writes loses nothing that was stored before',
  { skip: !isFull },
  async () => {
    const world = await makeWorld()
    await startServerProcess(world.environment)
    await signIn(world)
    await visit(world, 'before', async (tab) => {
      await changed(tab, 20)
      await tab.evaluate(async () => window.page.writeForEver())
    })
    const left = await visit(world, 'after', async (tab) =>
      tab.evaluate(() => Reflect.get(window, 'left') as Stored | null),
    )
    expect(left?.events).toHaveLength(20)
  },
)

test('unsent changes are sent after Chromium discarded the store, and the list is restored', async () => {
  const world = await makeWorld()
  const server = await startServerProcess(world.environment)
  await signIn(world)
  const notes = await visit(world, 'before', async (tab) => {
    await tab.evaluate(async () => window.page.refetch())
    await tab.evaluate(async (count) => window.page.change(count), 20)
    await tab.evaluate(async () => window.page.round())
    await server.end('SIGKILL')
    const later = await tab.evaluate(async (count) => window.page.change(count), 60)
    await tab.evaluate(async () => window.page.settled())
    return later
  })
  await ruin(world)
  await startServerProcess(world.environment)
  const browser = await openDoomed(world)
  const [tab] = await openTabs(world, browser, ['after'])
  expect(await tab?.evaluate(() => Reflect.get(window, 'left'))).toBeNull()
  expect(await tab?.evaluate(async () => window.page.refetch())).toEqual({ kind: 'synced' })
  const events = await allEvents(world)
  const ids = events.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(notes.filter(({ id }) => !ids.includes(id))).toEqual([])
  const titles = (rows: readonly Pin[]) =>
    Object.fromEntries(rows.map(({ id, title }) => [id, title]))
  expect(titles((await tab?.evaluate(() => window.page.rows())) ?? [])).toEqual(
    titles(await allPins(world)),
  )
  expect(await tab?.evaluate(() => window.page.state().unsent)).toBe(0)
  await browser.kill()
})

test('an account that two tabs remove at once leaves no journal and no mark of its database', async () => {
  const world = await makeWorld()
  await startServerProcess(world.environment)
  await signIn(world)
  const browser = await openDoomed(world)
  const tabs = await openTabs(world, browser, ['one', 'two'])
  const [tab] = tabs
  if (tab === undefined) throw new Error('No tab.')
  expect((await journalFiles(tab)).map((name) => name.replace(/^.*\./, '')).toSorted()).toEqual([
    '0',
    '1',
    expect.stringMatching(/^mark-\d+$/),
  ])
  await Promise.all(tabs.map(async (one) => one.evaluate(async () => window.page.destroy())))
  expect(await journalFiles(tab)).toEqual([])
  await browser.kill()
})

type Tab = Awaited<ReturnType<typeof openTabs>>[number]

/** One tab in its own browser, which is killed at the end. */
async function visit<T>(world: World, name: string, work: (tab: Tab) => Promise<T>): Promise<T> {
  const browser = await openDoomed(world)
  const [tab] = await openTabs(world, browser, [name])
  if (tab === undefined) throw new Error('No tab.')
  const result = await work(tab)
  await browser.kill()
  return result
}

/** The pins as the server has them, and so many changes after it, all of them in the store. */
async function changed(tab: Tab, count: number): Promise<void> {
  await tab.evaluate(async () => window.page.refetch())
  await tab.evaluate(async (many) => window.page.change(many), count)
  // The journal is faster than the store: without this a kill might find only the list of the
  // server there.
  await tab.evaluate(async () => window.page.settled())
}

/** The names of them. */
async function journalFiles(tab: Tab): Promise<string[]> {
  return tab.evaluate(async () => {
    const root = await navigator.storage.getDirectory()
    const names: string[] = []
    for await (const name of (await root.getDirectoryHandle('pin-journals')).keys())
      names.push(name)
    return names
  })
}

/** Cuts the newest file that LevelDB was writing to. */
async function tear({ profile }: World, bytes: number): Promise<void> {
  const root = join(profile, 'Default', 'IndexedDB')
  const stores = await readdir(root, { recursive: true })
  const newest = stores
    .filter((file) => file.endsWith('.log'))
    .toSorted()
    .at(-1)
  if (newest === undefined) throw new Error('The browser has stored nothing.')
  const file = join(root, newest)
  await truncate(file, (await stat(file)).size - bytes)
}

/** Nothing can be read of the store any more: Chromium deletes it when it is opened. */
async function ruin({ profile }: World): Promise<void> {
  const root = join(profile, 'Default', 'IndexedDB')
  const manifest = (await readdir(root, { recursive: true })).find((file) =>
    file.includes('MANIFEST'),
  )
  if (manifest === undefined) throw new Error('The browser has stored nothing.')
  await writeFile(join(root, manifest), 'nothing that anybody could read')
}
