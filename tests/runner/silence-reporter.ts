/**
 * Ends a test run in which nothing has happened for a long time, and says what it was waiting for.
 * Vitest limits tests and hooks, but not the clean-up of a fixture, nor a worker that is blocked by
 * a child process.
 */
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import type { Reporter, TestCase, TestModule } from 'vitest/node'

/** Longer than any test or hook may take. ms */
const MAX_SILENCE = 16 * 60_000

interface SilenceOptions {
  /** What the run waits for, a line each. */
  readonly onSilence: (lines: readonly string[]) => void
}

// oxlint-disable-next-line import/no-default-export -- Vitest takes a reporter so
export default class SilenceReporter implements Reporter {
  readonly #onSilence: SilenceOptions['onSilence']
  /** Running tests of each file that has not ended. */
  readonly #open = new Map<string, Set<string>>()
  #timer: NodeJS.Timeout | undefined

  constructor({ onSilence = endRun }: Partial<SilenceOptions> = {}) {
    this.#onSilence = onSilence
  }

  onTestRunStart(): void {
    this.#restart()
  }

  onTestModuleQueued({ relativeModuleId }: TestModule): void {
    this.#open.set(relativeModuleId, new Set())
    this.#restart()
  }

  onTestCaseReady({ module, fullName }: TestCase): void {
    this.#open.get(module.relativeModuleId)?.add(fullName)
    this.#restart()
  }

  onTestCaseResult({ module, fullName }: TestCase): void {
    this.#open.get(module.relativeModuleId)?.delete(fullName)
    this.#restart()
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#open.delete(relativeModuleId)
    this.#restart()
  }

  onTestRunEnd(): void {
    clearTimeout(this.#timer)
  }

  #restart(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#onSilence(this.#waiting()), MAX_SILENCE)
  }

  #waiting(): string[] {
    const lines = [...this.#open].map(
      ([file, tests]) =>
        `${file}: ${[...tests].join(', ') || 'before its first or between two tests'}`,
    )
    return lines.length > 0 ? lines : ['the end of a worker']
  }
}

/** `PINLOOM_SILENCE_FILE`: where the lines are written for the program that started the run. */
function endRun(lines: readonly string[]): void {
  const file = process.env['PINLOOM_SILENCE_FILE']
  if (file !== undefined) writeFileSync(file, lines.join('\n'))
  process.stderr.write(`Nothing happened for ${MAX_SILENCE / 60_000} minutes. Not ended:\n`)
  for (const line of lines) process.stderr.write(`  ${line}\n`)
  process.stderr.write(runningProcesses())
  process.exit(1)
}

/** Of this run, parents first. Empty where there is no `ps`. */
function runningProcesses(): string {
  const args = ['-eo', 'pid,ppid,etimes,time,stat,wchan:24,args', '--forest', '--cols', '220']
  const { stdout } = spawnSync('ps', args, { encoding: 'utf8', timeout: 10_000 })
  const ofRun = new Set([String(process.pid)])
  return (stdout ?? '')
    .split('\n')
    .filter((line) => {
      const [pid = '', parent = ''] = line.trim().split(/\s+/)
      if (ofRun.has(parent)) ofRun.add(pid)
      return ofRun.has(pid)
    })
    .map((line) => `${line}\n`)
    .join('')
}
