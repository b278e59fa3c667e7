/** Processes that a benchmark starts, and ends again. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { endWithParent } from '../../tests/support/processes/end-with-parent.ts'

const PROBE = new URL('probe.ts', import.meta.url)
const START_TIMEOUT_MS = 90_000

const Probe = z.object({
  delayP50: z.number(),
  delayP99: z.number(),
  delayMax: z.number(),
  rssMb: z.number(),
  /** In use of V8's heap, and what it reserved. */
  heapMb: z.number(),
  reservedMb: z.number(),
  /** Buffers. */
  externalMb: z.number(),
})
export type Probe = z.infer<typeof Probe>

export interface Child {
  readonly process: ChildProcess
  readonly pid: number | undefined
  /** What it stated when it was ready. */
  readonly ready: string
  /** Lines of its log so far. */
  readonly log: () => string
  /** Of its event loop since the last time, and its memory, after a collection if wanted. */
  probe(request?: 'probe' | 'collect'): Promise<Probe>
  end(signal?: NodeJS.Signals): Promise<void>
}

interface Start {
  readonly main: URL
  readonly environment: Readonly<Record<string, string>>
}

/** Resolves when it has written its first line on standard output. */
export async function startChild({ main, environment }: Start): Promise<Child> {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--import', PROBE.href, fileURLToPath(main)],
    {
      env: {
        PATH: process.env['PATH'],
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  )
  endWithParent(child)
  let log = ''
  child.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()))
  const ready = await firstLine(child).catch((error: unknown) => {
    child.kill('SIGKILL')
    throw new Error(`${String(error)} ${log}`, { cause: error })
  })
  return {
    process: child,
    pid: child.pid,
    ready,
    log: () => log,
    probe: async (request = 'probe') => {
      const answer = once(child, 'message')
      child.send(request)
      return Probe.parse((await answer)[0])
    },
    end: async (signal = 'SIGTERM') => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const over = once(child, 'exit')
      child.kill(signal)
      await over
    },
  }
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error('A process did not start in time.')),
      START_TIMEOUT_MS,
    )
    let said = ''
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      if (!said.includes('\n')) return
      clearTimeout(timer)
      resolve(said)
    })
    child.once('exit', () => {
      clearTimeout(timer)
      reject(new Error('A process ended at its start.'))
    })
  })
}
