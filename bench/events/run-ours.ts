/** Our log alone, at all sizes side by side in one browser: what its goals compare is measured in the same minutes. */
import { openBrowser } from '../browser/chromium.ts'
import { type LongestTasks, longestTasks } from '../browser/longest-task.ts'
import { median } from '../browser/report.ts'
import { turned } from '../browser/turned.ts'
import { say } from '../browser/within.ts'
import { contenders } from './contender.ts'
import { freshOutcome, growth, type Lane, openLane, type Outcome, paint, type Place, seed, timeChanges } from './run-size.ts'

export interface OwnOutcome extends Outcome {
  /** Of each checkpoint: the longest time in which the page could not answer. */
  readonly checkpoint: LongestTasks[]
}

const CHANGES_A_CHECKPOINT = 200
const CHECKPOINTS = 10

export async function runOurs(place: Place, sizes: readonly number[]): Promise<OwnOutcome[]> {
  const { effort, profile, server } = place
  const [ours] = contenders
  if (ours === undefined) throw new Error('Nothing to measure.')
  const browser = await openBrowser(profile)
  const lanes: (Lane & { outcome: OwnOutcome })[] = []
  for (const size of sizes) {
    const outcome: OwnOutcome = { ...freshOutcome(ours, size), checkpoint: [] }
    lanes.push({ ...(await openLane(browser, server, outcome)), outcome })
  }
  for (const lane of lanes) await seed(lane)
  for (let round = 0; round < effort.paints * 2; round += 1) for (const lane of turned(lanes, round)) await paint(lane)
  for (const { page } of lanes) {
    await page.evaluate(async () => {
      await window.bench.whole()
      await window.bench.plainChanges({ count: 40, limitMs: 5000, isSettled: true })
    })
  }
  for (let round = 0; round < effort.rounds * 3; round += 1) for (const lane of turned(lanes, round)) await timeChanges(lane, effort.changesARound)
  for (const lane of lanes) await checkpointsOf(lane, profile)
  await browser.close()
  return lanes.map(({ outcome }) => outcome)
}

async function checkpointsOf(lane: Lane & { outcome: OwnOutcome }, profile: string): Promise<void> {
  const { page, outcome } = lane
  await page.bringToFront()
  await page.evaluate(async () => window.bench.checkpoint())
  await growth(lane, profile, async (isSettled) => page.evaluate(async (order) => window.bench.plainChanges(order), { count: 60, limitMs: 5000, isSettled }))
  for (let nth = 0; nth < CHECKPOINTS; nth += 1) {
    await page.evaluate(async (count) => window.bench.plainChanges({ count, limitMs: 20_000, isSettled: true }), CHANGES_A_CHECKPOINT)
    outcome.checkpoint.push(await longestTasks(page, async () => page.evaluate(async () => window.bench.checkpoint())))
  }
  say(`ours at ${outcome.size}: checkpoint ${outcome.checkpoint.map(({ own, collector }) => `${own.toFixed(1)} (collector ${collector.toFixed(1)})`).join(', ')} ms; ack ${median(outcome.ack).toFixed(2)} ms`)
}
