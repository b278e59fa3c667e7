/** One size: every grid in a tab of its own in one browser, acts interleaved round by round. Main thread and time to paint of each act. */
import type { Page } from 'playwright'
import { type BenchBrowser } from '../browser/chromium.ts'
import { type MainThread, watchMainThread } from '../browser/main-thread.ts'
import type { PageServer } from '../browser/page-server.ts'
import { median } from '../browser/report.ts'
import { turned } from '../browser/turned.ts'
import { say, within } from '../browser/within.ts'
import { type GridAct, gridActs, type GridContender } from './contender.ts'
import type { GridBench } from './page.tsx'

const STEP_MS = 20_000

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
  readonly lists: { filter: number; sort: number }[]
  readonly nothing: number[]
  /** The first sort of all: the order is not known yet. */
  firstSort: number | null
  /** Acts that it could not do, and why. */
  readonly failed: Map<GridAct, string>
  out: string | null
}

interface Lane {
  readonly page: Page
  readonly thread: MainThread
  readonly outcome: GridOutcome
  readonly address: string
}

export async function runGrids(browser: BenchBrowser, server: PageServer, { facts, size, rounds }: { facts: readonly GridContender[]; size: number; rounds: number }): Promise<GridOutcome[]> {
  const lanes: Lane[] = []
  for (const one of facts) {
    const page = await browser.page()
    const lane = { page, thread: await watchMainThread(page), outcome: freshOutcome(one, size), address: server.address(`${one.name}-${size}`, { contender: one.name, size: String(size) }) }
    await prepare(lane)
    lanes.push(lane)
  }
  // The first round is for cold code and cold keys.
  for (let round = -1; round < rounds; round += 1) for (const lane of turned(lanes, round)) await oneRound(lane, round < 0)
  for (const { page } of lanes) await page.close().catch(() => undefined)
  return lanes.map(({ outcome }) => outcome)
}

export function freshOutcome(facts: GridContender, size: number): GridOutcome {
  const empty = (): Record<GridAct, number[]> => ({ mount: [], frame: [], jump: [], selectAll: [], filter: [], sort: [] })
  return { facts, size, main: empty(), painted: empty(), lists: [], nothing: [], firstSort: null, failed: new Map(), out: null }
}

async function prepare({ page, address }: Lane): Promise<void> {
  await page.goto(address)
  await page.evaluate(async () => window.gridBench.prepare())
}

async function oneRound(lane: Lane, isCold: boolean): Promise<void> {
  const { page, outcome } = lane
  if (outcome.out !== null) return
  await page.bringToFront()
  try {
    for (const act of gridActs) if (!outcome.failed.has(act)) await tryAct(lane, act, isCold)
    if (!isCold) outcome.lists.push(await page.evaluate(() => window.gridBench.lists()))
    await within(STEP_MS, page.evaluate(async () => window.gridBench.unmount()))
  } catch (error) {
    outcome.out = reasonOf(error)
    say(`${outcome.facts.name} at ${outcome.size} stands aside: ${outcome.out}`)
    await within(5000, page.close()).catch(() => undefined)
  }
}

/** What cannot be done is noted and left out from then on; the other acts go on with a fresh page. */
async function tryAct(lane: Lane, act: GridAct, isCold: boolean): Promise<void> {
  const { page, outcome } = lane
  try {
    await within(STEP_MS, oneAct(lane, act, isCold))
  } catch (error) {
    outcome.failed.set(act, reasonOf(error))
    say(`${outcome.facts.name} at ${outcome.size} can't ${act}: ${reasonOf(error)}`)
    await within(STEP_MS, prepare(lane))
    await within(STEP_MS, page.evaluate(async () => window.gridBench.mount()))
    await page.evaluate(async () => window.gridBench.settle())
  }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)).slice(0, 120)
}

async function oneAct({ page, thread, outcome }: Pick<Lane, 'page' | 'thread' | 'outcome'>, act: GridAct, isCold: boolean): Promise<void> {
  const nothing = act === 'mount' ? null : await costOf(thread, async () => page.evaluate(async () => window.gridBench.nothing()))
  const { spent, value } = await costOf(thread, async () => page.evaluate(async (name) => window.gridBench[name](), act))
  if (isCold && act === 'sort') outcome.firstSort = spent
  if (!isCold) {
    if (nothing !== null) outcome.nothing.push(nothing.spent)
    outcome.main[act].push(act === 'frame' ? spent / value : spent)
    if (act !== 'frame') outcome.painted[act].push(value)
  }
  await page.evaluate(async (name) => window.gridBench[name](), wayBack[act])
}

/** What comes between two acts, unmeasured. */
const wayBack: Record<GridAct, 'settle' | 'top' | 'again'> = { mount: 'settle', frame: 'settle', jump: 'top', selectAll: 'again', filter: 'again', sort: 'again' }

async function costOf(thread: MainThread, work: () => Promise<number>): Promise<{ spent: number; value: number }> {
  await thread.since()
  const value = await work()
  return { spent: await thread.since(), value }
}

/** What an act costs beside the asking. */
export function ownCost({ main, nothing }: GridOutcome, act: GridAct): number {
  const asking = act === 'frame' ? 0 : median(nothing)
  return Math.max(0, median(main[act]) - asking)
}
