/**
 * One day of many people, minute by minute, on so many processes: a model on measured costs. It
 * answers where a deployment breaks first, not what exactly happens.
 */
import { randomBy } from '../../tests/support/random-by.ts'

/** Measured by `bench:scale` and `bench:load` on one machine; the slower figures were taken. */
export interface Costs {
  /** Seconds of a core. */
  readonly pinCpu: number
  readonly pinDatabaseCpu: number
  readonly publicationCpu: number
  readonly publicationDatabaseCpu: number
  readonly requestCpu: number
  readonly requestDatabaseCpu: number
  /** Of database time, for each task that waits when one is claimed. */
  readonly claimCpuPerWaiting: number
  /** Of a pin, MB. */
  readonly pinStored: number
  readonly webMemory: number
  readonly workerMemory: number
}

export interface Habits {
  /** Of all people, those who come on a day. */
  readonly active: number
  readonly requestsADay: number
  readonly generationsADay: number
  readonly pinsAGeneration: number
  /** Of all people, those with a connected account, and what they publish. */
  readonly publishing: number
  readonly publicationsADay: number
  /** Shares of people by hours that their clocks differ from UTC. */
  readonly zones: readonly (readonly [offset: number, share: number])[]
}

export interface Deployment {
  readonly web: number
  readonly workers: number
  readonly databaseCores: number
  /** Calls for new pins that the network allows the operator's app a minute. */
  readonly networkWrites: number
}

export interface Day {
  /** Cores at the busiest minute. */
  readonly webCores: number
  readonly workerCores: number
  readonly databaseCores: number
  /** Minutes that work that comes at the worst moment waits. */
  readonly pinWait: number
  readonly publicationWait: number
  readonly waitingTasks: number
  readonly connections: number
  readonly memoryGb: number
  readonly storedGbADay: number
  readonly coreHours: number
}

const MINUTES = 1_440
const MINUTE_SECONDS = 60
/** The default times of a schedule, in minutes of the local day. */
const SLOTS = [480, 660, 840, 1_020, 1_200]
/** Requests at once of one process's publisher, and how long one takes with its picture. */
const PARALLEL = 4
const CALL_SECONDS = 2
/** A process uses its pool and two more. */
const CONNECTIONS = 12
const PEAK_HOUR = 19.5

/** Of a day's visits, the share in a local minute: most in the evening, few at night. Sums to 1. */
const visits = (localMinute: number): number =>
  (1 + 0.9 * Math.cos(((localMinute / 60 - PEAK_HOUR) / 24) * 2 * Math.PI)) / MINUTES

interface Demand {
  readonly requests: number
  readonly tasks: number
  readonly due: number
}

/** Varies around the mean as independent arrivals do. */
function arrivals(mean: number, random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.max(0, mean + Math.sqrt(mean) * normal)
}

function demandAt(
  minute: number,
  { users, habits, random }: { users: number; habits: Habits; random: () => number },
): Demand {
  let [requests, tasks, due] = [0, 0, 0]
  for (const [offset, share] of habits.zones) {
    const local = (minute + offset * 60 + MINUTES) % MINUTES
    const active = users * share * habits.active * visits(local)
    requests += active * habits.requestsADay
    tasks += active * habits.generationsADay
    if (SLOTS.includes(local))
      due += (users * share * habits.publishing * habits.publicationsADay) / SLOTS.length
  }
  return { requests: arrivals(requests, random), tasks: arrivals(tasks, random), due }
}

export interface Scenario {
  readonly users: number
  readonly costs: Costs
  readonly habits: Habits
  readonly deployment: Deployment
  readonly seed: number
}

export function simulateDay({ users, costs, habits, deployment, seed }: Scenario): Day {
  const random = randomBy(seed)
  const { web, workers } = deployment
  const pinsPerMinute = (workers * MINUTE_SECONDS) / costs.pinCpu
  const sendsPerMinute = Math.min(
    (workers * PARALLEL * MINUTE_SECONDS) / CALL_SECONDS,
    deployment.networkWrites,
  )
  const peak = { web: 0, worker: 0, database: 0, pins: 0, due: 0 }
  let [pins, due, made, cpu] = [0, 0, 0, 0]
  // The second day counts: the first begins without yesterday's backlog.
  for (let minute = 0; minute < 2 * MINUTES; minute += 1) {
    const demand = demandAt(minute % MINUTES, { users, habits, random })
    pins += demand.tasks * habits.pinsAGeneration
    due += demand.due
    if (minute >= MINUTES) {
      peak.pins = Math.max(peak.pins, pins)
      peak.due = Math.max(peak.due, due)
    }
    const done = Math.min(pins, pinsPerMinute)
    const sent = Math.min(due, sendsPerMinute)
    const claims = (done / habits.pinsAGeneration) * (pins / habits.pinsAGeneration)
    const used = {
      web: demand.requests * costs.requestCpu,
      worker: done * costs.pinCpu + sent * costs.publicationCpu,
      database:
        demand.requests * costs.requestDatabaseCpu +
        done * costs.pinDatabaseCpu +
        sent * costs.publicationDatabaseCpu +
        claims * costs.claimCpuPerWaiting,
    }
    pins -= done
    due -= sent
    if (minute < MINUTES) continue
    made += done
    cpu += used.web + used.worker + used.database
    for (const part of ['web', 'worker', 'database'] as const)
      peak[part] = Math.max(peak[part], used[part] / MINUTE_SECONDS)
  }
  return {
    webCores: peak.web,
    workerCores: peak.worker,
    databaseCores: peak.database,
    pinWait: peak.pins / pinsPerMinute,
    publicationWait: peak.due / sendsPerMinute,
    waitingTasks: peak.pins / habits.pinsAGeneration,
    connections: (web + workers) * CONNECTIONS,
    memoryGb: (web * costs.webMemory + workers * costs.workerMemory) / 1_000,
    storedGbADay: (made * costs.pinStored) / 1_000,
    coreHours: cpu / 3_600,
  }
}

export interface Limits {
  /** Of the cores that are there, how much may be used at the busiest minute. */
  readonly load: number
  readonly pinWait: number
  readonly publicationWait: number
  readonly connections: number
}

/** What a day exceeds, the worst first; each with how many times. */
export function broken(day: Day, deployment: Deployment, limits: Limits): string[] {
  const ratios: Record<string, number> = {
    'publications late': day.publicationWait / limits.publicationWait,
    'pins wait': day.pinWait / limits.pinWait,
    'web processors': day.webCores / (deployment.web * limits.load),
    'database processors': day.databaseCores / (deployment.databaseCores * limits.load),
    'database connections': day.connections / limits.connections,
  }
  return Object.entries(ratios)
    .filter(([, ratio]) => ratio > 1)
    .toSorted(([, one], [, other]) => other - one)
    .map(([what, ratio]) => `${what} ×${ratio.toFixed(1)}`)
}
