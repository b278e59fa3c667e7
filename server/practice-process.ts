/**
 * The practice network beside this server, in a process of its own: it is no part of the server,
 * only an API that the server calls.
 */
import { fork } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { PRACTICE_APP, redirectUriOf } from './platform/pinterest/networks.ts'

export interface PracticeProcess {
  /** With a slash at the end. */
  readonly url: string
  readonly pid: number | undefined
  close(): Promise<void>
}

const MAIN = fileURLToPath(new URL('../packages/practice-network/main.ts', import.meta.url))
const START_TIMEOUT = 20_000
const Started = z.object({ url: z.url() })

/** What Node itself needs. Secrets of this server are none of the other process's business. */
const INHERITED = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TZ',
  'LANG',
  'NODE_OPTIONS',
  'NODE_COMPILE_CACHE',
  'SystemRoot',
]

function inherited(): NodeJS.ProcessEnv {
  return Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]))
}

interface PracticeSettings {
  readonly port: number
  readonly dataDir: string
  readonly publicUrl: string
}

/** Rejects when it does not start. It ends with this process, however that ends. */
export async function startPracticeProcess({
  port,
  dataDir,
  publicUrl,
}: PracticeSettings): Promise<PracticeProcess> {
  await mkdir(dataDir, { recursive: true })
  const child = fork(MAIN, {
    env: {
      ...inherited(),
      PRACTICE_PORT: String(port),
      PRACTICE_FILE: join(dataDir, 'practice-network.sqlite'),
      PRACTICE_CLIENT_ID: PRACTICE_APP.clientId,
      PRACTICE_CLIENT_SECRET: PRACTICE_APP.clientSecret,
      PRACTICE_REDIRECT_URI: redirectUriOf(publicUrl),
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It did not start in time.')), START_TIMEOUT)
    child.once('message', (message) => {
      clearTimeout(timer)
      const started = Started.safeParse(message)
      if (started.success) resolve(started.data.url)
      else reject(new Error('It answered something else than its address.'))
    })
    child.once('error', reject)
    void ended.then(() => reject(new Error('It ended at its start.')))
  }).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw error
  })
  return {
    url,
    pid: child.pid,
    close: async () => {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
