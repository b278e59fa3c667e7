/**
 * A server process under attack, and what the attack does to it: the longest block of its event
 * loop, the memory of all its processes, and whether others are served meanwhile.
 */
import { once } from 'node:events'
import sharp from 'sharp'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Client, Outcome } from '#core/contract/client.ts'
import type { SourceRequest, SourcesAdded } from '#core/contract/content/pages.contract.ts'
import { PASSWORD } from '../../contract/call-samples.ts'
import { type RealBrowser, realBrowser } from '../../contract/real-browser.ts'
import {
  type ServerOptions,
  type ServerProcess,
  startServerProcess,
} from '../../faults/server-process.ts'
import { ProbeReading, type ProbeRequest } from './probe-messages.ts'
import { processTree, watchMemory } from './process-tree.ts'

/**
 * Work of the main thread without a turn of its event loop, in pieces of ordinary work. Ten runs of
 * each test at loads of 7 to 15: ordinary work counts up to 22, attacks up to 141, an import with
 * lines of 30 MB up to 299. The sitemap of the hostile lists counts 1,500 to 2,200 when the main
 * thread reads it, the font 7,900 and more.
 */
export const MAX_BLOCK = 450
/** Of the server and its children together, beyond what they held before the attack. */
export const MAX_ATTACK_BYTES = 1_500_000_000

export interface Person {
  readonly email: string
  readonly client: Client
  readonly accountId: string
}

export interface AttackReport<Done> {
  readonly done: Done
  /** In pieces of ordinary work. */
  readonly longestBlock: number
  /** Most memory of all its processes, beyond what they held before. bytes */
  readonly addedBytes: number
  /**
   * Rounds of ordinary work that another person did meanwhile, each with every answer as wanted.
   */
  readonly roundsServed: number
}

export interface HostileServer extends ServerProcess {
  readonly pid: number
  /** A browser without an account, from its own address. */
  visitor(): Client
  /** A new user with an account. */
  signUp(email: string): Promise<Person>
  /**
   * Runs the attack while another person works, one round at least. A round that is not served
   * fails the test.
   */
  measure<Done>(attack: () => Promise<Done>): Promise<AttackReport<Done>>
}

/** The server kept its event loop turning, its memory bounded, and others served. */
export function expectUnharmed(report: AttackReport<unknown>): void {
  expect(report.longestBlock).toBeLessThan(MAX_BLOCK)
  expect(report.addedBytes).toBeLessThan(MAX_ATTACK_BYTES)
  expect(report.roundsServed).toBeGreaterThan(0)
}

export function answerOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(`${outcome.failure.code}: ${outcome.failure.message}`)
  return outcome.answer
}

export const PROBE = new URL('./event-loop-probe.ts', import.meta.url)

export interface HostileOptions extends Pick<ServerOptions, 'main'> {
  /** Does in peace what the attack will do. */
  readonly warmUp?: (server: HostileServer) => Promise<void>
}

export async function startHostileServer(
  environment: Readonly<Record<string, string>>,
  { warmUp, ...options }: HostileOptions = {},
): Promise<HostileServer> {
  const server = await startServerProcess(
    { TASK_WORKERS: '1', TRUST_PROXY: 'true', ...environment },
    { preload: PROBE, ...options },
  )
  const { pid } = server.process
  if (pid === undefined) throw new Error('The server has no process id.')
  const signUp = (email: string): Promise<Person> => signUpAt(server.url, email)
  const bystander = await signUp('bystander@example.com')
  const photo = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#4477aa' },
  })
    .jpeg()
    .toBuffer()
  const round = (): Promise<void> => oneRound(server.url, bystander, photo)
  const hostile: HostileServer = {
    ...server,
    pid,
    visitor: () => newVisitor(server.url).client,
    signUp,
    async measure(attack) {
      await ask(server, 'reset')
      const memory = watchMemory(pid)
      const start = memoryOf(pid)
      let isOver = false
      let roundsServed = 0
      const attacking = attack().finally(() => (isOver = true))
      // A failed attack is reported below, after the rounds.
      attacking.catch(() => undefined)
      while (!isOver || roundsServed === 0) {
        await round()
        roundsServed += 1
      }
      const done = await attacking
      const { longestBlock, pieceCost } = await ask(server, 'read')
      const report = { longestBlock, addedBytes: memory.stop() - start, roundsServed }
      if (process.env['HOSTILE_FIGURES'])
        process.stderr.write(`${JSON.stringify({ ...report, pieceCost })}\n`)
      return { done, ...report }
    },
  }
  // What is loaded when first used is not the attack's doing.
  await readText(bystander)
  await warmUp?.(hostile)
  await round()
  return hostile
}

/** English words in sentences: the server loads its language data for them. */
async function readText({ client, accountId }: Person): Promise<void> {
  const source = {
    kind: 'text' as const,
    title: 'Small balcony garden ideas',
    text: 'A small balcony garden begins with one big pot. It looks calmer than ten small ones and needs water less often. '.repeat(
      8,
    ),
    url: 'https://garden.example/',
    picture_ids: [],
  }
  await readSource({ client, accountId }, source)
}

/** Adds a source and waits until its pages are read, or have failed. */
export async function readSource(
  { client, accountId }: Pick<Person, 'client' | 'accountId'>,
  source: SourceRequest,
): Promise<SourcesAdded> {
  const added = answerOf(
    await client('addSources', {
      params: { account_id: accountId },
      body: { idempotency_key: crypto.randomUUID(), source },
    }),
  )
  const { task_id } = added
  if (task_id === null) return added
  while (answerOf(await client('getTask', { params: { task_id } })).finished_at === null)
    await sleep(50)
  return added
}

function memoryOf(pid: number): number {
  return processTree(pid).reduce((sum, { bytes }) => sum + bytes, 0)
}

async function ask(
  { process: child }: ServerProcess,
  request: ProbeRequest,
): Promise<ProbeReading> {
  const answered = once(child, 'message')
  child.send(request)
  const [message] = await answered
  return ProbeReading.parse(message)
}

let visitors = 0

/** From its own address: log-ins are counted by address. */
function newVisitor(url: string): RealBrowser {
  visitors += 1
  const address = `203.0.${Math.floor(visitors / 250) % 250}.${visitors % 250}`
  return realBrowser(url, { 'x-forwarded-for': address })
}

async function signUpAt(url: string, email: string): Promise<Person> {
  const { client } = newVisitor(url)
  const body = { first_name: 'Ada', email, password1: PASSWORD, password2: PASSWORD }
  answerOf(await client('register', { body }))
  const account = answerOf(await client('createAccount', { body: { name: 'Kitchen' } }))
  return { email, client, accountId: account.id }
}

/** What everybody does: log in, look, upload a picture and see it, read a page of the site. */
async function oneRound(url: string, person: Person, photo: Buffer): Promise<void> {
  const { client } = newVisitor(url)
  answerOf(await client('login', { body: { email: person.email, password: PASSWORD } }))
  answerOf(await client('listFonts', {}))
  const picture = answerOf(await client('uploadPicture', { body: photo }))
  expect((await fetch(new URL(picture.url, url))).status).toBe(200)
  answerOf(await client('deletePicture', { params: { picture_id: picture.id } }))
  expect((await fetch(new URL('/login', url))).status).not.toBe(500)
  expect((await fetch(new URL('/api/health/', url))).status).toBe(200)
}
