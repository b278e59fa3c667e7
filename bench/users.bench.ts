/**
 * How many processes 10, 1,000, 10,000 and 100,000 people need, and what breaks first without them:
 * simulated days on the costs that `bench:scale` and `bench:load` measured. The table of
 * `docs/scale.md`.
 */
import { parseArgs } from 'node:util'
import { print, type Row } from './browser/report.ts'
import { broken, type Costs, type Deployment, type Habits, simulateDay } from './scale/day.ts'

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    users: { type: 'string', default: '10,1000,10000,100000' },
    /** Calls for new pins that the network allows the app a minute: each app's own. */
    'network-writes': { type: 'string', default: '100,1000,10000' },
    seed: { type: 'string', default: '1' },
  },
})

const costs: Costs = {
  pinCpu: 0.11,
  pinDatabaseCpu: 0.009,
  publicationCpu: 0.025,
  publicationDatabaseCpu: 0.032,
  requestCpu: 0.008,
  requestDatabaseCpu: 0.004,
  claimCpuPerWaiting: 0.000_014,
  pinStored: 0.272,
  webMemory: 490,
  workerMemory: 830,
}
/** Assumed, not measured: there are no users yet. */
const habits: Habits = {
  active: 0.3,
  requestsADay: 150,
  generationsADay: 0.7,
  pinsAGeneration: 12,
  publishing: 0.4,
  publicationsADay: 3,
  zones: [
    [-8, 0.15],
    [-5, 0.35],
    [1, 0.35],
    [8, 0.15],
  ],
}
const limits = { load: 0.6, pinWait: 5, publicationWait: 15, connections: 400 }
const SMALLEST: Deployment = { web: 1, workers: 1, databaseCores: 1, networkWrites: Infinity }
const MOST = 500

const seed = Number(values.seed)
const rows: Row[] = []
for (const users of values.users.split(',').map(Number)) {
  rows.push(rowOf(users, SMALLEST))
  for (const networkWrites of values['network-writes'].split(',').map(Number))
    rows.push(rowOf(users, sizeFor(users, networkWrites)))
}
print({ rows, goals: {} }, values.json)

/**
 * The fewest processes and cores with which a day is good; more do not help where a network limits.
 */
function sizeFor(users: number, networkWrites: number): Deployment {
  let deployment: Deployment = { ...SMALLEST, networkWrites }
  for (let step = 0; step < MOST; step += 1) {
    const day = simulateDay({ users, costs, habits, deployment, seed })
    const { web, workers, databaseCores } = deployment
    const more = {
      web: day.webCores > web * limits.load ? web + 1 : web,
      workers:
        day.pinWait > limits.pinWait ||
        (day.publicationWait > limits.publicationWait && workers * 120 < networkWrites)
          ? workers + 1
          : workers,
      databaseCores:
        day.databaseCores > databaseCores * limits.load ? databaseCores + 1 : databaseCores,
    }
    if (more.web + more.workers + more.databaseCores === web + workers + databaseCores) break
    deployment = { ...deployment, ...more }
  }
  return deployment
}

function rowOf(users: number, deployment: Deployment): Row {
  const day = simulateDay({ users, costs, habits, deployment, seed })
  const { networkWrites } = deployment
  const short = (value: number): number => Math.round(value * 10) / 10
  return {
    users,
    network_writes_a_minute: Number.isFinite(networkWrites) ? networkWrites : null,
    web: deployment.web,
    workers: deployment.workers,
    database_cores: deployment.databaseCores,
    web_cores_at_peak: short(day.webCores),
    worker_cores_at_peak: short(day.workerCores),
    database_cores_at_peak: short(day.databaseCores),
    pins_wait_min: short(day.pinWait),
    publications_late_min: short(day.publicationWait),
    tasks_waiting: Math.round(day.waitingTasks),
    connections: day.connections,
    memory_gb: short(day.memoryGb),
    gb_stored_a_day: short(day.storedGbADay),
    core_hours_a_day: short(day.coreHours),
    breaks: broken(day, deployment, limits).join(', ') || 'nothing',
  }
}
