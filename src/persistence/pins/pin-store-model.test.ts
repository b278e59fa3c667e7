/**
 * Up to three tabs of one browser, one after the other, against plain arrays: whatever people do,
 * undo and do again, and however often tabs are reloaded, killed or write the book down in between,
 * each tab shows what the arrays have, and so does every way of reading the log.
 */
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { testAccount, testId } from '#core/pins/pin.builder.ts'
import { envelopAction } from '#core/pins/pin-commands.ts'
import { isShared, LogEnvelope } from '#core/pins/events/pin.events.ts'
import type { PinEvent } from '#core/pins/events/pin.events.ts'
import { applyPinEvent, emptyBook } from '#core/pins/book/pin.reducer.ts'
import { eventsOn, planRedo, planUndo } from '#core/pins/history/pin-undo.ts'
import {
  anyCloseIntent,
  anyIntent,
  anySharedIntent,
  manyPins,
  retitle,
} from '../../../tests/support/pin-store/actions.model.ts'
import type { Intent } from '../../../tests/support/pin-store/actions.model.ts'
import { content, device, tamper, watchLog } from '../../../tests/support/pin-store/open-log.ts'
import { applied, noPins, replayNaively } from '../../../tests/support/pin-store/pin-store.model.ts'
import type { NaivePins } from '../../../tests/support/pin-store/pin-store.model.ts'
import { firstSeqOfRow } from './log/row.ts'
import { browser, closeTabs, PATIENCE, RUNS } from '../../../tests/support/pin-store/tab-builder.ts'
import type { Tab } from '../../../tests/support/pin-store/tab-builder.ts'
import { NaiveUndo } from '../../../tests/support/pin-store/undo.model.ts'

/** As many as are kept for undo: when they are settled, a checkpoint cuts what was done before. */
const STEPS = 100

/** Plain arrays, and each state of them by how many events the log has then. */
class World {
  now: NaivePins = noPins
  readonly undo = new NaiveUndo()
  readonly states = new Map<number, NaivePins>([[0, noPins]])
  clock = 10_000
  events = 0

  become(after: NaivePins, events: number): void {
    this.now = after
    this.events += events
    this.states.set(this.events, after)
  }
}

interface Real extends ReturnType<typeof browser> {
  readonly tabs: Tab[]
  readonly watched: ReturnType<typeof watchLog>
  /** The tab that acted last: the log may not have its action yet. */
  last: number
}

type Step = fc.AsyncCommand<World, Real>
const step = (name: string, run: Step['run'], check: Step['check'] = () => true): Step => ({
  check,
  run,
  toString: () => name,
})
const inTab = <T>(of: fc.Arbitrary<T>, make: (tab: number, value: T) => Step): fc.Arbitrary<Step> =>
  fc.tuple(fc.nat({ max: 2 }), of).map(([tab, value]) => make(tab, value))

afterEach(closeTabs)

function expectShown(tab: Tab, world: World): void {
  expect(content(tab.log.current())).toEqual(world.now)
}

/** It shows what the arrays have: now, or when it has read what another one cut. */
async function shows(tab: Tab, world: World): Promise<void> {
  await vi.waitFor(() => expectShown(tab, world), { timeout: 5_000, interval: 1 })
}

/** The tab whose turn it is has received everything before. */
async function turn(nth: number, world: World, real: Real): Promise<Tab> {
  const [tab, before] = [real.tabs[nth], real.tabs[real.last]]
  if (tab === undefined || before === undefined) throw new Error('There are three tabs.')
  if (before !== tab) await before.log.settled()
  real.last = nth
  await tab.log.catchUp()
  await shows(tab, world)
  return tab
}

async function log(
  tab: Tab,
  world: World,
  { id, events, after }: { id: string; events: readonly PinEvent[]; after: NaivePins },
): Promise<void> {
  let nth = 0
  const envelopes = envelopAction(events, {
    at: world.clock,
    tab: 'tab',
    id,
    newId: () => testId(`${id} ${(nth += 1)}`),
  })
  const stored = tab.log.append(envelopes)
  world.become(after, envelopes.length)
  expectShown(tab, world)
  await stored
}

async function want(tab: Tab, world: World, { command, effect }: Intent): Promise<void> {
  const at = (world.clock += 1)
  const events = command(tab.log.current(), at)
  const change = effect(world.now, at)
  expect(events.length > 0).toBe(change !== null)
  if (change === null) return
  const { after, cells } = change
  const id = testId(`deed ${at}`)
  if (cells !== null)
    world.undo.did(
      id,
      {
        before: world.now,
        after,
        cells,
        deselects: after.selected.filter((other) => !world.now.selected.includes(other)),
      },
      true,
    )
  await log(tab, world, { id, events, after })
}

