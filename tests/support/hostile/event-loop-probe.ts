/**
 * Loaded into a server under test with `--import`: measures how long the main thread works without
 * returning to its event loop, as a count of pieces of ordinary work that the same thread could
 * have done instead. A piece is done before, during and after what is measured, so that a slow or
 * busy machine, on which everything costs more CPU, counts no more pieces than a fast one.
 */
import { cpuTime, pieceCost } from '../ordinary-work.ts'
import { ProbeRequest, type ProbeReading } from './probe-messages.ts'

const TURN = 5
/** About a twentieth of the time goes into pieces. */
const TURNS_PER_SAMPLE = 100

let before = pieceCost()
let meanwhile: number[] = []
let turns = 0
let longestBlock = 0
let last = cpuTime()
setInterval(() => {
  longestBlock = Math.max(longestBlock, cpuTime() - last)
  turns += 1
  if (turns % TURNS_PER_SAMPLE === 0) meanwhile.push(pieceCost())
  last = cpuTime()
}, TURN).unref()

function read(): ProbeReading {
  const median = meanwhile.toSorted((a, b) => a - b)[meanwhile.length >> 1] ?? 0
  const slowest = Math.max(before, median, pieceCost())
  last = cpuTime()
  return {
    longestBlock: longestBlock / slowest,
    pieceCost: slowest,
    peakBytes: process.resourceUsage().maxRSS * 1024,
  }
}

process.on('message', (message) => {
  if (ProbeRequest.parse(message) === 'reset') {
    before = pieceCost()
    meanwhile = []
    longestBlock = 0
    last = cpuTime()
  }
  process.send?.(read())
})
// The probe keeps no server alive.
process.channel?.unref()
