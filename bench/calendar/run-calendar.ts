/**
 * One size: every calendar in its own tab in one browser, rounds interleaved, another one
 * first in each.
 */
import type { Page } from 'playwright'
import { type BenchBrowser } from '../browser/chromium.ts'
import { type MainThread, watchMainThread } from '../browser/main-thread.ts'
import type { PageServer } from '../browser/page-server.ts'
import { turned } from '../browser/turned.ts'
import { printProgress, within } from '../browser/within.ts'
import { type CalendarAct, calendarActs, type CalendarContender } from './contender.ts'
import type { CalendarBench } from './page.tsx'

const STEP_MS = 60_000
const DRAG_STEPS = 40

declare global {
  interface Window {
    calendarBench: CalendarBench
  }
}

export interface CalendarOutcome {
  readonly facts: CalendarContender
  readonly size: number
  /** The main thread's ms: its own, without what asking costs; of `drag`, by step of the mouse. */
  readonly main: Record<CalendarAct, number[]>
  /** Ms until the act's outcome is painted. */
  readonly painted: { readonly mount: number[]; readonly turn: number[] }
  readonly nothing: number[]
  nodes: number | null
  /** Acts that it could not do, and why. */
  readonly failed: Map<CalendarAct, string>
}

interface Lane {
  readonly page: Page
  readonly thread: MainThread
  readonly outcome: CalendarOutcome
}

export async function runCalendars(
  browser: BenchBrowser,
  server: PageServer,
  { facts, size, rounds }: { facts: readonly CalendarContender[]; size: number; rounds: number },
): Promise<CalendarOutcome[]> {
  const outcomes = facts.map((one) => freshOutcome(one, size))
  const lanes: Lane[] = []
  for (const outcome of outcomes) {
    const { name } = outcome.facts
    const page = await browser.page()
    const thread = await watchMainThread(page)
    await page.goto(server.address(`${name}-${size}`, { contender: name, size: String(size) }))
    await page.evaluate(async () => window.calendarBench.prepare())
    lanes.push({ page, thread, outcome })
  }
  // The first round is for cold code.
  for (let round = -1; round < rounds; round += 1)
    for (const lane of turned(lanes, round)) await oneRound(lane, round < 0)
  for (const { page } of lanes) await page.close().catch(() => undefined)
  return outcomes
}

function freshOutcome(facts: CalendarContender, size: number): CalendarOutcome {
  return {
    facts,
    size,
    main: { mount: [], drag: [], turn: [] },
    painted: { mount: [], turn: [] },
    nothing: [],
    nodes: null,
    failed: new Map(),
  }
}

async function oneRound({ page, thread, outcome }: Lane, isCold: boolean): Promise<void> {
  if (outcome.failed.has('mount')) return
  await page.bringToFront()
  for (const act of calendarActs) {
    if (outcome.failed.has(act)) continue
    try {
      await within(STEP_MS, acts[act]({ page, thread, outcome }, isCold))
    } catch (error) {
      const reason = String(error instanceof Error ? error.message.split('\n')[0] : error)
      outcome.failed.set(act, reason.slice(0, 120))
      printProgress(`${outcome.facts.name} at ${outcome.size} can't ${act}: ${reason}`)
    }
    await page.evaluate(async () => window.calendarBench.settle())
  }
  await page.evaluate(async () => window.calendarBench.unmount())
}

const acts: Record<CalendarAct, (lane: Lane, isCold: boolean) => Promise<void>> = {
  mount: async ({ page, thread, outcome }, isCold) => {
    await thread.since()
    const painted = await page.evaluate(async () => window.calendarBench.mount())
    const spent = await thread.since()
    outcome.nodes = await page.evaluate(() => window.calendarBench.nodes())
    if (isCold) return
    outcome.main.mount.push(spent)
    outcome.painted.mount.push(painted)
    await page.evaluate(async () => window.calendarBench.settle())
    await thread.since()
    await page.evaluate(async () => window.calendarBench.nothing())
    outcome.nothing.push(await thread.since())
  },
  turn: async ({ page, thread, outcome }, isCold) => {
    await thread.since()
    const painted = await page.evaluate(async () => window.calendarBench.turn())
    const spent = await thread.since()
    if (isCold) return
    outcome.main.turn.push(spent)
    outcome.painted.turn.push(painted)
  },
  drag: async ({ page, thread, outcome }, isCold) => {
    const { from, to } = await page.evaluate(() => window.calendarBench.points())
    const before = await page.evaluate(() => window.calendarBench.moves())
    await page.mouse.move(...from)
    await page.mouse.down()
    // Picking it up is not a step.
    await page.mouse.move(from[0] + 12, from[1] + 2, { steps: 3 })
    await thread.since()
    for (let step = 1; step <= DRAG_STEPS; step += 1) {
      const share = step / DRAG_STEPS
      await page.mouse.move(
        from[0] + (to[0] - from[0]) * share,
        from[1] + (to[1] - from[1]) * share,
      )
    }
    const spent = await thread.since()
    await page.mouse.up()
    await page.evaluate(async () => window.calendarBench.settle())
    const after = await page.evaluate(() => window.calendarBench.moves())
    if (after === before) throw new Error('the pin did not move')
    if (!isCold) outcome.main.drag.push(spent / DRAG_STEPS)
  },
}
