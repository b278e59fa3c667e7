/**
 * A real Chromium whose three tabs change the same pins, write checkpoints and talk with a real server; all of it killed by SIGKILL at random
 * moments of a checkpoint, the server too. Whatever was acknowledged is noted outside. A kill counts when the store shows that it cut a checkpoint
 * off. `PINLOOM_TEST_FULL=1`: 30 such kills; `PINLOOM_TEST_SEED`: other moments.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import type { Client } from '#core/contract/client.ts'
import type { Pin } from '#core/contract/pins.contract.ts'
import type { CommittedEnvelope } from '#core/pins/pin.events.ts'
import { readCommitted } from '#core/pins/pin.upcast.ts'
import { rowOf } from '../../src/persistence/pin-log.row.ts'
import type { Begun, CheckpointWord, Note, Place, Stored } from './browser-kill.page.ts'
import { makeWorld, openDoomed, openTabs, signIn } from './browser-kill.world.ts'
import type { DoomedBrowser } from './browser-kill.browser.ts'
import type { Again, World } from './browser-kill.world.ts'
import { startServerProcess } from './server-process.ts'
import { randomBy } from '../random-by.ts'

const KILLS = process.env['PINLOOM_TEST_FULL'] === '1' ? 30 : 8
/** A kill may come a moment after the checkpoint that it was meant for. */
const MOST_KILLS = KILLS * 2
/** About 30 chunks: a checkpoint has slices. */
const PINS = 2000
/** How long after a checkpoint's first rows a kill comes, at most. ms */
const LATEST = 100
const SEED = Number(process.env['PINLOOM_TEST_SEED'] ?? 1)
const TABS = ['one', 'two', 'three']
/** By turns: when the server dies too. `before`: nothing that is changed after the fresh start can be sent, so the log must keep all of it. */
const deaths = [null, 'meanwhile', null, null, 'before', null] as const
/** Thirty kills take some three minutes on two idle cores, up to nine where many share them. ms */
const LONGEST = 600_000

test(`${KILLS} kills of the browser in the middle of a checkpoint, with three tabs and a server that dies too: nothing lost, nothing twice, all equal at the end`, async () => {
  const random = randomBy(SEED)
  const world = await makeWorld(PINS)
  const told: Told = { notes: [], seqs: new Map(), settled: new Set(), onServer: new Set(), revision: 0, recovered: 0, begun: new Set(), seen: new Map(), judged: 0, empty: new Set(), writing: new Set(), written: 0, leftOver: new Set(), kills: 0, cutOff: 0 }
  let server = await startServerProcess(world.environment)
  await signIn(world)
  let { browser, tabs } = await reopen(world, told)
  for (; told.cutOff < KILLS; { browser, tabs } = await reopen(world, told)) {
    expect(told.kills, 'too many kills have missed a checkpoint').toBeLessThan(MOST_KILLS)
    if (told.kills % 2 === 0) await startAfresh(tabs[told.kills % tabs.length], told)
    const serverDies = deaths[told.kills % deaths.length]
    if (serverDies === 'before') await server.end('SIGKILL')
    await setToWork(tabs, told)
    await pause(150 + random() * 700)
    if (serverDies === 'meanwhile') {
      await server.end('SIGKILL')
      await pause(random() * 300)
    }
    await midCheckpoint(told, () => random() * LATEST)
    await browser.kill()
    told.kills += 1
    if (serverDies !== null) server = await startServerProcess(world.environment)
  }
  expect(await endOf(world, tabs, told)).toEqual({ unlikeTheServer: [], twiceOnServer: 0, unknownToServer: [] })
  await browser.kill()
  console.info(`${told.kills} kills, ${told.cutOff} of them cut a checkpoint off; of ${told.notes.length} acknowledged changes ${told.recovered} came back from journals, and ${told.settled.size} could be looked for on the server only`)
  expect(told.notes.length).toBeGreaterThan(KILLS * 20)
  expect(told.settled.size).toBeLessThan(told.notes.length / 20)
  expect(told.recovered).toBeGreaterThan(0)
}, LONGEST)

