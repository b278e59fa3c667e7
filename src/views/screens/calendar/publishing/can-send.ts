/** Whether what is planned for now goes out now. */
import type { CalendarDisplay } from '../calendar-display.ts'

export function canSend({
  publishing,
  isPaused,
}: Pick<CalendarDisplay, 'publishing' | 'isPaused'>): boolean {
  const { connection, outbox, isFiledKnown } = publishing
  if (connection === 'none' || connection === 'unknown' || !isFiledKnown) return false
  return connection.state === 'connected' && !isPaused && outbox !== null && outbox.problem === null
}
