/**
 * Three tabs of one browser act at random without waiting for each other, and some tabs or the
 * whole browser are killed. Each change has the same effect on a tab's pins as on plain arrays, and
 * all tabs end with the result of one replay of the log on plain arrays.
 */
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { anyLogEvent } from '../../../tests/arbitraries/pin-event-arbitrary.ts'
import { testId } from '#core/pins/pin.builder.ts'
import { envelopAction } from '#core/pins/pin-commands.ts'
import type { NewPinEnvelope } from '#core/pins/pin-commands.ts'
import { planRedo, planUndo } from '#core/pins/history/pin-undo.ts'
import {
  added,
  content,
  envelope,
  many,
  titled,
  watchLog,
} from '../../../tests/support/pin-store/open-log.ts'
import { replayNaively } from '../../../tests/support/pin-store/pin-store.model.ts'
import {
  browser,
  closeTabs,
  inBrowsers,
  PATIENCE,
  RUNS,
} from '../../../tests/support/pin-store/tab-builder.ts'
import type { Tab } from '../../../tests/support/pin-store/tab-builder.ts'

/** As many as are kept for undo: when they are settled, a checkpoint cuts what was done before. */
const STEPS = 100
/** More than a play asks storage for: then the browser dies at its end. */
const MAX_REQUESTS = 40
const WRITING = ['put', 'add', 'delete', 'clear'] as const

interface World {
  /** By tab, in its order: the ids of what was asked for at once. */
  readonly asked: Map<Tab, string[][]>
  /** What a kill can't take any more. */
  readonly acknowledged: Set<string>
  isDead: boolean
}

interface Real extends ReturnType<typeof browser> {
  /** When the browser dies in the middle of the play. */
  readonly died: Promise<null>
  readonly tabs: Tab[]
  readonly watched: ReturnType<typeof watchLog>
  readonly running: Promise<unknown>[]
  made: number
}

type Step = fc.AsyncCommand<World, Real>
type Run = (tab: Tab, world: World, real: Real) => Promise<unknown> | undefined

afterEach(closeTabs)

/** Not waited for. */
const step =
  (name: string, run: Run) =>
  (nth: number): Step => ({
    check: ({ isDead }) => !isDead,
    run: async (world, real) => {
      const tab = real.tabs[nth]
      const running = tab === undefined ? undefined : run(tab, world, real)
      if (running !== undefined) real.running.push(running)
      await Promise.resolve()
    },
    toString: () => `tab ${nth}: ${name}`,
  })
const inTab = <T>(
  of: fc.Arbitrary<T>,
  make: (value: T) => (nth: number) => Step,
): fc.Arbitrary<Step> => fc.tuple(fc.nat({ max: 2 }), of).map(([nth, value]) => make(value)(nth))

async function append(tab: Tab, world: World, envelopes: readonly NewPinEnvelope[]): Promise<void> {
  const before = content(tab.log.current())
  const stored = tab.log.append(envelopes)
  expect(content(tab.log.current())).toEqual(replayNaively(envelopes, before))
  const ids = envelopes.map(({ id }) => id)
  world.asked.set(tab, [...(world.asked.get(tab) ?? []), ids])
  await stored
  if (tab.log.state() === 'saved') for (const id of ids) world.acknowledged.add(id)
}

const appends = inTab(fc.array(anyLogEvent, { minLength: 1, maxLength: 4 }), (events) =>
  step(JSON.stringify(events), async (tab, world) =>
    append(
      tab,
      world,
      events.map((event) => envelope(event)),
    ),
  ),
)

const takesBack = inTab(fc.constantFrom('undo', 'redo'), (verb) =>
  step(verb, (tab, world, real) => {
    const plan = (verb === 'undo' ? planUndo : planRedo)(tab.log.history())
    if (!plan.ok) return undefined
    return append(
      tab,
      world,
      envelopAction(plan.events, {
        at: 5_000,
        tab: 'tab',
        newId: () => testId(`taken back ${(real.made += 1)}`),
      }),
    )
  }),
)

/** What a closed tab leaves is in the log when the next tab opens. */
const leaves = inTab(fc.constantFrom('kill', 'close'), (way) => (nth) => ({
  check: ({ isDead }) => !isDead,
  run: async (_, real) => {
    if (way === 'kill') real.tabs[nth]?.kill()
    else real.running.push(Promise.resolve(real.tabs[nth]?.log.close()))
    const next = await Promise.race([real.openTab(), real.died])
    if (next !== null) real.tabs[nth] = next
  },
  toString: () => `tab ${nth}: ${way}`,
}))

const others = inTab(
  fc.constantFrom<[string, Run]>(
    ['checkpoint', async ({ log }) => log.checkpoint()],
    ['acknowledge', async ({ log }) => log.acknowledge(log.unsent().slice(0, 1))],
    ['catch up', async ({ log }) => log.catchUp()],
    [
      'a hundred steps, settled and cut',
      async (tab, world) => {
        await append(
          tab,
          world,
          Array.from({ length: STEPS }, (_, at) => envelope(titled('p1', `Step ${at}`))),
        )
        await tab.log.acknowledge(tab.log.unsent())
        await tab.log.checkpoint()
      },
    ],
  ),
  ([name, run]) => step(name, run),
)

const waits = fc.constant<Step>({
  check: () => true,
  run: async () => new Promise((resolve) => setImmediate(resolve)),
  toString: () => 'wait',
})

/** Long plays as often as short ones. */
const anyPlay = fc.noBias(
  fc.commands<World, Real, false>(
    [appends, appends, appends, takesBack, leaves, others, others, waits, waits],
    { maxCommands: 18 },
  ),
)
const noWorld = (): World => ({ asked: new Map(), acknowledged: new Set(), isDead: false })