test('no room in the browser: changes stay in memory and in the outbox, and are stored when there is room again', async () => {
  const world = await makeWorld()
  await startServerProcess(world.environment)
  await signIn(world)
  const browser = await openDoomed(world)
  const { origin } = new URL(world.site.address)
  // Before anything is stored: Chromium asks for what is left twice a minute only, until it is little. The override lasts as long as its page.
  const devTools = await browser.context.newCDPSession(await browser.context.newPage())
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_500_000 })
  const [tab] = await openTabs(world, browser, named('quota'))
  if (tab === undefined) throw new Error('No tab.')
  await tab.evaluate(async () => window.page.refetch())
  expect(await tab.evaluate(async () => window.page.fill(10))).toBe('saved')
  await expect.poll(async () => tab.evaluate(async () => window.page.fill(300)), { timeout: 60_000 }).toBe('memoryOnly')
  // What the journal kept till then is refused too.
  await tab.evaluate(async () => window.page.settled())
  const { unsent, warnings } = await tab.evaluate(() => window.page.state())
  expect(unsent).toBeGreaterThan(1)
  expect(warnings).toContain('The browser’s storage is full: changes of pins are kept in memory only.')
  await devTools.send('Storage.overrideQuotaForOrigin', { origin })
  // Without another change: it tries again by itself.
  await expect.poll(async () => tab.evaluate(() => window.page.state()), { timeout: 30_000 }).toMatchObject({ state: 'saved', unsent })
  const before = await tab.evaluate(() => window.page.rows()[0]?.title)
  await browser.kill()
  const again = await openDoomed(world)
  const [reopened] = await openTabs(world, again, named('quota again'))
  expect(await reopened?.evaluate(() => window.page.state())).toMatchObject({ unsent })
  expect(await reopened?.evaluate(async () => window.page.refetch())).toEqual({ kind: 'synced' })
  expect(await reopened?.evaluate(() => window.page.rows()[0]?.title)).toBe(before)
  await again.kill()
})

function named(run: string): string[] {
  return TABS.map((name) => `${run} ${name}`)
}

/** What is known outside of the browser. */
interface Told {
  readonly notes: Note[]
  /** Of noted changes: their place in the log, where it was told. */
  readonly seqs: Map<string, number>
  /** Of noted changes: those that the server has and whose place was never told. */
  readonly settled: Set<string>
  /** Events that the server has, up to its revision. */
  readonly onServer: Set<string>
  revision: number
  /** How many events came back from journals. */
  recovered: number
  /** Pin and title of what was about to be done. */
  readonly begun: Set<string>
  /** The title of each pin as it stood after the last kill: from then on nothing older may come back. */
  readonly seen: Map<string, string>
  /** How many notes are older than that. */
  judged: number
  /** Rows that a fresh start took and left empty. */
  readonly empty: Set<number>
  /** Tabs that write a checkpoint. */
  readonly writing: Set<Page>
  /** How many have been written to their end. */
  written: number
  /** Rows of chunks that were left over before the tabs began. */
  leftOver: ReadonlySet<number>
  kills: number
  /** How many kills have left more of them. */
  cutOff: number
}

/** The three tabs after the last kill, when it is judged and nothing is wrong. */
async function reopen(world: World, told: Told): Promise<{ browser: DoomedBrowser; tabs: Page[] }> {
  told.writing.clear()
  const browser = await openDoomed(world)
  const tabs = await openTabs(world, browser, named(`${told.kills}`))
  for (const tab of tabs) await listen(tab, told)
  const left = await judge(world, tabs, told)
  expect(left, `kill ${told.kills} of seed ${SEED} left ${JSON.stringify(left)}`).toEqual(nothingWrong)
  return { browser, tabs }
}

/** All of them change pins and talk with the server; resolves when each has been heard of, and a checkpoint has cut the log. */
async function setToWork(tabs: readonly Page[], told: Told): Promise<void> {
  told.leftOver = new Set(await tabs[0]?.evaluate(async () => (await window.page.stored())?.leftOver))
  for (const tab of tabs) await tab.evaluate(() => window.page.talk())
  for (const tab of tabs) await tab.evaluate(() => window.page.edit())
  const { written } = told
  await vi.waitUntil(() => hearsAll(told) && told.written > written, { timeout: 30_000 })
}

/** All tabs have changed something since the last kill. */
function hearsAll({ notes, judged }: Told): boolean {
  return new Set(notes.slice(judged).map(({ title }) => placeOf(title)?.tab)).size === TABS.length
}

/** Resolves at a moment in which a checkpoint is being written, as far as it was told. */
async function midCheckpoint({ writing }: Told, wait: () => number): Promise<void> {
  do {
    await vi.waitUntil(() => writing.size > 0, { timeout: 30_000, interval: 1 })
    await pause(wait())
    // What the page has told before it answers is heard before the answer.
    for (const tab of writing) await tab.evaluate(() => null)
  } while (writing.size === 0)
}

