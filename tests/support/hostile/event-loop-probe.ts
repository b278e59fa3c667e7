/**
 * Loaded into a server under test with `--import`: measures how long the main thread works without
 * returning to its event loop. Work is counted as CPU time of that thread, so a machine that gives
 * the thread no processor does not count.
 */
import { ProbeRequest, type ProbeReading } from './probe-messages.ts'

const TURN = 5

const cpuTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let last = cpuTime()
let longestBlock = 0
setInterval(() => {
  const now = cpuTime()
  longestBlock = Math.max(longestBlock, now - last)
  last = now
}, TURN).unref()

process.on('message', (message) => {
  if (ProbeRequest.parse(message) === 'reset') {
    last = cpuTime()
    longestBlock = 0
  }
  const reading: ProbeReading = { longestBlock, peakBytes: process.resourceUsage().maxRSS * 1024 }
  process.send?.(reading)
})
// The probe keeps no server alive.
process.channel?.unref()
