import { availableParallelism, loadavg } from 'node:os'

/**
 * How long to wait for another process on this machine, in ms: so long on one that is not busy, and
 * longer by as much as programs wait for a processor, up to four times, so that the limit of a test
 * does not come first. (Windows counts as never busy.)
 */
export function patience(ms: number): number {
  const [load = 0] = loadavg()
  return ms * Math.min(4, Math.max(1, load / availableParallelism()))
}
