/**
 * Publishers that are killed at random while they send to a network that fails: how often is each
 * planned pin there in the end? The network lives in this process, so it knows.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Fault } from '../../../packages/practice-network/behaviour.ts'
import { startPracticeNetwork } from '../../../packages/practice-network/practice-network.ts'
import type { PracticeNetwork } from '../../../packages/practice-network/practice-network.ts'
import type { PublisherTimes } from '../../../server/features/publishing/publisher/publisher-parts.ts'
import { systemClock } from '../../../server/platform/clock.ts'
import { openDatabase } from '../../../server/platform/database/database.ts'
import type { Database, DatabaseSource } from '../../../server/platform/database/database.ts'
import {
  pictureFiles,
  mediaUrl,
  newFileName,
} from '../../../server/platform/images/stored/picture-files.ts'
import type { TestPostgres } from '../database/test-postgres.ts'
import { PRACTICE_APP, redirectUriOf } from '../../../server/platform/pinterest/networks.ts'
import { startTestServer } from '../server/test-server.ts'
import { endWithParent } from '../processes/end-with-parent.ts'
import { patience } from '../processes/patience.ts'
import { randomBy } from '../random-by.ts'
import { planAccount } from './planned-account.ts'
import { publishingFeatures } from './publishing-features.ts'
import { countStates } from './publication-counts.ts'
import { folderStore } from '../../../server/platform/objects/folder-store.ts'

const MAIN = fileURLToPath(new URL('publisher.process.ts', import.meta.url))
const PUBLIC_URL = 'http://localhost:3000'
/** Milliseconds. */
const START_TIMEOUT = 60_000

/** Shares of the requests for a new pin. */
const FAULTS: readonly (readonly [share: number, fault: Fault])[] = [
  [0.1, 'answerLost'],
  [0.05, 'errorAfter'],
  [0.05, 'errorBefore'],
  [0.03, 'late'],
  [0.02, 'noId'],
]

/** A thousandth of the times of the product, or less; the settle time stays longer than the lag. */
export const FAST_TIMES: PublisherTimes = {
  requestTimeout: 1_500,
  boardTimeout: 5_000,
  lease: 7_000,
  readings: [200, 700, 1_500, 3_000],
  minGap: 10,
  maxBackOff: 500,
  retry: 200,
  giveUp: 600_000,
  idle: 30,
  patience: 2_000,
}
/** Without a request for a new pin. ms */
const MAX_PAUSE = 3_000
const MAX_READ_LAG = 900
const LATE_BY = 1_000

export interface PublishRun {
  /** Null: a database in its own folder. */
  readonly postgresUrl: string | null
  readonly publishers: number
  readonly accounts: number
  readonly pinsEach: number
  /** How many times a publisher is killed before they are let finish. */
  readonly kills: number
  /** Is killed and started again instead of a publisher. */
  readonly database?: Pick<TestPostgres, 'killAndRestart'>
  readonly seed: number
  readonly times?: Partial<PublisherTimes>
  /** Ends a run that does not settle. ms */
  readonly within: number
}

export interface PublishOutcome {
  readonly intents: number
  readonly once: number
  readonly twice: number
  readonly never: number
  /** Left to a person, by the store. */
  readonly asked: number
  /** Of what is left to a person, how many are live. */
  readonly askedLive: number
  readonly kills: number
  /** Of these, in the middle of a request for a new pin. */
  readonly killsWhileSending: number
  readonly requests: number
  readonly seconds: number
  /** What the network was asked against its description. */
  readonly breaches: readonly string[]
}

