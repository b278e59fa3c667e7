import { setTimeout as sleep } from 'node:timers/promises'
import type { Child } from './child.ts'

/** One worker is killed again and again; the other one's memory is watched. */
export class Killer {
  victim: Child
  kills = 0
  readonly #start: () => Promise<Child>
  readonly #everyMs: number

  constructor(victim: Child, start: () => Promise<Child>, everyMs: number) {
    this.victim = victim
    this.#start = start
    this.#everyMs = everyMs
  }

  async run(signal: AbortSignal): Promise<void> {
    for (;;) {
      await sleep(this.#everyMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) return
      await this.victim.end('SIGKILL')
      this.kills += 1
      this.victim = await this.#start()
    }
  }
}
