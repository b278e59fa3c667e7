/** Kills its process when a question takes more memory or CPU than allowed. */
import { workerData } from 'node:worker_threads'
import { type LimitWatchData, spentCpu } from './serve-process-work.ts'

const PAUSE = 20
const MEGABYTE = 1024 * 1024

// Handed over by `serveProcessWork`, which types it.
const { start, memoryMegabytes, cpuLimit } = workerData as LimitWatchData

setInterval(() => {
  const [began = -1] = start
  if (began < 0) return
  const isTooMuch =
    process.memoryUsage.rss() > memoryMegabytes * MEGABYTE || spentCpu() - began > cpuLimit
  if (isTooMuch) process.kill(process.pid, 'SIGKILL')
}, PAUSE)
