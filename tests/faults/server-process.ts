/**
 * A server of our own as a process, so that it can be killed. It ends with its test, however that
 * ends.
 */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { endWithParent } from '../support/processes/end-with-parent.ts'
import { patience } from '../support/processes/patience.ts'
import { ended } from '../journeys/ended.ts'
import { copyThumbnailsTo } from '../runner/kept-thumbnails.ts'

/** Built by `tests/runner/built-server.ts`. */
const MAIN = new URL('../../dist-server/main.js', import.meta.url)
/** Until it answers. */
const START_MS = 30_000

export interface ServerProcess {
  readonly url: string
  readonly process: ChildProcess
  /** All of its output since its start. */
  readonly said: () => string
  /**
   * Ends it, if it still runs, and waits, a minute at most; the exit code, null when a signal ended
   * it.
   */
  end(signal: NodeJS.Signals): Promise<number | null>
}

interface Started {
  readonly process: ChildProcess
  readonly said: () => string
}

export interface ServerOptions {
  /** A module that the server process loads first; both can then send each other messages. */
  readonly preload?: URL
  /** Started in the place of the built server; it takes the same settings. */
  readonly main?: URL
}

function run(
  environment: Record<string, string>,
  { preload, main = MAIN }: ServerOptions = {},
): Started {
  const flags = ['--disable-warning=ExperimentalWarning']
  if (preload !== undefined) flags.push('--import', preload.href)
  const child = spawn(process.execPath, [...flags, fileURLToPath(main)], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      PORT: '0',
      DEMO_SITE_PORT: 'off',
      PRACTICE_PORT: 'off',
      TASK_WORKERS: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe', ...(preload === undefined ? [] : ['ipc' as const])],
  })
  endWithParent(child)
  onTestFinished(() => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
  })
  let said = ''
  child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  return { process: child, said: () => said }
}

export async function startServerProcess(
  environment: Record<string, string>,
  options: ServerOptions = {},
): Promise<ServerProcess> {
  if (environment['DATA_DIR'] !== undefined) await copyThumbnailsTo(environment['DATA_DIR'])
  const { process: child, said } = run(environment, options)
  const deadline = Date.now() + patience(START_MS)
  let url: string | undefined
  while (url === undefined) {
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline)
      throw new Error(`The server did not start: ${said()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    url = /running at (\S+)/.exec(said())?.[1]
  }
  return {
    url,
    process: child,
    said,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const exit = new Promise<number | null>((resolve) =>
        child.once('exit', (code) => resolve(code)),
      )
      child.kill(signal)
      return ended(`The server after ${signal}`, exit)
    },
  }
}

/** For a start that must fail: its exit code and what it stated. */
export async function failToStart(
  environment: Record<string, string>,
): Promise<{ code: number | null; said: string }> {
  const { process: child, said } = run(environment)
  const code = await ended(
    'A server that must not start',
    new Promise<number | null>((resolve) => child.once('close', resolve)),
  )
  return { code, said: said() }
}
