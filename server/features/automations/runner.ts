/**
 * Starts the runs whose time has come, and does what they need, one step after the other. One server
 * at a time works on a run, under a lease with a fence; any may go on with what another has left.
 */
import { within } from '../../platform/deadline.ts'
import { createAlarm } from '../../platform/tasks/alarm.ts'
import type { AutomationParts } from './automation-parts.ts'
import {
  type AutomationRow,
  claimDue,
  findAutomationRow,
  listDueAutomations,
} from './automations.store.ts'
import { changeArticle } from './articles.store.ts'
import { nextRunAt } from '#core/automations/next-run.ts'
import type { Problem } from '#core/contract/words/problem.schema.ts'
import { problem, storedProblem } from '#core/contract/call/problems.contract.ts'
import { findStep } from './find-step.ts'
import {
  changeLine,
  changeRun,
  claimRun,
  dropRunLeases,
  type Held,
  insertRun,
  LEASE,
  listLines,
  nextLook,
  RETRY_AFTER,
  RunLost,
} from './runs.store.ts'
import { keyOfPins, workStep } from './work-step.ts'
import { zoneOf } from './zone-of.ts'

export interface Runner {
  start(): Promise<void>
  stop(): Promise<void>
  /** There is something to do. */
  wake(): void
  /** All that can be done now. */
  runDue(): Promise<void>
}

/** ms until a run looks again for what it waits for. */
const LOOK_EVERY = 1_000
/** ms; daily runs are not later than that. */
const MAX_SLEEP = 20_000
/** Of messages between processes: a run may be due. */
const RUNS = 'runs'
/** Runs that this server works on side by side: one that waits for a slow site holds up no other. */
export const LANES = 3
/** ms of one step: a source has up to 50 files. What takes longer is tried again. */
const MAX_STEP = 900_000

export function createRunner(parts: AutomationParts): Runner {
  const { database, clock, log } = parts
  const alarm = createAlarm()
  const stopping = new AbortController()
  /** Runs whose step this server is running. */
  const working = new Set<string>()
  let work: Promise<unknown> = Promise.resolve()

  async function runDue(): Promise<void> {
    await startDueRuns(parts)
    while (!(await parts.isDiskLow())) {
      const now = clock.now()
      const held = await claimRun(database.root, { now, until: now + LEASE })
      if (held === null || stopping.signal.aborted) return
      await stepSafely(held)
    }
  }

  async function stepSafely(held: Held): Promise<void> {
    const { id } = held.run
    // Its lease ran out while a step of it waits: another lane would wait there as well.
    if (working.has(id)) return putOff(held)
    working.add(id)
    try {
      const isBusy = await stepInTime(parts, held, stopping.signal)
      const lookAt = clock.now() + (isBusy ? 0 : LOOK_EVERY)
      await changeRun(database.root, held.run, { leaseUntil: 0, lookAt })
    } catch (error) {
      // It has ended, or another server goes on with it.
      if (error instanceof RunLost) return
      if (!stopping.signal.aborted) log.error('A run of an automation failed', { error })
      await putOff(held)
    } finally {
      working.delete(id)
    }
  }

  async function putOff({ run }: Held): Promise<void> {
    const lookAt = clock.now() + RETRY_AFTER
    await changeRun(database.root, run, { leaseUntil: 0, lookAt }).catch(ignoreLost)
  }

  async function loop(): Promise<void> {
    while (!stopping.signal.aborted) {
      const since = alarm.rings()
      const wait = await timeAfter(runDue, parts)
      if (!stopping.signal.aborted) await alarm.sleep(wait, since)
    }
  }

  return {
    async start() {
      if (database.kind === 'sqlite') await dropRunLeases(database.root)
      database.wakeUps.on(RUNS, () => alarm.ring())
      work = Promise.all(Array.from({ length: LANES }, loop))
    },
    async stop() {
      stopping.abort()
      alarm.ring()
      await work
    },
    wake: () => {
      alarm.ring()
      database.wakeUps.send(RUNS)
    },
    runDue,
  }
}

