/** Processor time of a process and everything it started, as Linux counts it. */
import { readFileSync, readdirSync } from 'node:fs'

/** Linux reports times in these, whatever the kernel's own clock is. */
const TICKS_PER_SECOND = 100
/** Positions behind the name of the program in `/proc/PID/stat`. */
const PARENT = 1
const TIMES = { from: 11, to: 15 }

interface Usage {
  readonly parent: number
  /** Own time and that of children that ended. */
  readonly ticks: number
}

function usageOf(pid: string): Usage | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(TIMES.from, TIMES.to).reduce((sum, field) => sum + Number(field), 0)
    return { parent: Number(fields[PARENT]), ticks }
  } catch {
    // It ended between the listing and the reading.
    return null
  }
}

/** Seconds of all trees of processes together. */
export function cpuSeconds(roots: readonly (number | undefined)[]): number {
  const usages = new Map<number, Usage>()
  for (const name of readdirSync('/proc')) {
    const usage = /^\d+$/.test(name) ? usageOf(name) : null
    if (usage !== null) usages.set(Number(name), usage)
  }
  const isBelow = (pid: number): boolean => {
    for (let at = pid; usages.has(at); at = usages.get(at)?.parent ?? 0)
      if (roots.includes(at)) return true
    return false
  }
  let ticks = 0
  for (const [pid, usage] of usages) if (isBelow(pid)) ticks += usage.ticks
  return ticks / TICKS_PER_SECOND
}
