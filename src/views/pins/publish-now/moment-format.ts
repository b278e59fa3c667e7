/** Day and time of an instant in the zone of an account. */
export function momentFormat(locale: string, zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(locale, { ...MOMENT, timeZone: zone })
}

const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  hour: 'numeric',
  minute: '2-digit',
}
