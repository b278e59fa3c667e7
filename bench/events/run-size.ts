/**
 * All contenders at one size, in one browser, each on its own origin: their rounds are
 * interleaved, then the browser is killed under them.
 */
import type { Page } from 'playwright'
import { type BenchBrowser, openBrowser } from '../browser/chromium.ts'
import { databaseFolders, FileGrowth, processWrites } from '../browser/disk.ts'
import { watchMainThread } from '../browser/main-thread.ts'
import type { PageServer } from '../browser/page-server.ts'
import { turned } from '../browser/turned.ts'
import { printProgress, within } from '../browser/within.ts'
import type { ContenderFacts } from './contender.ts'
import type { EventsBench, Timings } from './page.ts'

export interface Effort {
  readonly rounds: number
  readonly changesARound: number
  readonly paints: number
  readonly hammerMs: number
  /** A contender that needs longer for a step is cut off. */
  readonly seedMs: number
  readonly stepMs: number
}

export interface Outcome extends Timings {
  readonly facts: ContenderFacts
  readonly size: number
  readonly paint: number[]
  /** How many single changes were made before the page was loaded again. */
  changed: number
  /** How many events ours had behind its last checkpoint then. */
  tail: number | null
  /** How many pins the first paint showed, of 24 asked for. */
  paintedPins: number | null
  mainThread: number | null
  bytes: number | null
  bytesWithOutbox: number | null
  /** The same of changes that are so far apart that each gets its own row. */
  bytesAlone: number | null
  /** By their number: how many changes were acknowledged before the kill. */
  acknowledged: number | null
  lost: number | null
  /** Why it is left out, where it is. */
  out: string | null
}

export interface Lane {
  readonly page: Page
  readonly outcome: Outcome
  readonly address: string
}

declare global {
  interface Window {
    bench: EventsBench
    painted: ReturnType<EventsBench['paint']> | null
  }
}

const CHANGES_FOR_BYTES = 60
const CHANGES_BEFORE_PAINT = 1000
/** Our log asks for a checkpoint at 256. */
const MAX_TAIL_EVENTS = 255
const ROUND_MS = 3000

export function freshOutcome(facts: ContenderFacts, size: number): Outcome {
  return {
    facts,
    size,
    blocked: [],
    ack: [],
    empty: [],
    bareRow: [],
    fileRow: [],
    paint: [],
    changed: 0,
    tail: null,
    paintedPins: null,
    mainThread: null,
    bytes: null,
    bytesWithOutbox: null,
    bytesAlone: null,
    acknowledged: null,
    lost: null,
    out: null,
  }
}

export interface Place {
  readonly profile: string
  readonly server: PageServer
  readonly effort: Effort
}

export async function runSize(
  place: Place,
  facts: readonly ContenderFacts[],
  size: number,
): Promise<Outcome[]> {
  const { effort } = place
  const browser = await openBrowser(place.profile)
  const lanes: Lane[] = []
  for (const one of facts)
    lanes.push(await openLane(browser, place.server, freshOutcome(one, size)))
  const each = async (
    step: Step,
    work: (lane: Lane) => Promise<unknown>,
    order = lanes,
  ): Promise<void> => {
    for (const lane of order) await attempt(lane, step, async () => work(lane))
  }
  const [loading, changing] = [
    { what: 'loading', limitMs: effort.stepMs },
    { what: 'changing', limitMs: effort.stepMs },
  ]
  await each({ what: 'filling', limitMs: effort.seedMs }, seed)
  await each(changing, async (lane) => changeBeforePaint(lane, effort.stepMs / 3))
  for (let round = 0; round < effort.paints; round += 1)
    await each(loading, async (lane) => lane.outcome.paint.push(await paint(lane)))
  await each(loading, async ({ page }) => page.evaluate(async () => window.bench.whole()))
  // The first changes meet cold code.
  await each(changing, async ({ page }) =>
    page.evaluate(async () =>
      window.bench.plainChanges({ count: 10, limitMs: 2000, isSettled: true }),
    ),
  )
  await each(changing, async ({ page }) => page.evaluate(async () => window.bench.checkpoint()))
  for (let round = 0; round < effort.rounds; round += 1)
    await each(
      changing,
      async (lane) => timeChanges(lane, effort.changesARound),
      turned(lanes, round),
    )
  await each({ what: 'counting bytes', limitMs: effort.stepMs }, async (lane) =>
    countCosts(lane, browser, place.profile),
  )
  await killUnderThem(lanes, browser, place)
  return lanes.map(({ outcome }) => outcome)
}

