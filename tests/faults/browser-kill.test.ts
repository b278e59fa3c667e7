/**
 * A real Chromium whose three tabs change the same pins, write checkpoints and talk with a real
 * server; all of it killed by SIGKILL at random moments of a checkpoint, the server too. Whatever
 * was acknowledged is noted outside. A kill counts when the store shows that it cut a checkpoint
 * off. `PINLOOM_TEST_FULL=1`: 30 such kills, at other moments; `PINLOOM_TEST_SEED`: at those.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from 'playwright'
import { expect, test, vi } from 'vitest'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { judge, nothingReported, nothingWrong, placeOf, TABS } from './browser-kill-judge.ts'
import type { Reported } from './browser-kill-judge.ts'
import type { Begun, CheckpointWord, Note, Place } from './browser-kill-page.ts'
import { allEvents, allPins } from './browser-kill-server.ts'
import { makeWorld, openDoomed, openTabs, signIn } from './browser-kill-world.ts'
import type { DoomedBrowser } from './browser-kill-browser.ts'
import type { World } from './browser-kill-world.ts'
import { patience } from '../support/processes/patience.ts'
import { startServerProcess } from './server-process.ts'
import { randomBy, TEST_SEED } from '../support/random-by.ts'

const KILLS = process.env['PINLOOM_TEST_FULL'] === '1' ? 30 : 1
/**
 * A kill may come a moment after the checkpoint that it was meant for, on a busy machine more
 * often. One that misses nearly always is the test's fault.
 */
const MAX_KILLS = Math.max(8, KILLS * 4)
/** About 30 chunks: a checkpoint has slices. */
const PINS = 2000
/** How long after a checkpoint's first rows a kill comes, at most. ms */
const LATEST = 100
/**
 * By turns: when the server dies too. `before`: nothing that is changed after the fresh start can
 * be sent, so the log must keep all of it.
 */
const deaths = ['before', 'meanwhile', null, null, null, null] as const
/** Thirty kills take some three minutes on two idle cores, up to nine where many share them. ms */
const TIMEOUT_MS = 600_000

