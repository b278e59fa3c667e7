/**
 * Work that tests count in pieces instead of milliseconds: on a slow or busy machine a piece costs
 * more CPU as well.
 */

/** So many together cost some 15 to 30 ms: the kernel counts CPU in steps of about 1 ms. */
const PIECES = 60

/** As large as the list of an account's pins is when a grid opens. */
const rows = Array.from({ length: 400 }, (_, nth) => ({
  id: `0192f0c1-2d3e-7abc-8def-${String(nth).padStart(12, '0')}`,
  title: `Climbing beans for a warm wall, ${nth}`,
  boards: [nth % 7, nth % 11],
  isFavourite: nth % 3 === 0,
}))

/** CPU of this thread since it started. ms */
export function cpuTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** What one piece of ordinary work costs this thread now. ms of CPU */
export function pieceCost(): number {
  const start = cpuTime()
  for (let piece = 0; piece < PIECES; piece += 1) JSON.parse(JSON.stringify(rows))
  return (cpuTime() - start) / PIECES
}
