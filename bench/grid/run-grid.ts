/**
 * One size: every grid in its own tab in one browser, acts interleaved round by round. Main
 * thread and time to paint of each act.
 */
import type { Page } from 'playwright'
import { type BenchBrowser } from '../browser/chromium.ts'
import { type MainThread, watchMainThread } from '../browser/main-thread.ts'
import type { PageServer } from '../browser/page-server.ts'
import { median } from '../browser/report.ts'
import { turned } from '../browser/turned.ts'
import { printProgress, within } from '../browser/within.ts'
import { type GridAct, gridActs, type GridContender } from './contender.ts'
import type { GridBench } from './page.tsx'

const STEP_MS = 20_000
/**
 * What takes two or three milliseconds is measured oftener: the median of sixteen is uncertain by a
 * tenth.
 */
const TIMES: Partial<Record<GridAct, number>> = { selectAll: 4 }

declare global {
  interface Window {
    gridBench: GridBench
  }
}

export interface GridOutcome {
  readonly facts: GridContender
  readonly size: number
  /** The main thread's ms: its own, without what asking costs. */
  readonly main: Record<GridAct, number[]>
  /** Ms from the act until its outcome is painted; waiting for the next frame is in it. */
  readonly painted: Record<GridAct, number[]>
  /** The main thread's ms of the act and of the quarter of a second after it. */
  readonly whole: Record<GridAct, number[]>
  readonly lists: { filter: number; sort: number }[]
  readonly nothing: number[]
  /**
   * The first sort of the page that was opened last: the order is not known yet. What asking costs
   * is in it.
   */
  firstSort: number | null
  /** Acts that it could not do, and why. */
  readonly failed: Map<GridAct, string>
  out: string | null
}

interface Lane {
  page: Page
  thread: MainThread
  readonly browser: BenchBrowser
  readonly outcome: GridOutcome
  readonly address: string
}

/** Rounds between two openings. */
const ROUNDS_PER_SITTING = 2

/**
 * The memory layout of a page changes its times for as long as it is open, and the first to open
 * has the worst: all are opened again often, in another order.
 */
export async function runGrids(
  browser: BenchBrowser,
  server: PageServer,
  { facts, size, rounds }: { facts: readonly GridContender[]; size: number; rounds: number },
): Promise<GridOutcome[]> {
  const outcomes = facts.map((one) => freshOutcome(one, size))
  const sittings = Math.ceil(rounds / ROUNDS_PER_SITTING)
  for (let sitting = 0; sitting < sittings; sitting += 1) {
    const lanes: Lane[] = []
    for (const outcome of turned(outcomes, sitting)) {
      const { name } = outcome.facts
      const address = server.address(`${name}-${size}`, { contender: name, size: String(size) })
      lanes.push({ ...(await open(browser, address)), browser, outcome, address })
    }
    // The first round is for cold code and cold keys.
    for (let round = -1; round < ROUNDS_PER_SITTING; round += 1)
      for (const lane of turned(lanes, round)) await oneRound(lane, round < 0)
    for (const { page } of lanes) await page.close().catch(() => undefined)
  }
  return outcomes
}

export function freshOutcome(facts: GridContender, size: number): GridOutcome {
  const empty = (): Record<GridAct, number[]> => ({
    mount: [],
    frame: [],
    jump: [],
    selectAll: [],
    filter: [],
    sort: [],
  })
  return {
    facts,
    size,
    main: empty(),
    painted: empty(),
    whole: empty(),
    lists: [],
    nothing: [],
    firstSort: null,
    failed: new Map(),
    out: null,
  }
}

async function open(
  browser: BenchBrowser,
  address: string,
): Promise<Pick<Lane, 'page' | 'thread'>> {
  const page = await browser.page()
  const thread = await watchMainThread(page)
  await page.goto(address)
  await page.evaluate(async () => window.gridBench.prepare())
  return { page, thread }
}

async function oneRound(lane: Lane, isCold: boolean): Promise<void> {
  const { outcome } = lane
  if (outcome.out !== null) return
  await lane.page.bringToFront()
  try {
    for (const act of gridActs)
      for (let time = 0; time < (TIMES[act] ?? 1) && !outcome.failed.has(act); time += 1)
        await tryAct(lane, act, isCold)
    if (!isCold) outcome.lists.push(await lane.page.evaluate(() => window.gridBench.lists()))
    await within(
      STEP_MS,
      lane.page.evaluate(async () => window.gridBench.unmount()),
    )
  } catch (error) {
    outcome.out = reasonOf(error)
    printProgress(`${outcome.facts.name} at ${outcome.size} stands aside: ${outcome.out}`)
    await within(5000, lane.page.close()).catch(() => undefined)
  }
}

/**
 * What cannot be done is noted and left out from then on; the other acts go on with a fresh page.
 */
async function tryAct(lane: Lane, act: GridAct, isCold: boolean): Promise<void> {
  const { browser, address, outcome } = lane
  try {
    await within(STEP_MS, oneAct(lane, act, isCold))
  } catch (error) {
    outcome.failed.set(act, reasonOf(error))
    printProgress(`${outcome.facts.name} at ${outcome.size} can't ${act}: ${reasonOf(error)}`)
    // Its page may be busy for minutes.
    await within(5000, lane.page.close()).catch(() => undefined)
    Object.assign(lane, await within(STEP_MS, open(browser, address)))
    await within(
      STEP_MS,
      lane.page.evaluate(async () => window.gridBench.mount()),
    )
    await lane.page.evaluate(async () => window.gridBench.settle())
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)).slice(
    0,
    120,
  )
}

async function oneAct(
  { page, thread, outcome }: Pick<Lane, 'page' | 'thread' | 'outcome'>,
  act: GridAct,
  isCold: boolean,
): Promise<void> {
  const nothing =
    act === 'mount'
      ? null
      : await costOf(thread, async () => page.evaluate(async () => window.gridBench.nothing()))
  const { spent, value } = await costOf(thread, async () =>
    page.evaluate(async (name) => window.gridBench[name](), act),
  )
  if (isCold && act === 'sort') outcome.firstSort = spent
  if (!isCold) {
    if (nothing !== null) outcome.nothing.push(nothing.spent)
    outcome.main[act].push(act === 'frame' ? spent / value : spent)
    if (act !== 'frame') {
      outcome.painted[act].push(value)
      outcome.whole[act].push(
        spent +
          (await costOf(thread, async () => page.evaluate(async () => window.gridBench.rest())))
            .spent,
      )
    }
  }
  await page.evaluate(async (name) => window.gridBench[name](), wayBack[act])
}

/** What comes between two acts, unmeasured. */
const wayBack: Record<GridAct, 'settle' | 'top' | 'again'> = {
  mount: 'settle',
  frame: 'settle',
  jump: 'top',
  selectAll: 'again',
  filter: 'again',
  sort: 'again',
}

async function costOf(
  thread: MainThread,
  work: () => Promise<number>,
): Promise<{ spent: number; value: number }> {
  await thread.since()
  const value = await work()
  return { spent: await thread.since(), value }
}

/** What an act costs beside the asking. */
export function ownCost({ main, nothing }: GridOutcome, act: GridAct): number {
  const asking = act === 'frame' ? 0 : median(nothing)
  return Math.max(0, median(main[act]) - asking)
}
