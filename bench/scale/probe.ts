/**
 * Loaded first into a measured process: reports the delay of its event loop and its memory to the
 * parent process whenever that asks, on `collect` after the garbage collector has run.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const RESOLUTION_MS = 10
const NS_PER_MS = 1e6

const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
delays.enable()
process.on('message', (message) => {
  if (message === 'collect') collect()
  // The histogram holds whole intervals, the planned 10 ms too.
  const ms = (ns: number): number => Math.max(0, ns / NS_PER_MS - RESOLUTION_MS)
  const report = {
    delayP50: ms(delays.percentile(50)),
    delayP99: ms(delays.percentile(99)),
    delayMax: ms(delays.max),
    ...memory(),
  }
  delays.reset()
  process.send?.(report)
})
process.channel?.unref()

/** MB. Buffers and what libraries in C allocate are no part of V8's heap. */
function memory(): Readonly<Record<string, number>> {
  const { rss, heapUsed, heapTotal, external } = process.memoryUsage()
  return {
    rssMb: rss / 1e6,
    heapMb: heapUsed / 1e6,
    reservedMb: heapTotal / 1e6,
    externalMb: external / 1e6,
  }
}

/** Node.js gives no other way to collect in a process that was started without `--expose-gc`. */
function collect(): void {
  setFlagsFromString('--expose-gc')
  const gc: unknown = runInNewContext('gc')
  if (typeof gc === 'function') gc()
}
