/**
 * Our log alone, at all sizes side by side in one browser: what its goals compare is measured in
 * the same minutes.
 */
import { openBrowser } from '../browser/chromium.ts'
import { type LongestTasks, longestTasks } from '../browser/longest-task.ts'
import { median } from '../browser/report.ts'
import { turned } from '../browser/turned.ts'
import { printProgress } from '../browser/within.ts'
import { contenders } from './contender.ts'
import {
  changeBeforePaint,
  freshOutcome,
  growth,
  type Lane,
  openLane,
  type Outcome,
  paint,
  type Place,
  seed,
  tailOf,
  timeChanges,
} from './run-size.ts'

export interface OwnOutcome extends Outcome {
  /** Of each checkpoint: the longest time in which the page could not answer. */
  readonly checkpoint: LongestTasks[]
  /**
   * The first paint after so many events without a checkpoint, which the product would have written
   * long before.
   */
  readonly longPaint: number[]
  longTail: number | null
}

type OwnLane = Lane & { readonly outcome: OwnOutcome }

const CHANGES_PER_CHECKPOINT = 200
const CHECKPOINTS = 10
const LONG_TAIL = 1000
const CHANGES_MS = 60_000

export async function runOurs(place: Place, sizes: readonly number[]): Promise<OwnOutcome[]> {
  const { effort, profile, server } = place
  const [ours] = contenders
  if (ours === undefined) throw new Error('Nothing to measure.')
  const browser = await openBrowser(profile)
  const lanes: OwnLane[] = []
  for (const size of sizes) {
    const outcome: OwnOutcome = {
      ...freshOutcome(ours, size),
      checkpoint: [],
      longPaint: [],
      longTail: null,
    }
    lanes.push({ ...(await openLane(browser, server, outcome)), outcome })
  }
  for (const lane of lanes) await seed(lane)
  await paintAfterChanges(lanes, effort.paints * 2)
  for (const { page } of lanes) {
    await page.evaluate(async () => {
      await window.bench.whole()
      await window.bench.plainChanges({ count: 40, limitMs: 5000, isSettled: true })
      await window.bench.checkpoint()
    })
  }
  for (let round = 0; round < effort.rounds * 3; round += 1)
    for (const lane of turned(lanes, round)) await timeChanges(lane, effort.changesARound)
  for (const lane of lanes) await checkpointsOf(lane, profile)
  await browser.close()
  return lanes.map(({ outcome }) => outcome)
}

async function paintAfterChanges(lanes: readonly OwnLane[], rounds: number): Promise<void> {
  for (const lane of lanes) await changeBeforePaint(lane, CHANGES_MS)
  for (let round = 0; round < rounds; round += 1)
    for (const lane of turned(lanes, round)) lane.outcome.paint.push(await paint(lane))
  for (const lane of lanes) await lengthenTail(lane)
  for (let round = 0; round < rounds; round += 1)
    for (const lane of turned(lanes, round)) lane.outcome.longPaint.push(await paint(lane))
}

async function lengthenTail({ page, outcome }: OwnLane): Promise<void> {
  await page.bringToFront()
  await page.evaluate(async () => {
    await window.bench.whole()
    await window.bench.holdCheckpoints()
  })
  // A pin that happens to have the new title already is no change: some are missing at first.
  for (
    let missing = LONG_TAIL - (outcome.tail ?? 0);
    missing > 0;
    missing = LONG_TAIL - ((await page.evaluate(async () => window.bench.tail())) ?? LONG_TAIL)
  ) {
    await page.evaluate(async (order) => window.bench.singleChanges(order), {
      count: missing,
      limitMs: CHANGES_MS,
    })
  }
  outcome.longTail = await tailOf(page, LONG_TAIL)
}

async function checkpointsOf(lane: OwnLane, profile: string): Promise<void> {
  const { page, outcome } = lane
  await page.bringToFront()
  await page.evaluate(async () => window.bench.checkpoint())
  await growth(lane, profile, async (isSettled) =>
    page.evaluate(async (order) => window.bench.plainChanges(order), {
      count: 60,
      limitMs: 5000,
      isSettled,
    }),
  )
  for (let nth = 0; nth < CHECKPOINTS; nth += 1) {
    await page.evaluate(
      async (count) => window.bench.plainChanges({ count, limitMs: 20_000, isSettled: true }),
      CHANGES_PER_CHECKPOINT,
    )
    outcome.checkpoint.push(
      await longestTasks(page, async () => page.evaluate(async () => window.bench.checkpoint())),
    )
  }
  printProgress(
    `ours at ${outcome.size}: checkpoint ${outcome.checkpoint.map(({ own, work, collector }) => `${own.toFixed(1)} (work ${work.toFixed(1)}, collector ${collector.toFixed(1)})`).join(', ')} ms; ack ${median(outcome.ack).toFixed(2)} ms`,
  )
}