export async function openLane(
  browser: BenchBrowser,
  server: PageServer,
  outcome: Outcome,
): Promise<Lane> {
  const { facts, size } = outcome
  return {
    page: await browser.page(),
    outcome,
    address: server.address(`${facts.name}-${size}`, { contender: facts.name, size: String(size) }),
  }
}

interface Step {
  readonly what: string
  readonly limitMs: number
}

/** A step of one contender: what fails or takes too long puts it aside, and says why. */
export async function attempt(
  lane: Lane,
  { what, limitMs }: Step,
  work: () => Promise<unknown>,
): Promise<void> {
  const { outcome, page } = lane
  if (outcome.out !== null) return
  try {
    await within(limitMs, work())
  } catch (error) {
    outcome.out =
      `${what}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`.slice(
        0,
        160,
      )
    printProgress(`${outcome.facts.name} at ${outcome.size} stands aside: ${outcome.out}`)
    await within(5000, page.close()).catch(() => undefined)
  }
}

export async function seed({ page, address, outcome }: Lane): Promise<void> {
  await page.bringToFront()
  await page.goto(address)
  await page.evaluate(async () => {
    await window.bench.open()
    await window.bench.seed()
  })
  await page.goto(address)
  const stored = await page.evaluate(async () => {
    await window.bench.open()
    return window.bench.count()
  })
  if (stored !== outcome.size)
    throw new Error(`reports success, but ${stored} of ${outcome.size} pins are stored`)
}

/**
 * Leaves what a kill would leave at worst: the log as long as it gets before a checkpoint is due,
 * all of it still to be sent. For a store without a log these are changes as any.
 */
export async function changeBeforePaint({ page, outcome }: Lane, limitMs: number): Promise<void> {
  await page.bringToFront()
  const make = async (count: number): Promise<number> =>
    page.evaluate(async (order) => window.bench.singleChanges(order), { count, limitMs })
  const early = await make(CHANGES_BEFORE_PAINT - MAX_TAIL_EVENTS)
  // The first one may have begun before the last changes.
  for (let time = 0; time < 2; time += 1) await page.evaluate(async () => window.bench.checkpoint())
  // Where the limit was reached it is fewer, and the row says how many.
  const late = await make(MAX_TAIL_EVENTS)
  outcome.changed = early + late
  outcome.tail = await tailOf(page, late)
}

/** A first paint after another number of events is not the one that is claimed. */
export async function tailOf(page: Page, wanted: number): Promise<number | null> {
  const tail = await page.evaluate(async () => window.bench.tail())
  if (tail !== null && tail !== wanted)
    throw new Error(`${tail} events stand behind the last checkpoint, not ${wanted}`)
  return tail
}

/** Gives the milliseconds. */
export async function paint({ page, address, outcome }: Lane): Promise<number> {
  await page.bringToFront()
  await page.goto('about:blank')
  await page.goto(`${address}&paint=1`)
  const painted = await page.evaluate(async () => window.painted)
  if (painted === null) throw new Error('the page did not paint')
  outcome.paintedPins = painted.pins
  return painted.ms
}

export async function timeChanges({ page, outcome }: Lane, count: number): Promise<void> {
  await page.bringToFront()
  const timings = await page.evaluate(async (order) => window.bench.changes(order), {
    count,
    limitMs: ROUND_MS,
  })
  outcome.blocked.push(...timings.blocked)
  outcome.ack.push(...timings.ack)
  outcome.empty.push(...timings.empty)
  outcome.bareRow.push(...timings.bareRow)
  outcome.fileRow.push(...timings.fileRow)
  await page.evaluate(async () => window.bench.settle())
}

/**
 * The main thread's time and the bytes a change, from outside. Ours again with each change's
 * acknowledgement by the server.
 */
