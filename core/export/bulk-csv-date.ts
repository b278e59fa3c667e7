/** Dates for the bulk upload: `2026-11-30T09:00:00`, in UTC. */

export function isUploadDate(date: string): boolean {
  return (
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(date) &&
    !Number.isNaN(Date.parse(`${date}Z`)) &&
    isDayOfMonth(date)
  )
}

/**
 * The same time in the upload's form; a time without a zone is taken as UTC. Null for a form that
 * could be read in two ways, such as 03/04/2026, and for a day without a time.
 */
export function uploadDate(
  date: string,
): { readonly date: string; readonly isDotted: boolean } | null {
  const [iso, dotted] = [fromIso(date), fromDotted(date)]
  const written = iso ?? dotted
  return written !== null && isUploadDate(written)
    ? { date: written, isDotted: iso === null }
    : null
}

const ISO = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(:\d{2})?(?:\.\d+)?(?:Z|\+00:?00)?$/

function fromIso(date: string): string | null {
  const [, day, minutes, seconds = ':00'] = ISO.exec(date) ?? []
  return day === undefined ? null : `${day}T${minutes}${seconds}`
}

/** With dots the day always comes first. */
const DOTTED =
  /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?:,? +|T)(\d{1,2}):(\d{2})(?::(\d{2}))?(?: Uhr)?$/i

function fromDotted(date: string): string | null {
  const [, day = '', month = '', year, hour = '', minute, second = '00'] = DOTTED.exec(date) ?? []
  return year === undefined
    ? null
    : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${hour.padStart(2, '0')}:${minute}:${second}`
}

/** `Date.parse` takes 30 February for a day in March. */
function isDayOfMonth(date: string): boolean {
  return new Date(`${date}Z`).toISOString().startsWith(date.slice(0, 10))
}