const acts = (of: fc.Arbitrary<Intent>) =>
  inTab(of, (nth, intent) =>
    step(`tab ${nth}: ${intent.name}`, async (world, real) =>
      want(await turn(nth, world, real), world, intent),
    ),
  )

/** `pick`: not the last step, but that one. */
const takeBack = (verb: 'undone' | 'redone') =>
  inTab(fc.option(fc.nat({ max: 9 })), (nth, pick) =>
    step(`tab ${nth}: ${verb} ${pick ?? 'the last'}`, async (world, real) => {
      const tab = await turn(nth, world, real)
      await tab.log.settled()
      const { undo } = world
      const history = tab.log.history()
      // When a tab forgets its oldest steps is its own business.
      const latest = (roots: readonly string[]): readonly string[] => roots.slice(-STEPS / 2)
      expect(
        [history.undo, history.redo].map((list) => latest(list.map(({ root }) => root))),
      ).toEqual([undo.undo, undo.redo].map(latest))
      const steps = verb === 'undone' ? undo.undo : undo.redo
      const root =
        pick === null || steps.length === 0 ? undefined : steps.at(-1 - (pick % steps.length))
      const plan = verb === 'undone' ? planUndo(history, root) : planRedo(history, root)
      const at = (world.clock += 1)
      const after = undo[verb](root, world.now, at)
      expect(plan.ok ? 'taken back' : plan.reason.kind).toBe(
        typeof after === 'string' ? after : 'taken back',
      )
      if (plan.ok && typeof after !== 'string')
        await log(tab, world, {
          id: testId(`deed ${at}`),
          events: eventsOn(tab.log.current(), plan),
          after,
        })
    }),
  )

/**
 * Waits until all is settled, then the server reports another device's change. That is no step of
 * the model, and may interfere with it.
 */
async function hear(tab: Tab, world: World, { command, effect }: Intent): Promise<void> {
  await tab.log.settled()
  await tab.log.acknowledge(tab.log.unsent())
  const at = (world.clock += 1)
  const events = command(tab.log.current(), at)
  const change = effect(world.now, at)
  expect(events.length > 0).toBe(change !== null)
  if (change === null) return
  const id = testId(`deed ${at}`)
  world.undo.did(id, { before: world.now, after: change.after, cells: change.cells ?? [] }, false)
  world.become(change.after, events.length)
  const first = tab.log.revision() + 1
  let nth = 0
  const told = envelopAction(events, {
    at,
    tab: 'other',
    id,
    newId: () => testId(`${id} ${(nth += 1)}`),
  })
  await tab.log.applyRemote(
    told.flatMap(({ event, ...rest }, place) =>
      isShared(event) ? [{ ...rest, event, revision: first + place }] : [],
    ),
  )
  await shows(tab, world)
}

const elsewhere = inTab(anySharedIntent, (nth, intent) =>
  step(`tab ${nth} hears: ${intent.name}`, async (world, real) =>
    hear(await turn(nth, world, real), world, intent),
  ),
)

const cut = inTab(fc.constant(null), (nth) =>
  step(
    `tab ${nth}: a hundred steps, settled and cut`,
    async (world, real) => {
      const tab = await turn(nth, world, real)
      await Promise.all(
        Array.from({ length: STEPS }, async (_, at) =>
          want(tab, world, retitle('p1', `Step ${at}`)),
        ),
      )
      await tab.log.settled()
      await tab.log.acknowledge(tab.log.unsent())
      await tab.log.checkpoint()
      await shows(tab, world)
    },
    (world) => world.now.rows.some(({ id }) => id === testId('p1')),
  ),
)

const others = inTab(fc.constantFrom('checkpoint', 'acknowledge', 'catch up'), (nth, what) =>
  step(`tab ${nth}: ${what}`, async (world, real) => {
    const tab = await turn(nth, world, real)
    if (what === 'checkpoint') await tab.log.checkpoint()
    if (what === 'acknowledge') await tab.log.acknowledge(tab.log.unsent().slice(0, 3))
    await shows(tab, world)
  }),
)

/** A tab that dies may have changes that only its journal holds. */
const leaves = inTab(fc.constantFrom('kill', 'close'), (nth, way) =>
  step(`tab ${nth}: ${way}`, async (world, real) => {
    if (way === 'close') await (await turn(nth, world, real)).log.close()
    else {
      real.tabs[nth]?.kill()
      if (real.last !== nth) await real.tabs[real.last]?.log.settled()
    }
    const next = await real.openTab()
    real.tabs[nth] = next
    real.last = nth
    expectShown(next, world)
  }),
)

