/**
 * Three tabs of one browser do anything at any moment, and die, with a server that others change
 * too: however sending, fetching, fresh starts and checkpoints mix, everybody ends with what the
 * server has. Without a server: `pin-tabs.model.test.ts`.
 */
import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { pin, testId } from '#core/pins/pin.builder.ts'
import { isShared } from '#core/pins/events/pin.events.ts'
import type { PinBook } from '#core/pins/book/pin.reducer.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { envelope, selected, titled, watchLog } from '../../../tests/support/pin-store/open-log.ts'
import type { LogEvent } from '../../../tests/support/pin-store/open-log.ts'
import { testServer } from '../../../tests/support/pin-store/sync-server.ts'
import { createPinSync } from './sync/engine.ts'
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

const shown = (book: PinBook) => ({
  rows: listPins(book),
  selected: book.selectedIds,
  committed: book.committedIds,
})

afterEach(closeTabs)

interface Move {
  readonly tab: number
  readonly do:
    | 'append'
    | 'cut'
    | 'checkpoint'
    | 'acknowledge'
    | 'catchUp'
    | 'wait'
    | 'kill'
    | 'close'
    | 'round'
    | 'refetch'
    | 'elsewhere'
  readonly events?: LogEvent[]
}

const anyTab = fc.nat({ max: 2 })
const appends = (event: fc.Arbitrary<LogEvent>): fc.Arbitrary<Move> =>
  fc.record({
    tab: anyTab,
    do: fc.constant('append' as const),
    events: fc.array(event, { minLength: 1, maxLength: 4 }),
  })
const moves = (...names: Exclude<Move['do'], 'append'>[]): fc.Arbitrary<Move> =>
  fc.record({ tab: anyTab, do: fc.constantFrom(...names) })

const anyPin = fc.constantFrom(...Array.from({ length: 6 }, (_, at) => `p${at}`))
const anyChange: fc.Arbitrary<LogEvent> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(anyPin, fc.nat({ max: 9_999 }))
      .map(([name, nth]) => titled(name, `Typed ${nth}`)),
  },
  fc.tuple(anyPin, fc.boolean()).map(([name, favored]) => ({
    type: 'pin.favored' as const,
    data: { id: testId(name), favored, before: !favored },
  })),
  anyPin.map((name) => ({ type: 'pins.deleted' as const, data: { ids: [testId(name)] } })),
  anyPin.map((name) => selected(name)),
)

test.each(inBrowsers)(
  'three tabs %s and a server that others change too: all end alike, and each change is there once',
  async (_, parts, files) => {
    const anyMove = fc.oneof(
      { weight: 6, arbitrary: appends(anyChange) },
      {
        weight: 12,
        arbitrary: moves(
          'cut',
          'checkpoint',
          'kill',
          'close',
          'catchUp',
          'wait',
          'wait',
          'round',
          'round',
          'round',
          'refetch',
          'elsewhere',
          'elsewhere',
        ),
      },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(anyMove, { maxLength: 30 }), async (list) => {
        const { openTab, name, warnings } = browser(parts, files)
        const watched = watchLog(name)
        try {
          const server = testServer(Array.from({ length: 6 }, (_, at) => pin(`p${at}`)))
          const run = await play(list, async () => talking(await openTab(), server), server)
          await vi.waitFor(async () => {
            for (const { talk } of run.tabs) expect(await talk.round()).toEqual({ kind: 'synced' })
            for (const { log } of run.tabs) {
              await log.settled()
              await log.catchUp()
            }
            const states = run.tabs.map(({ log }) => ({
              unsent: log.unsent(),
              revision: log.revision(),
              ...shown(log.current()),
            }))
            for (const state of states)
              expect(state).toEqual({ ...states[0], unsent: [], revision: server.revision() })
            // Without locks two tabs talk at once: the server's word on a pin may be stored twice,
            // behind a later one.
            expect(states[0]?.rows).toEqual(
              parts.locks === null ? states[1]?.rows : listPins(server.book()),
            )
          }, 20_000)
          const afresh = await openTab()
          expect([warnings, afresh.needsReset]).toEqual([[], false])
          for (const { log } of run.tabs)
            expect(shown(log.current())).toEqual(shown(afresh.log.current()))
          expect(watched.rows()).toEqual(watched.rows().map((_, at) => at + 1))
          const known = new Set(server.ids())
          expect([...run.sent].filter((id) => !known.has(id))).toEqual([])
          expect(server.ids()).toHaveLength(known.size)
        } finally {
          watched.restore()
          await closeTabs()
        }
      }),
      { numRuns: RUNS },
    )
  },
  RUNS * 1_000 + PATIENCE,
)

type Talking = Tab & { readonly talk: ReturnType<typeof createPinSync> }
type Server = ReturnType<typeof testServer>

/** A tab that is killed is asked nothing and given nothing more. */
function talking(tab: Tab, server: Server): Talking {
  const sync = createPinSync({
    client: server.clientOf(tab),
    log: tab.log,
    tab: 'tab',
    now: () => Date.now(),
    newId: () => crypto.randomUUID(),
  })
  return { ...tab, talk: sync }
}

interface Run {
  readonly tabs: Talking[]
  readonly server: Server
  /** Ids of what a kill can't take any more and the server must learn of. */
  readonly sent: Set<string>
}

/** All moves, most of them at once. */
async function play(
  list: readonly Move[],
  open: () => Promise<Talking>,
  server: Server,
): Promise<Run> {
  const run: Run = { tabs: [await open(), await open(), await open()], server, sent: new Set() }
  await run.tabs[0]?.talk.refetch()
  const running: Promise<unknown>[] = []
  for (const move of list) {
    const tab = run.tabs[move.tab]
    if (tab === undefined) continue
    const done = doings[move.do](tab, run, move)
    running.push(done)
    if (move.do === 'wait') await done
    if (move.do === 'kill' || move.do === 'close') run.tabs[move.tab] = await open()
  }
  await Promise.all(running)
  return run
}

const doings: Record<Move['do'], (tab: Talking, run: Run, move: Move) => Promise<unknown>> = {
  append: async (tab, run, { events = [] }) => append(tab, run, events),
  cut: async (tab, run) => {
    await append(
      tab,
      run,
      Array.from({ length: STEPS }, (_, at) => titled('p1', `Step ${at}`)),
    )
    await tab.talk.round()
    await tab.log.checkpoint()
  },
  checkpoint: async ({ log }) => log.checkpoint(),
  acknowledge: async ({ log }) => log.acknowledge(log.unsent().slice(0, 1)),
  catchUp: async ({ log }) => log.catchUp(),
  wait: async () => new Promise((resolve) => setImmediate(resolve)),
  kill: async (tab) => tab.kill(),
  close: async ({ log }) => log.close(),
  round: async ({ talk }) => talk.round(),
  refetch: async ({ talk }) => talk.refetch(),
  elsewhere: async (_, { server }) => server.changeElsewhere(),
}

async function append({ log }: Talking, { sent }: Run, events: readonly LogEvent[]): Promise<void> {
  const envelopes = events.map((event) => envelope(event))
  await log.append(envelopes)
  if (log.state() !== 'saved') return
  for (const { id, event } of envelopes) if (isShared(event)) sent.add(id)
}