async function countCosts(lane: Lane, browser: BenchBrowser, profile: string): Promise<void> {
  const { page, outcome } = lane
  await page.bringToFront()
  await page.evaluate(async () => window.bench.checkpoint())
  const plain = async (isSettled: boolean) =>
    page.evaluate(async (order) => window.bench.plainChanges(order), {
      count: CHANGES_FOR_BYTES,
      limitMs: ROUND_MS,
      isSettled,
    })
  const thread = await watchMainThread(page)
  await thread.since()
  const count = await plain(false)
  outcome.mainThread = (await thread.since()) / count
  if (outcome.facts.bytes === 'state')
    outcome.bytes = await page.evaluate(() => window.bench.stateBytes())
  else if (outcome.facts.bytes === 'processes') {
    const before = processWrites(browser.processes())
    const changes = await plain(false)
    outcome.bytes = (processWrites(browser.processes()) - before) / changes
  } else await growth(lane, profile, plain)
}

export async function growth(
  { page, outcome }: Lane,
  profile: string,
  plain: (isSettled: boolean) => Promise<number>,
): Promise<void> {
  const files = new FileGrowth(databaseFolders(profile, page.url()))
  const stored = async () => page.evaluate(async () => window.bench.stored())
  const bytesOf = async (work: () => Promise<number>): Promise<number> => {
    const before = await stored()
    files.start()
    const changes = await work()
    const after = await stored()
    return (files.stop() + after - before) / changes
  }
  outcome.bytes = await bytesOf(async () => plain(false))
  if (outcome.facts.name !== 'ours') return
  await page.evaluate(async () => window.bench.settle())
  outcome.bytesWithOutbox = await bytesOf(async () => plain(true))
  outcome.bytesAlone = await bytesOf(async () =>
    page.evaluate(async (order) => window.bench.plainChanges(order), {
      count: 30,
      limitMs: 10_000,
      isSettled: true,
      pauseMs: 150,
    }),
  )
}

/**
 * All change as fast as they can; every acknowledged change is noted here, and then no process of
 * the browser is left.
 */
async function killUnderThem(
  lanes: readonly Lane[],
  browser: BenchBrowser,
  { profile, server, effort }: Place,
): Promise<void> {
  const noted = new Map<string, number>()
  /** The kill ends each of them; what failed before it is known by then. */
  const failures = new Map<string, string>()
  for (const lane of lanes) {
    await attempt(lane, { what: 'hammering', limitMs: effort.stepMs }, async () => {
      await lane.page.exposeBinding('recordOutside', (_, json: string) => {
        const [name, nth] = JSON.parse(json) as [string, number]
        noted.set(name, nth)
      })
      lane.page
        .evaluate(async () => window.bench.hammer())
        .catch((error: unknown) => failures.set(lane.outcome.facts.name, String(error)))
    })
  }
  await new Promise((done) => setTimeout(done, effort.hammerMs))
  for (const { outcome } of lanes) outcome.out ??= failedBefore(outcome, failures)
  await browser.kill()
  const again = await openBrowser(profile)
  for (const { outcome } of lanes) {
    if (outcome.out !== null) continue
    const lane = await openLane(again, server, outcome)
    await attempt(lane, { what: 'reopening after the kill', limitMs: effort.stepMs }, async () =>
      countSurvivors(lane, noted.get(outcome.facts.name) ?? -1),
    )
    if (outcome.out === null) await lane.page.close()
  }
  await again.close()
}

function failedBefore({ facts }: Outcome, failures: ReadonlyMap<string, string>): string | null {
  const failure = failures.get(facts.name)
  return failure === undefined ? null : `hammering: ${failure}`.slice(0, 160)
}

async function countSurvivors({ page, outcome, address }: Lane, last: number): Promise<void> {
  await page.goto(address)
  const shown = await page.evaluate(async () => {
    await window.bench.open()
    return window.bench.survivors()
  })
  outcome.acknowledged = last + 1
  if (last < 0) throw new Error('no change was acknowledged before the kill')
  outcome.lost = Array.from({ length: last + 1 }, (_, nth) => nth).filter(
    (nth) => (shown[nth % outcome.size] ?? -1) < nth,
  ).length
}