async function startAfresh(tab: Page | undefined, { empty }: Told): Promise<void> {
  const ended = await tab?.evaluate(async () => ({ outcome: await window.page.refetch(), stored: await window.page.stored() }))
  expect(ended?.outcome).toEqual({ kind: 'synced' })
  empty.add(ended?.stored?.snapshotRow ?? 0)
}

async function listen(tab: Page, told: Told): Promise<void> {
  await tab.exposeBinding('noteOutside', (_, json: string) => {
    const said = JSON.parse(json) as Note | Place | Begun | CheckpointWord
    if ('checkpoint' in said) hearCheckpoint(tab, said, told)
    else if ('seq' in said) told.seqs.set(said.id, said.seq)
    else if ('id' in said) told.notes.push(said)
    else told.begun.add(`${said.pinId} ${said.title}`)
  })
}

function hearCheckpoint(tab: Page, { checkpoint }: CheckpointWord, told: Told): void {
  if (checkpoint === 'begun') told.writing.add(tab)
  else if (told.writing.delete(tab)) told.written += 1
}

const nothingWrong = { gaps: [], isCutTooFar: false, damage: [], warnings: [], twice: 0, lost: [], notKept: [], notShown: [] }

/** What the last kill has left, with what came back from the journals, against what was told before. */
async function judge(world: World, [tab]: Page[], told: Told): Promise<object> {
  const { notes } = told
  const seen = await tab?.evaluate(() => ({ left: Reflect.get(window, 'left') as Stored | null, again: Reflect.get(window, 'again') as Again, warnings: window.page.state().warnings, titles: window.page.rows().map(({ id, title }) => [id, title] as const) }))
  if (seen === undefined) throw new Error('No tab.')
  // A store that is gone is not a new one.
  if (seen.left === null || seen.again.stored === null) return { ...nothingWrong, lost: [...notes] }
  told.recovered += seen.again.recovered ?? 0
  if (seen.left.leftOver.some((id) => !told.leftOver.has(id))) told.cutOff += 1
  const { rows, events, damage, snapshotRow } = seen.again.stored
  const first = rows[0] ?? snapshotRow + 1
  const there = new Set([...rows, ...[...told.empty].filter((row) => row > first)])
  const own = events.filter(({ isTold }) => !isTold)
  const stored = new Map(own.map(({ id, seq }) => [id, seq]))
  const twice = own.length - stored.size + (events.length - own.length) - new Set(events.filter(({ isTold }) => isTold).map(({ id }) => id)).size
  // What only a journal had got its place just now.
  placeRest(told, stored)
  await askServer(world, told)
  const unsure = settleUntold(told)
  const titles = new Map(seen.titles)
  const notShown = [...lastOf(told)].filter(([pinId]) => !unsure.has(pinId)).map(([pinId, title]) => ({ pinId, title, shown: titles.get(pinId) ?? '' })).filter((one) => !isThatOrLater(one, told))
  for (const [id, title] of seen.titles) told.seen.set(id, title)
  told.judged = notes.length
  return {
    gaps: [...there].toSorted((a, b) => a - b).filter((row, at) => row !== first + at),
    isCutTooFar: first > snapshotRow + 1,
    damage,
    warnings: seen.warnings,
    twice,
    lost: notes.filter(({ id }) => !told.settled.has(id) && isLost(told.seqs.get(id), { at: stored.get(id), first, snapshotRow })),
    notKept: notes.filter(({ id }) => !told.onServer.has(id) && !stored.has(id)),
    notShown,
  }
}

function placeRest({ notes, seqs }: Told, stored: ReadonlyMap<string, number>): void {
  for (const { id } of notes) if (!seqs.has(id) && stored.has(id)) seqs.set(id, stored.get(id) ?? 0)
}

async function askServer(world: World, told: Told): Promise<void> {
  const events = await allEvents(world, told.revision)
  for (const { id } of events) told.onServer.add(id)
  told.revision = events.at(-1)?.revision ?? told.revision
}

/** What the server settled and a checkpoint cut before its place was told outside. Gives the pins whose last change is not known by that. */
function settleUntold({ notes, seqs, settled, onServer }: Told): ReadonlySet<string> {
  const late = notes.filter(({ id }) => !seqs.has(id) && !settled.has(id) && onServer.has(id))
  for (const { id } of late) settled.add(id)
  return new Set(late.map(({ pinId }) => pinId))
}

