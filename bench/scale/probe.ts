/**
 * Loaded first into a measured process: reports the delay of its event loop to the parent process
 * whenever that asks.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'

const RESOLUTION_MS = 10
const NS_PER_MS = 1e6

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()
process.on('message', () => {
  // The histogram holds whole intervals, the planned 10 ms too.
  const ms = (ns: number): number => Math.max(0, ns / NS_PER_MS - RESOLUTION_MS)
  const report = {
    delayP50: ms(delays.percentile(50)),
    delayP99: ms(delays.percentile(99)),
    delayMax: ms(delays.max),
    rssMb: process.memoryUsage.rss() / 1e6,
  }
  delays.reset()
  process.send?.(report)
})
process.channel?.unref()