/**
 * The log has a prefix of each tab's requests, each complete, once and in order, and everything
 * that was acknowledged.
 */
function expectBeginnings({ asked, acknowledged }: World, ids: readonly string[]): void {
  expect(new Set(ids).size).toBe(ids.length)
  expect([...acknowledged].filter((id) => !ids.includes(id))).toEqual([])
  for (const groups of asked.values()) {
    const own = new Set(groups.flat())
    const found = ids.filter((id) => own.has(id))
    const whole = groups
      .filter((_, at) => groups.slice(0, at + 1).flat().length <= found.length)
      .flat()
    expect(found).toEqual(whole)
  }
}

/** Nothing is half in the log, and what is in it is what a new tab shows. */
async function expectOneReplay(
  world: World,
  { watched, openTab }: Real,
): Promise<ReturnType<typeof replayNaively>> {
  const afresh = await openTab()
  const truth = watched.events()
  expect(content(afresh.log.current())).toEqual(replayNaively(truth))
  expect(watched.rows()).toEqual(watched.rows().map((_, at) => at + 1))
  expectBeginnings(
    world,
    truth.map(({ id }) => id),
  )
  return replayNaively(truth)
}

test.each(inBrowsers)(
  'three tabs %s, some killed or closed at any moment, end like one replay of the log on plain arrays: nothing lost, nothing twice',
  async (_, parts, files) => {
    await fc.assert(
      fc.asyncProperty(anyPlay, async (steps) => {
        const inBrowser = browser(parts, files)
        const watched = watchLog(inBrowser.name)
        try {
          const [world, tabs] = [
            noWorld(),
            [await inBrowser.openTab(), await inBrowser.openTab(), await inBrowser.openTab()],
          ]
          const real: Real = {
            ...inBrowser,
            watched,
            tabs,
            running: [],
            died: new Promise(() => undefined),
            made: 0,
          }
          await fc.asyncModelRun(() => ({ model: world, real }), steps)
          await Promise.all(real.running)
          for (const { log } of tabs) {
            await log.settled()
            await log.catchUp()
          }
          const end = await expectOneReplay(world, real)
          await vi.waitFor(
            () => tabs.forEach(({ log }) => expect(content(log.current())).toEqual(end)),
            { timeout: 20_000, interval: 5 },
          )
          expect(inBrowser.warnings).toEqual([])
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

/**
 * At its nth request to write, and at each later one, the browser's transaction comes to nothing.
 */
function crashAt(request: number, name: string, kill: () => void) {
  const { promise: died, resolve } = Promise.withResolvers<null>()
  let left = request
  const die = (): void => {
    kill()
    resolve(null)
  }
  const writing = WRITING.map((method) =>
    instead<IDBObjectStore>(IDBObjectStore.prototype, method, (store, go) => {
      const made = go()
      if (store.transaction.db.name !== name || left-- > 0) return made
      die()
      queueMicrotask(() => abort(store.transaction))
      return made
    }),
  )
  // What is dead commits nothing.
  const committing = instead<IDBTransaction>(
    IDBTransaction.prototype,
    'commit',
    (transaction, go) => (transaction.db.name !== name || left >= 0 ? go() : undefined),
  )
  return { died, die, restore: () => [...writing, committing].forEach((restore) => restore()) }
}

/** Gives the way back to the browser's own. */
function instead<T extends object>(
  prototype: T,
  method: keyof T,
  run: (self: T, go: () => unknown) => unknown,
): () => void {
  const own = Object.getOwnPropertyDescriptor(prototype, method) ?? {}
  const original = own.value as (...words: unknown[]) => unknown
  const value = function (this: T, ...words: unknown[]) {
    return run(this, () => original.apply(this, words))
  }
  Object.defineProperty(prototype, method, { ...own, value })
  return () => Object.defineProperty(prototype, method, own)
}

function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort()
  } catch {
    // It has come to nothing already.
  }
}

test.each([inBrowsers[1], inBrowsers[2]])(
  'the browser %s dies at any request to write, also of a checkpoint: all that was acknowledged is there, whole, once, and a beginning of what was asked for',
  async (_, parts, files) => {
    await fc.assert(
      fc.asyncProperty(anyPlay, fc.nat({ max: MAX_REQUESTS }), async (steps, request) => {
        const inBrowser = browser(parts, files)
        const watched = watchLog(inBrowser.name)
        const [world, tabs] = [
          noWorld(),
          [await inBrowser.openTab(), await inBrowser.openTab(), await inBrowser.openTab()],
        ]
        const crash = crashAt(request, inBrowser.name, () => {
          world.isDead = true
          inBrowser.killAll()
        })
        try {
          const real: Real = { ...inBrowser, watched, tabs, running: [], died: crash.died, made: 0 }
          await fc.asyncModelRun(async () => {
            if (tabs[0] !== undefined) await append(tabs[0], world, [envelope(added(...many(70)))])
            return { model: world, real }
          }, steps)
          crash.die()
          await new Promise((resolve) => setTimeout(resolve, 1))
          crash.restore()
          const end = await expectOneReplay(world, real)
          expect(content((await inBrowser.openTab()).log.current())).toEqual(end)
        } finally {
          crash.restore()
          watched.restore()
          await closeTabs()
        }
      }),
      { numRuns: Math.ceil(RUNS / 2), interruptAfterTimeLimit: RUNS * 1_000 + PATIENCE / 2 },
    )
  },
  RUNS * 1_000 + PATIENCE,
)