/** Every acknowledged change has a place. A row that was cut stands in the snapshot: its effect is looked at too. */
function isLost(seq: number | undefined, { at, first, snapshotRow }: { at: number | undefined; first: number; snapshotRow: number }): boolean {
  if (seq === undefined) return true
  return rowOf(seq) >= first ? at !== seq : rowOf(seq) > snapshotRow
}

/** The title that each pin was last known to have: the last acknowledged one, else what stood there after the kill before. */
function lastOf({ notes, seqs, seen, judged }: Told): Map<string, string> {
  return new Map([...seen, ...notes.slice(judged).toSorted((a, b) => (seqs.get(a.id) ?? 0) - (seqs.get(b.id) ?? 0)).map(({ pinId, title }) => [pinId, title] as const)])
}

/** Another title than the last known one must be one that was on its way to this pin when the axe fell, and begun no earlier than that one. */
function isThatOrLater({ pinId, title, shown }: { pinId: string; title: string; shown: string }, { notes, begun }: Told): boolean {
  if (shown === title) return true
  if (!begun.has(`${pinId} ${shown}`) || notes.some((note) => note.title === shown)) return false
  const [then, now] = [placeOf(title), placeOf(shown)]
  return then === null || (now !== null && (now.kill > then.kill || (now.kill === then.kill && (now.tab !== then.tab || now.serial > then.serial))))
}

/** "3 two 17": the seventeenth change of the second tab before the fourth kill. Null: as the server made it. */
function placeOf(title: string): { kill: number; tab: string; serial: number } | null {
  const [kill = '', tab = '', serial = ''] = title.split(' ')
  return TABS.includes(tab) ? { kill: Number(kill), tab, serial: Number(serial) } : null
}

/** Nobody dies any more: three tabs and the server end with the same pins, and the server's log has each change once. */
async function endOf(world: World, tabs: readonly Page[], told: Told): Promise<object> {
  for (const tab of tabs) await tab.evaluate(() => window.page.talk())
  for (const tab of tabs) await vi.waitUntil(async () => tab.evaluate(() => window.page.state().unsent === 0), { timeout: 60_000, interval: 200 })
  const onServer = sorted(await allPins(world))
  const unlike = async (): Promise<string[]> => (await Promise.all(tabs.map(async (tab) => differing(sorted(await tab.evaluate(() => window.page.rows())), onServer)))).flat()
  await vi.waitUntil(async () => (await unlike()).length === 0, { timeout: 30_000, interval: 500 }).catch(() => undefined)
  const events = await allEvents(world)
  const known = new Set(events.map(({ id }) => id))
  const titles = events.flatMap(({ event }) => (event.type === 'pin.updated' ? [event.data.patch.title] : []))
  return { unlikeTheServer: await unlike(), twiceOnServer: titles.length - new Set(titles).size + events.length - known.size, unknownToServer: told.notes.filter(({ id }) => !known.has(id)) }
}

/** With their fields in one order. */
function sorted(pins: readonly Pin[]): string[] {
  return pins.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b))))
}

function differing(rows: readonly string[], wanted: readonly string[]): string[] {
  return Array.from({ length: Math.max(rows.length, wanted.length) }, (_, at) => at).filter((at) => rows[at] !== wanted[at]).map((at) => `${at}: ${rows[at]}, not ${wanted[at]}`)
}

async function allPins({ person, accountId }: World): Promise<Pin[]> {
  const pins: Pin[] = []
  let cursor: string | undefined
  do {
    const outcome = await person.client('getPins', { params: { account_id: accountId }, query: { cursor } })
    if (!outcome.ok) throw new Error(outcome.failure.message)
    pins.push(...outcome.answer.pins)
    cursor = outcome.answer.next ?? undefined
  } while (cursor !== undefined)
  return pins
}

async function allEvents({ person, accountId }: World, after = 0): Promise<CommittedEnvelope[]> {
  const events: CommittedEnvelope[] = []
  for (let more = true; more; ) {
    const answer = await page(person.client, accountId, events.at(-1)?.revision ?? after)
    events.push(...answer.events)
    more = answer.more
  }
  return events
}

async function page(client: Client, accountId: string, after: number): Promise<{ events: CommittedEnvelope[]; more: boolean }> {
  const outcome = await client('getPinEvents', { params: { account_id: accountId }, query: { after, limit: 1000 } })
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return { ...outcome.answer, events: [...readCommitted(outcome.answer.events).events] }
}