const [act, actsClose] = [acts(anyIntent), acts(anyCloseIntent)]
/** Long plays as often as short ones. */
const mixedPlay = fc.noBias(
  fc.commands<World, Real, false>(
    [
      act,
      act,
      act,
      act,
      act,
      takeBack('undone'),
      takeBack('undone'),
      takeBack('redone'),
      others,
      leaves,
      elsewhere,
      cut,
    ],
    { maxCommands: 24 },
  ),
)
const undoingPlay = fc.noBias(
  fc.commands<World, Real, false>(
    [actsClose, actsClose, takeBack('undone'), takeBack('undone'), takeBack('redone')],
    { maxCommands: 24 },
  ),
)
const anyPlay = fc.oneof(mixedPlay, undoingPlay)

async function expectOneTruth(world: World, real: Real): Promise<void> {
  for (const tab of real.tabs) await tab.log.settled()
  for (const tab of real.tabs) {
    await tab.log.catchUp()
    await shows(tab, world)
  }
  const afresh = await real.openTab()
  expectShown(afresh, world)
  expect(afresh.needsReset).toBe(false)
  const events = real.watched.events()
  expect(real.watched.rows()).toEqual(real.watched.rows().map((_, at) => at + 1))
  expect(new Set(events.map(({ id }) => id)).size).toBe(events.length)
  expect(events).toHaveLength(world.events)
}

/**
 * The log from its start, event by event: by the arrays, by the product's reducer, and as the
 * commands had it.
 */
function expectEveryPrefix(world: World, events: readonly LogEnvelope[]): void {
  let naive = noPins
  let book = emptyBook(testAccount)
  for (const [at, envelope] of events.entries()) {
    expect(LogEnvelope.parse(envelope)).toEqual(envelope)
    naive = applied(naive, envelope.event, envelope.at)
    book = applyPinEvent(book, envelope.event, envelope.at)
    expect(content(book)).toEqual(naive)
    expect(naive).toEqual(world.states.get(at + 1) ?? naive)
  }
}

/** A browser that has only the first rows of the log. */
async function expectPrefixLoads(world: World, real: Real, part: number): Promise<void> {
  const rows = real.watched.bytes()
  const first = rows.slice(0, Math.floor(part * rows.length))
  const other = device(`another of ${real.userId}`)
  await (await other.reload()).log.close()
  await vi.waitFor(async () => expect(await other.indexedDB.databases()).toHaveLength(1), {
    timeout: 5_000,
    interval: 1,
  })
  await tamper(other.indexedDB, 'log', (store) =>
    first.forEach(([row, bytes]) => store.put(bytes, row)),
  )
  const { log: loaded, book } = await other.reload()
  const last = first.at(-1)?.[0] ?? 0
  const until = real.watched.events().filter(({ seq }) => seq < firstSeqOfRow(last + 1))
  expect(content(book)).toEqual(replayNaively(until))
  expect(content(book)).toEqual(world.states.get(until.length) ?? content(book))
  expect(other.warnings).toEqual([])
  await loaded.close()
}

test.each([
  ['without journals', { hasJournals: false }],
  ['with journals', { hasJournals: true }],
])(
  'up to three tabs %s show what plain arrays have; a reload, a replay of everything and every prefix of the log give the same',
  async (_, files) => {
    await fc.assert(
      fc.asyncProperty(anyPlay, fc.double({ min: 0, max: 1, noNaN: true }), async (steps, part) => {
        const real = browser(undefined, files)
        const watched = watchLog(real.name)
        try {
          const parts = {
            world: new World(),
            real: {
              ...real,
              watched,
              tabs: [await real.openTab(), await real.openTab(), await real.openTab()],
              last: 0,
            },
          }
          await fc.asyncModelRun(async () => {
            await hear(await turn(0, parts.world, parts.real), parts.world, manyPins())
            return { model: parts.world, real: parts.real }
          }, steps)
          await expectOneTruth(parts.world, parts.real)
          expectEveryPrefix(parts.world, watched.events())
          await expectPrefixLoads(parts.world, parts.real, part)
          expect(real.warnings).toEqual([])
        } finally {
          watched.restore()
          await closeTabs()
        }
      }),
      { numRuns: RUNS, interruptAfterTimeLimit: RUNS * 1_000 + PATIENCE / 2 },
    )
  },
  RUNS * 1_000 + PATIENCE,
)