export async function runPublishers(run: PublishRun): Promise<PublishOutcome> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pinloom-publish-'))
  const breaches: string[] = []
  const network = await startPracticeNetwork({
    port: 0,
    app: { ...PRACTICE_APP, redirectUri: redirectUriOf(PUBLIC_URL) },
    behaviour: { lateBy: LATE_BY, onBreach: (breach) => breaches.push(breach) },
  })
  try {
    const source: DatabaseSource =
      run.postgresUrl === null
        ? { kind: 'embedded', dataDir }
        : { kind: 'postgres', url: run.postgresUrl }
    const intents = await prepare(run, { network, dataDir, source })
    const began = Date.now()
    const fleet = new Fleet(run, { network, dataDir })
    const killed = await fleet.run()
    return {
      intents: intents.length,
      ...(await judge(network, { intents, source })),
      ...killed,
      seconds: Math.round((Date.now() - began) / 1_000),
      breaches,
    }
  } finally {
    await network.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

interface Place {
  readonly network: PracticeNetwork
  readonly dataDir: string
}

async function prepare(
  { accounts, pinsEach }: PublishRun,
  { network, dataDir, source }: Place & { readonly source: DatabaseSource },
): Promise<string[]> {
  const name = newFileName('jpg')
  const picture = sharp({ create: { width: 100, height: 150, channels: 3, background: '#a52' } })
  await pictureFiles(folderStore(dataDir)).put(name, await picture.jpeg().toBuffer())
  const built: ReturnType<typeof publishingFeatures>[] = []
  const server = await startTestServer({
    database: await openDatabase(source),
    clock: systemClock,
    features: (platform) => {
      const features = publishingFeatures(platform, {
        practiceUrl: network.url,
        readFile: async () => null,
      })
      built.push(features)
      return features.all
    },
  })
  const intents: string[] = []
  for (let nth = 0; nth < accounts; nth += 1)
    for (const { pins } of built) {
      const planned = await planAccount(
        { ...server, clock: { ...server.clock, now: Date.now } },
        { name: `Account ${nth}`, pins, count: pinsEach, imageUrl: mediaUrl(name) },
      )
      intents.push(...planned.intents)
    }
  await server.close()
  return intents
}

/** The processes of one run. */
class Fleet {
  readonly #run: PublishRun
  readonly #place: Place
  readonly #random: () => number
  readonly #children: ChildProcess[] = []
  #kills = 0
  #killsWhileSending = 0
  #requests = 0
  /** The next request for a new pin kills a publisher; how many requests until then. */
  #untilKill = Infinity

  constructor(run: PublishRun, place: Place) {
    this.#run = run
    this.#place = place
    this.#random = randomBy(run.seed)
  }

  async run(): Promise<Pick<PublishOutcome, 'kills' | 'killsWhileSending' | 'requests'>> {
    const { behaviour } = this.#place.network
    behaviour.fault = ({ method, path }) => {
      if (method !== 'POST' || path !== '/pins') return null
      this.#requests += 1
      behaviour.readLag = Math.round(this.#random() * MAX_READ_LAG)
      this.#untilKill -= 1
      if (this.#untilKill === 0) this.#killOne()
      return this.#fault()
    }
    const deadline = Date.now() + this.#run.within
    try {
      while (this.#children.length < this.#run.publishers) await this.#start()
      while (this.#kills < this.#run.kills && Date.now() < deadline)
        await (this.#run.database === undefined
          ? this.#killAndRestart()
          : this.#killDatabase(this.#run.database))
      await this.#untilSettled(deadline)
    } finally {
      await Promise.all(this.#children.map(async (child) => ended(child, 'SIGKILL')))
    }
    // What was accepted late is there by then, and can be read.
    await sleep(LATE_BY + MAX_READ_LAG)
    return {
      kills: this.#kills,
      killsWhileSending: this.#killsWhileSending,
      requests: this.#requests,
    }
  }

  #fault(): Fault | null {
    let chance = this.#random()
    for (const [share, fault] of FAULTS) {
      if (chance < share) return fault
      chance -= share
    }
    return null
  }

  /** In the middle of a request, from either publisher. */
  #killOne(): void {
    const victim = this.#children[Math.floor(this.#random() * this.#children.length)]
    if (victim?.kill('SIGKILL') === true) this.#killsWhileSending += 1
  }

  /** Half of the kills hit a request that is under way, the others any moment. */
  async #killAndRestart(): Promise<void> {
    const isWhileSending = this.#random() < 0.5
    this.#untilKill = isWhileSending ? 1 + Math.floor(this.#random() * 6) : Infinity
    const wait = 50 + this.#random() * (isWhileSending ? 2_000 : 700)
    const before = this.#killsWhileSending
    for (const until = Date.now() + wait; Date.now() < until;) {
      if (this.#killsWhileSending > before) break
      await sleep(5)
    }
    this.#untilKill = Infinity
    if (this.#killsWhileSending === before)
      this.#children[Math.floor(this.#random() * this.#children.length)]?.kill('SIGKILL')
    this.#kills += 1
    await this.#restart()
  }

  /** With a request under way, or one that has just ended. */
  async #killDatabase(database: Pick<TestPostgres, 'killAndRestart'>): Promise<void> {
    const before = this.#requests
    for (const until = Date.now() + MAX_PAUSE; this.#requests === before && Date.now() < until;)
      await sleep(5)
    await sleep(this.#random() * 40)
    await database.killAndRestart()
    this.#kills += 1
  }

  async #restart(): Promise<void> {
    const dead = this.#children.filter(({ killed }) => killed)
    for (const child of dead) {
      await ended(child, 'SIGKILL')
      this.#children.splice(this.#children.indexOf(child), 1)
      await this.#start()
    }
  }

  async #start(): Promise<void> {
    const { network, dataDir } = this.#place
    const { postgresUrl, times } = this.#run
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        PORT: '0',
        PUBLIC_URL,
        DATA_DIR: dataDir,
        DEMO_SITE_PORT: 'off',
        ...(postgresUrl === null ? {} : { DATABASE_URL: postgresUrl, SHARED_DATA_DIR: 'true' }),
        PRACTICE_URL: network.url,
        PUBLISHER_TIMES: JSON.stringify({ ...FAST_TIMES, ...times }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    endWithParent(child)
    this.#children.push(child)
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error('No start in time.')),
        patience(START_TIMEOUT),
      )
      const over = (): void => {
        clearTimeout(timer)
        resolve()
      }
      child.stdout?.once('data', over)
      // It may be killed while it starts.
      child.once('exit', over)
    })
  }

  async #untilSettled(deadline: number): Promise<void> {
    const { dataDir } = this.#place
    for (;;) {
      await this.#restart()
      const counts = await countStates({ ...this.#run, dataDir })
      if (counts.open === 0) return
      if (Date.now() > deadline) throw new Error(`Not settled: ${JSON.stringify(counts)}`)
      await sleep(100)
    }
  }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

async function judge(
  network: PracticeNetwork,
  { intents, source }: { readonly intents: readonly string[]; readonly source: DatabaseSource },
): Promise<Pick<PublishOutcome, 'once' | 'twice' | 'never' | 'asked' | 'askedLive'>> {
  const links = network.documents.list('pin').map(({ link }) => link ?? '')
  const times = new Map(intents.map((id) => [id, 0]))
  for (const link of links) {
    const id = new URL(link).searchParams.get('utm_content') ?? ''
    times.set(id, (times.get(id) ?? 0) + 1)
  }
  const database = await openDatabase(source)
  const asked = await unknownIn(database)
  await database.close()
  const all = [...times.values()]
  return {
    once: all.filter((count) => count === 1).length,
    twice: all.filter((count) => count > 1).length,
    never: all.filter((count) => count === 0).length,
    asked: asked.length,
    askedLive: asked.filter((id) => (times.get(id) ?? 0) > 0).length,
  }
}

async function unknownIn({ root }: Database): Promise<string[]> {
  const rows = await root
    .selectFrom('publications')
    .select('id')
    .where('state', '!=', 'published')
    .execute()
  return rows.map(({ id }) => id)
}
