/** The processes below a process and what they use, from Linux's /proc. */
import { readdirSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4096

interface RunningProcess {
  readonly pid: number
  readonly parent: number
  readonly bytes: number
  /** Of processor time. */
  readonly ticks: number
}

function runningProcess(pid: number): RunningProcess | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in brackets may hold anything, so the fields are counted from its end.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    // A zombie has ended: only its parent has not asked for its exit code yet.
    if (fields[0] === 'Z') return null
    const ticks = Number(fields[11]) + Number(fields[12])
    return { pid, parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES, ticks }
  } catch {
    return null // it has ended meanwhile
  }
}

/** The process itself first. */
export function processTree(root: number): RunningProcess[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => runningProcess(Number(name)) ?? [])
  const tree = all.filter(({ pid }) => pid === root)
  for (const { pid } of tree) tree.push(...all.filter(({ parent }) => parent === pid))
  return tree
}

export interface MemoryWatch {
  /** The most that the tree held at one moment. bytes */
  stop(): number
}

export function watchMemory(root: number): MemoryWatch {
  let peak = 0
  const timer = setInterval(() => {
    const total = processTree(root).reduce((sum, { bytes }) => sum + bytes, 0)
    peak = Math.max(peak, total)
  }, 25)
  return {
    stop: () => {
      clearInterval(timer)
      return peak
    },
  }
}