test(
  `kills of the browser in the middle of a checkpoint, with three tabs and a server that dies too: nothing lost, nothing twice, all equal at the end (${KILLS})`,
  async () => {
    const random = randomBy(TEST_SEED)
    const world = await makeWorld(PINS)
    const told = nothingReported()
    let server = await startServerProcess(world.environment)
    await signIn(world)
    let { browser, tabs } = await reopen(world, told)
    for (; told.cutOff < KILLS; { browser, tabs } = await reopen(world, told)) {
      expect(told.kills, 'too many kills have missed a checkpoint').toBeLessThan(MAX_KILLS)
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
    expect(await endOf(world, tabs, told)).toEqual({
      unlikeTheServer: [],
      twiceOnServer: 0,
      unknownToServer: [],
    })
    await browser.kill()
    console.info(
      `${told.kills} kills, ${told.cutOff} of them cut a checkpoint off; of ${told.notes.length} acknowledged changes ${told.recovered} came back from journals, and ${told.settled.size} could be looked for on the server only`,
    )
    expect(told.notes.length).toBeGreaterThan(KILLS * 20)
    // How many depends on how fast the machine is; when it is all of them, the store itself was
    // never looked at.
    expect(told.settled.size).toBeLessThan(told.notes.length)
    expect(told.recovered).toBeGreaterThan(0)
  },
  TIMEOUT_MS,
)

test('no room in the browser: changes stay in memory and in the outbox, and are stored when there is room again', async () => {
  const world = await makeWorld()
  await startServerProcess(world.environment)
  await signIn(world)
  const browser = await openDoomed(world)
  const { origin } = new URL(world.site.address)
  // Before anything is stored: Chromium asks for what is left twice a minute only, until it is
  // little. The override lasts as long as its page.
  const devTools = await browser.context.newCDPSession(await browser.context.newPage())
  await devTools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_500_000 })
  const [tab] = await openTabs(world, browser, named('quota'))
  if (tab === undefined) throw new Error('No tab.')
  await tab.evaluate(async () => window.page.refetch())
  expect(await tab.evaluate(async () => window.page.fill(10))).toBe('saved')
  await expect
    .poll(async () => tab.evaluate(async () => window.page.fill(300)), { timeout: 60_000 })
    .toBe('memoryOnly')
  // What the journal kept till then is refused too.
  await tab.evaluate(async () => window.page.settled())
  const { unsent, warnings } = await tab.evaluate(() => window.page.state())
  expect(unsent).toBeGreaterThan(1)
  expect(warnings).toContain(
    'The browser’s storage is full: changes of pins are kept in memory only.',
  )
  await devTools.send('Storage.overrideQuotaForOrigin', { origin })
  // Without another change: it tries again by itself.
  await expect
    .poll(async () => tab.evaluate(() => window.page.state()), { timeout: 30_000 })
    .toMatchObject({ state: 'saved', unsent })
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

/** The three tabs after the last kill, when it is judged and nothing is wrong. */
async function reopen(
  world: World,
  told: Reported,
): Promise<{ browser: DoomedBrowser; tabs: Page[] }> {
  told.writing.clear()
  const browser = await openDoomed(world)
  const tabs = await openTabs(world, browser, named(`${told.kills}`))
  for (const tab of tabs) await listen(tab, told)
  const left = await judge(world, tabs, told)
  expect(left, `kill ${told.kills} of seed ${TEST_SEED} left ${JSON.stringify(left)}`).toEqual(
    nothingWrong,
  )
  return { browser, tabs }
}

/**
 * All of them change pins and talk with the server; resolves when each has reported, and a
 * checkpoint has cut the log.
 */
async function setToWork(tabs: readonly Page[], told: Reported): Promise<void> {
  told.leftOver = new Set(
    await tabs[0]?.evaluate(async () => (await window.page.stored())?.leftOver),
  )
  for (const tab of tabs) await tab.evaluate(() => window.page.talk())
  for (const tab of tabs) await tab.evaluate(() => window.page.edit())
  const { written } = told
  await vi.waitUntil(() => receivesAll(told) && told.written > written, {
    timeout: patience(30_000),
  })
}

/** All tabs have changed something since the last kill. */
function receivesAll({ notes, judged }: Reported): boolean {
  return new Set(notes.slice(judged).map(({ title }) => placeOf(title)?.tab)).size === TABS.length
}

/** Resolves at a moment in which a checkpoint is being written, as far as it was reported. */
async function midCheckpoint({ writing }: Reported, wait: () => number): Promise<void> {
  do {
    await vi.waitUntil(() => writing.size > 0, { timeout: patience(30_000), interval: 1 })
    await pause(wait())
    // What the page has reported before it answers is received before the answer.
    for (const tab of writing) await tab.evaluate(() => null)
  } while (writing.size === 0)
}

async function startAfresh(tab: Page | undefined, { empty }: Reported): Promise<void> {
  const ended = await tab?.evaluate(async () => ({
    outcome: await window.page.refetch(),
    stored: await window.page.stored(),
  }))
  expect(ended?.outcome).toEqual({ kind: 'synced' })
  empty.add(ended?.stored?.snapshotRow ?? 0)
}

async function listen(tab: Page, told: Reported): Promise<void> {
  await tab.exposeBinding('recordOutside', (_, json: string) => {
    const said = JSON.parse(json) as Note | Place | Begun | CheckpointWord
    if ('checkpoint' in said) receiveCheckpoint(tab, said, told)
    else if ('seq' in said) told.seqs.set(said.id, said.seq)
    else if ('id' in said) told.notes.push(said)
    else told.begun.add(`${said.pinId} ${said.title}`)
  })
}

function receiveCheckpoint(tab: Page, { checkpoint }: CheckpointWord, told: Reported): void {
  if (checkpoint === 'begun') told.writing.add(tab)
  else if (told.writing.delete(tab)) told.written += 1
}

/**
 * No more kills: three tabs and the server end with the same pins, and the server's log has
 * each change once.
 */
async function endOf(world: World, tabs: readonly Page[], told: Reported): Promise<object> {
  for (const tab of tabs) await tab.evaluate(() => window.page.talk())
  for (const tab of tabs)
    await vi.waitUntil(async () => tab.evaluate(() => window.page.state().unsent === 0), {
      timeout: patience(60_000),
      interval: 200,
    })
  const onServer = sorted(await allPins(world))
  const unlike = async (): Promise<string[]> =>
    (
      await Promise.all(
        tabs.map(async (tab) =>
          differing(sorted(await tab.evaluate(() => window.page.rows())), onServer),
        ),
      )
    ).flat()
  await vi
    .waitUntil(async () => (await unlike()).length === 0, { timeout: 30_000, interval: 500 })
    .catch(() => undefined)
  const events = await allEvents(world)
  const known = new Set(events.map(({ id }) => id))
  const titles = events.flatMap(({ event }) =>
    event.type === 'pin.updated' ? [event.data.patch.title] : [],
  )
  return {
    unlikeTheServer: await unlike(),
    twiceOnServer: titles.length - new Set(titles).size + events.length - known.size,
    unknownToServer: told.notes.filter(({ id }) => !known.has(id)),
  }
}

/** With their fields in one order. */
function sorted(pins: readonly Pin[]): string[] {
  return pins.map((row) =>
    JSON.stringify(Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b))),
  )
}

function differing(rows: readonly string[], wanted: readonly string[]): string[] {
  return Array.from({ length: Math.max(rows.length, wanted.length) }, (_, at) => at)
    .filter((at) => rows[at] !== wanted[at])
    .map((at) => `${at}: ${rows[at]}, not ${wanted[at]}`)
}
