/** The probe of the hostile tests sees a bomb that is read on the main thread, far beyond its limit. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { MAX_BLOCK, PROBE } from '../support/hostile/hostile-server.ts'
import { endWithParent } from '../support/processes/end-with-parent.ts'
import { ProbeReading, type ProbeRequest } from '../support/hostile/probe-messages.ts'

const BLOCKED = fileURLToPath(new URL('../support/hostile/blocked-process.ts', import.meta.url))

async function longestBlockOf(bomb: string): Promise<number> {
  const child = spawn(process.execPath, ['--import', PROBE.href, BLOCKED], {
    stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
  })
  const { stdin, stdout } = child
  if (stdin === null || stdout === null) throw new Error('The process has no pipes.')
  endWithParent(child)
  onTestFinished(() => void child.kill('SIGKILL'))
  await once(stdout, 'data')
  await askProbe(child, 'reset')
  const isRead = once(stdout, 'data')
  stdin.write(`${bomb}\n`)
  await isRead
  const reading = await askProbe(child, 'read')
  if (process.env['HOSTILE_FIGURES']) process.stderr.write(`${bomb} ${JSON.stringify(reading)}\n`)
  return reading.longestBlock
}

test('a font read without a limit on the main thread counts as harm', async () => {
  expect(await longestBlockOf('font')).toBeGreaterThan(4 * MAX_BLOCK)
})

test('a process that does nothing is unharmed', async () => {
  expect(await longestBlockOf('nothing')).toBeLessThan(MAX_BLOCK / 4)
})

/** Rejects when the process ends before it answers, or has ended. */
async function askProbe(child: ChildProcess, request: ProbeRequest): Promise<ProbeReading> {
  const over = new AbortController()
  const onExit = (): void => over.abort(new Error('The process ended before the probe answered.'))
  child.once('exit', onExit)
  try {
    const answered = once(child, 'message', { signal: over.signal })
    // To a process that has ended: an error, which rejects the promise.
    child.send(request)
    const [message] = await answered
    return ProbeReading.parse(message)
  } finally {
    child.off('exit', onExit)
  }
}
