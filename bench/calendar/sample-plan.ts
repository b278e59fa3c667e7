/** A plan that fills the months that are shown, the same for the same size. */
import type { Planned } from '../../src/views/screens/calendar/plan/planned-days.ts'
import { samplePin } from '../events/sample-pins.ts'
import { testId } from '../../core/pins/pin.builder.ts'
import { BENCH_ZONE, MONTHS } from './contender.ts'

const MINUTE_MS = 60_000

export function samplePlan(size: number): Planned[] {
  return Array.from({ length: size }, (_, at) => plannedAt(at, size))
}

function plannedAt(nth: number, size: number): Planned {
  const [year = 0, month = 0] = MONTHS[0].split('-').map(Number)
  const start = Date.UTC(year, month - 1)
  const end = Date.UTC(year, month - 1 + MONTHS.length)
  const at = start + Math.floor(((end - start) * nth) / size / MINUTE_MS) * MINUTE_MS
  const publication = {
    id: testId(`publication ${nth}`),
    at,
    wall: new Date(at).toISOString().slice(0, 16),
    zone: BENCH_ZONE,
    board_id: testId('kitchen'),
    state: 'planned' as const,
  }
  const pin = samplePin(nth)
  // The month, so that the bench sees by any card which one is shown.
  const title = `${publication.wall.slice(0, 7)} ${pin.title}`
  return { pin: { ...pin, title, publications: [publication] }, publication }
}
