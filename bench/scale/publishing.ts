/**
 * Pins that are all due, published to the practice network by one, two or four processes. The
 * publisher's pauses between two pins of an account are as short as in tests: the figure is what
 * the processes can do, not what a network allows.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import sharp from 'sharp'
import { startTestServer } from '../../tests/support/server/test-server.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { openDatabase } from '../../server/platform/database/database.ts'
import {
  mediaUrl,
  newFileName,
  pictureFiles,
} from '../../server/platform/images/stored/picture-files.ts'
import { openObjectStore } from '../../server/platform/objects/open-object-store.ts'
import { planAccount } from '../../tests/support/publishing/planned-account.ts'
import { countStates } from '../../tests/support/publishing/publication-counts.ts'
import { FAST_TIMES } from '../../tests/support/publishing/publish-run.ts'
import { publishingFeatures } from '../../tests/support/publishing/publishing-features.ts'
import { type Child, startChild } from './child.ts'
import { cpuSeconds } from './cpu-time.ts'
import type { Stack } from './stack.ts'

const MAIN = new URL('../../tests/support/publishing/publisher.process.ts', import.meta.url)
const ACCOUNTS = 8
const POLL_MS = 200
/** Until all is planned and every publisher has started. */
const PREPARATION_MS = 35_000
/** On a busy machine an answer may be late; it is not lost. */
const TIMES = { ...FAST_TIMES, requestTimeout: 30_000, boardTimeout: 30_000, lease: 90_000 }

export interface Published {
  readonly processes: number
  readonly publications: number
  readonly published: number
  readonly seconds: number
  readonly publisherCpu: number
  readonly databaseCpu: number
  readonly delayP99: number
  readonly delayMax: number
}

interface Wished {
  readonly processes: number
  readonly pinsEach: number
  readonly round: number
  /** How long a publisher sleeps that finds nothing. Milliseconds */
  readonly idle: number
}

export async function publishPins(
  stack: Stack,
  { processes, pinsEach, round, idle }: Wished,
): Promise<Published> {
  const url = await stack.newDatabase(`publishing_${processes}_${round}`)
  const imageUrl = await storedPicture(stack)
  const dueAt = Date.now() + PREPARATION_MS
  const publications = await plan(stack, { url, imageUrl, pinsEach, dueAt })
  const publishers: Child[] = []
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    while (publishers.length < processes)
      publishers.push(await startPublisher(stack, { url, idle }))
    const measured = await measure({ stack, client, publishers, dueAt }, url)
    return { processes, publications, ...measured }
  } finally {
    await client.end()
    for (const publisher of publishers) await publisher.end()
  }
}

const startPublisher = (
  stack: Stack,
  { url, idle }: Pick<Wished, 'idle'> & { readonly url: string },
): Promise<Child> =>
  startChild({
    main: MAIN,
    environment: {
      ...stack.environment(url),
      PRACTICE_URL: stack.practice.url,
      PUBLISHER_TIMES: JSON.stringify({ ...TIMES, idle }),
    },
  })

interface Running {
  readonly stack: Stack
  readonly client: pg.Client
  readonly publishers: readonly Child[]
  readonly dueAt: number
}

async function measure(
  { stack, client, publishers, dueAt }: Running,
  postgresUrl: string,
): Promise<Omit<Published, 'processes' | 'publications'>> {
  const pids = publishers.map(({ pid }) => pid)
  for (const publisher of publishers) await publisher.probe()
  const wait = dueAt - Date.now()
  if (wait < 0) throw new Error('The pins were due before all publishers had started.')
  await sleep(wait)
  const [cpu, databaseCpu] = [cpuSeconds(pids), cpuSeconds([stack.postgres.pid])]
  const began = performance.now()
  while ((await countStates({ postgresUrl, dataDir: '' })).open > 0) await sleep(POLL_MS)
  const seconds = (performance.now() - began) / 1_000
  const used = {
    publisherCpu: cpuSeconds(pids) - cpu,
    databaseCpu: cpuSeconds([stack.postgres.pid]) - databaseCpu,
  }
  const probes = await Promise.all(publishers.map((publisher) => publisher.probe()))
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from publications where state = 'published'",
  )
  return {
    published: Number(rows[0]?.count),
    seconds,
    ...used,
    delayP99: Math.max(...probes.map(({ delayP99 }) => delayP99)),
    delayMax: Math.max(...probes.map(({ delayMax }) => delayMax)),
  }
}

interface Wish {
  readonly url: string
  readonly imageUrl: string
  readonly pinsEach: number
  readonly dueAt: number
}

/** All for one moment; how many. */
async function plan(stack: Stack, { url, imageUrl, pinsEach, dueAt }: Wish): Promise<number> {
  const built: ReturnType<typeof publishingFeatures>[] = []
  const server = await startTestServer({
    database: await openDatabase({ kind: 'postgres', url }),
    clock: systemClock,
    features: (platform) => {
      const features = publishingFeatures(platform, {
        practiceUrl: stack.practice.url,
        readFile: async () => null,
      })
      built.push(features)
      return features.all
    },
  })
  const clock = { ...server.clock, now: () => dueAt }
  let count = 0
  for (const { pins } of built)
    for (let nth = 0; nth < ACCOUNTS; nth += 1) {
      const wish = { name: `Account ${nth}`, pins, count: pinsEach, imageUrl }
      count += (await planAccount({ ...server, clock }, wish)).intents.length
    }
  await server.close()
  return count
}

async function storedPicture({ s3 }: Stack): Promise<string> {
  const name = newFileName('jpg')
  const size = { width: 1000, height: 1500 }
  const picture = sharp({ create: { ...size, channels: 3, background: '#aa5522' } })
  const store = openObjectStore({ s3, dataDir: '' })
  await pictureFiles(store).put(name, await picture.jpeg().toBuffer())
  return mediaUrl(name)
}
