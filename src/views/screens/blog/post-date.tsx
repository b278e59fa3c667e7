/** A day as the reader writes it. In UTC, so that server and browser say the same day. */
import { useApp } from '../../kit/context/app-context.tsx'

export function PostDate({ date }: { date: string }) {
  return <time dateTime={date}>{useDay()(date)}</time>
}

/** `2026-11-22` in words. */
export function useDay(): (date: string) => string {
  const { locale } = useApp()
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return (date) => format.format(new Date(`${date}T00:00:00Z`))
}
