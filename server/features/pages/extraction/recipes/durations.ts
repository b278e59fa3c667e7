/** Lengths of time in minutes, as schema.org and as people write them. */

const ISO =
  /^P(?:([\d.,]*)Y)?(?:([\d.,]*)M)?(?:([\d.,]*)W)?(?:([\d.,]*)D)?(?:T(?:([\d.,]*)H)?(?:([\d.,]*)M)?(?:([\d.,]*)S)?)?$/i
const MINUTES_OF_PART = [525_600, 43_200, 10_080, 1440, 60, 1, 1 / 60]

/** In the languages that recipes were found in; a unit begins like this. */
const UNITS: readonly (readonly [RegExp, number])[] = [
  [/^(?:d|days?|tage?|jours?|días?|dias?|giorn[oi]|dag(?:en)?|dn[iy]|nap)\b/iu, 1440],
  [/^(?:h|hr|hour|std|stunde|heure|hora|or[ae]\b|uur|uren|tim|godz|hod|óra)/iu, 60],
  [/^(?:mn?\b|min|′|'|perc|λεπτ|мин|分)/iu, 1],
]
/** No dish takes longer than a month; a longer number is no time. */
const MAX_MINUTES = 43_200
const PART = /(?<!\d)(\d{1,4}(?:[.,]\d+)?)\s*(\p{L}+|[′'])/gu

/**
 * Minutes of an ISO 8601 duration such as `PT1H15M` or `P0DT0H35M`, a number left out counting as
 * nothing; else of words such as `1 hour 20 min`. null when it is neither, or nothing.
 */
export function minutesOf(duration: string): number | null {
  const text = duration.trim()
  const parts = ISO.exec(text)?.slice(1)
  const minutes = parts
    ? parts.reduce((sum, part, at) => sum + numberOf(part) * (MINUTES_OF_PART[at] ?? 0), 0)
    : minutesOfWords(text)
  return Number.isFinite(minutes) && minutes > 0 && minutes <= MAX_MINUTES
    ? Math.round(minutes)
    : null
}

/** "1:05", and "1h05" of a French page. */
const CLOCK =
  /^\D{0,20}(\d{1,2})(?::|\s?h\s?)(\d{2})(?!\d)(?::\d{2})?\s*(?:h|hrs?|hours?|std|min)?\b/iu

function minutesOfWords(text: string): number {
  const [, hours, minutes] = CLOCK.exec(text) ?? []
  if (hours !== undefined) return numberOf(hours) * 60 + numberOf(minutes)
  return [...text.slice(0, 80).matchAll(PART)].reduce((sum, [, number, unit = '']) => {
    const known = UNITS.find(([pattern]) => pattern.test(unit))
    return sum + numberOf(number) * (known?.[1] ?? 0)
  }, 0)
}

const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.') || 0)