/** ms from the end of `runDue` until there may be more to do. */
async function timeAfter(
  runDue: () => Promise<void>,
  { database, clock, log, isDiskLow }: AutomationParts,
): Promise<number> {
  try {
    await runDue()
    if (await isDiskLow()) return MAX_SLEEP
    const next = await nextLook(database.root)
    return next === null ? MAX_SLEEP : Math.min(MAX_SLEEP, Math.max(50, next - clock.now()))
  } catch (error) {
    log.error('Automations failed', { error })
    return MAX_SLEEP
  }
}

function ignoreLost(error: unknown): void {
  if (!(error instanceof RunLost)) throw error
}

async function startDueRuns(parts: AutomationParts): Promise<void> {
  const { database, clock, log, isDiskLow } = parts
  if (await isDiskLow()) return
  const now = clock.now()
  for (const automation of await listDueAutomations(database.root, now))
    await startDueRun(parts, automation, now).catch((error: unknown) =>
      log.error('A run of an automation could not be started', { error }),
    )
}

async function startDueRun(
  parts: AutomationParts,
  automation: AutomationRow,
  now: number,
): Promise<void> {
  const zone = await zoneOf(parts, keyOf(automation))
  await parts.database.transaction(async (tx) => {
    const nextAt = nextRunAt(automation.settings, { zone, now })
    if (await claimDue(tx, automation, nextAt))
      await insertRun(tx, automation.id, { cause: 'daily', now })
  })
}

const keyOf = ({ user_id, account_id }: AutomationRow) => ({
  owner: user_id,
  accountId: account_id,
})

class StepTooLong extends Error {
  override name = 'StepTooLong'
}

/** Also for a step that does not heed its signal: it must not hold its lane for ever. */
async function stepInTime(
  { stepTimeout = MAX_STEP, ...parts }: AutomationParts,
  held: Held,
  signal: AbortSignal,
): Promise<boolean> {
  const ended = await within(stepTimeout, { signal, late: () => null }, async (ending) =>
    stepOf(parts, held, ending),
  )
  if (ended === null) throw new StepTooLong(`A step took longer than ${stepTimeout} ms.`)
  return ended
}

/** False: it waits for something. */
async function stepOf(parts: AutomationParts, held: Held, signal: AbortSignal): Promise<boolean> {
  const automation = await findAutomationRow(parts.database.root, {
    ...held,
    id: held.run.automation_id,
  })
  if (automation === undefined) throw new RunLost()
  const why = reasonToEnd(held, { automation, now: parts.clock.now() })
  if (why !== null) {
    await breakOff(parts, held, { automation, why })
    return true
  }
  if (held.run.state !== 'finding') return workStep(parts, { held, automation, signal })
  await findStep(parts, held, { automation, signal })
  return true
}

/** ms; what it waits for may never end. */
const MAX_RUN = 86_400_000

function reasonToEnd(
  { run }: Held,
  { automation, now }: { readonly automation: AutomationRow; readonly now: number },
): Problem | null {
  if (automation.deleted_at !== null) return problem('automations.ended')
  if (isUnproven(automation)) return problem('automations.unproven')
  return now - run.started_at > MAX_RUN ? problem('automations.tooLong') : null
}

/** Another person may have made it, and no user has turned it on since. */
const isUnproven = ({ problem: why }: AutomationRow): boolean =>
  why !== null && storedProblem(why)?.code === 'automations.unproven'

/** An article whose pins were started is done; the others wait for another run. */
async function breakOff(
  { database, clock, taskOfKey }: AutomationParts,
  { run, owner }: Held,
  { automation, why }: { readonly automation: AutomationRow; readonly why: Problem },
): Promise<void> {
  const lines = await listLines(database.root, run.id)
  const started = new Set<number>()
  // A server that was killed may have started the pins of a line and not have written it down.
  for (const line of lines)
    if (line.task_id !== null || (await taskOfKey(owner, keyOfPins(line))) !== null)
      started.add(line.ordinal)
  await database.transaction(async (tx) => {
    await changeRun(tx, run, {
      state: 'done',
      endedAt: clock.now(),
      leaseUntil: 0,
      problem: why,
    })
    for (const line of lines.filter(({ state }) => state !== 'done' && state !== 'skipped')) {
      await changeLine(tx, line, { state: line.pins > 0 ? 'done' : 'skipped' })
      const isMade = line.is_again === 1 || started.has(line.ordinal)
      const state = isMade ? 'done' : 'waiting'
      await changeArticle(tx, automation.id, { key: line.key, state })
    }
  })
}
