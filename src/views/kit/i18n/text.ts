/**
 * The translator. `useText()` gives `t(id, values)`; an id that is not in a catalogue does not
 * compile, and one that is missing at run time throws in tests and development and shows its id in
 * production.
 */
import { setupI18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { useMemo } from 'react'
import { dateOf } from '#core/contract/call/date-of.ts'
import { compiledMessage } from '#core/contract/words/compiled-message.ts'
import type { I18n } from '@lingui/core'

export type Values = Record<string, string | number>
export type Translate<Id extends string> = (id: Id, values?: Values) => string
/**
 * A file of `src/locales/`: `{ "drafts.title": "Drafts" }`. In a build, messages with values are
 * compiled already.
 */
export type Catalogue = Readonly<Record<string, string>>
/** The same messages in another language, each of them. */
export type WordsOf<C extends Catalogue> = { readonly [Id in keyof C]: string }

/** A translator of its own per application or test. */
export function createI18n(catalogue: Catalogue, locale = 'en'): I18n {
  const i18n = setupI18n({ missing: (_, id) => reportMissing(id) })
  i18n.setMessagesCompiler(compiledMessage)
  i18n.loadAndActivate({ locale, messages: { ...catalogue } })
  return i18n
}

/**
 * The translator for one folder's catalogue: `const t = useText(draftsMessages)`. The catalogue is
 * loaded when the folder first uses it, so a lazy screen brings its own words; the ids that `t`
 * takes are that catalogue's.
 */
export function useText<const C extends Catalogue>(catalogue: C): Translate<keyof C & string> {
  const { i18n } = useLingui()
  return translatorOf(i18n, catalogue)
}

/** A catalogue's translator is made once, however many cards ask for it. */
const translators = new WeakMap<I18n, Map<Catalogue, Translate<string>>>()

function translatorOf<const C extends Catalogue>(
  i18n: I18n,
  catalogue: C,
): Translate<keyof C & string> {
  const known = translators.get(i18n) ?? new Map<Catalogue, Translate<string>>()
  translators.set(i18n, known)
  const made: Translate<string> = known.get(catalogue) ?? translator(i18n, catalogue)
  known.set(catalogue, made)
  return made
}

/** Dates, numbers, sizes and lists in the person's language. */
export function useFormat() {
  const locale = useLocale()
  return useMemo(() => createFormat(locale), [locale])
}

/** The language of the words. */
export function useLocale(): string {
  return useLingui().i18n.locale
}

export function translator<const C extends Catalogue>(
  i18n: I18n,
  catalogue: C,
): Translate<keyof C & string> {
  // Not by i18n.load: it notifies every listener, and this runs while React renders.
  for (const [id, message] of Object.entries(catalogue)) i18n.messages[id] ??= message
  return (id, values) => i18n._(id, values)
}

export function createFormat(locale: string) {
  const number = new Intl.NumberFormat(locale)
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' })
  const monthDay = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  const percent = new Intl.NumberFormat(locale, { style: 'percent' })
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return {
    number: (value: number) => number.format(value),
    percent: (value: number) => percent.format(value),
    date: (time: number) => date.format(dateOf(time)),
    /** Without the year, for narrow places that have the whole date elsewhere. */
    monthDay: (time: number) => monthDay.format(dateOf(time)),
    moment: (time: number) => moment.format(dateOf(time)),
    list: (items: string[]) => list.format(items),
    /** "3 hours ago", from two times in ms. */
    ago: (time: number, now: number) => {
      const minutes = Math.round((time - now) / 60_000)
      if (Math.abs(minutes) < 60) return relative.format(minutes, 'minute')
      if (Math.abs(minutes) < 60 * 24) return relative.format(Math.round(minutes / 60), 'hour')
      return relative.format(Math.round(minutes / 60 / 24), 'day')
    },
    /**
     * "about 40 seconds" is worded by the caller; this is the amount: seconds below 90, then
     * minutes.
     */
    duration: (milliseconds: number) => {
      const seconds = Math.max(1, Math.round(milliseconds / 1000))
      const [value, unit] =
        seconds < 90 ? [seconds, 'second'] : [Math.round(seconds / 60), 'minute']
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'long',
      } as Intl.NumberFormatOptions).format(value as number)
    },
    bytes: (bytes: number) => {
      const step =
        bytes < 1_000_000
          ? (['kilobyte', 1000] as const)
          : bytes < 1_000_000_000
            ? (['megabyte', 1_000_000] as const)
            : (['gigabyte', 1_000_000_000] as const)
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: step[0],
        maximumFractionDigits: 1,
      }).format(bytes / step[1])
    },
  }
}

function reportMissing(id: string): string {
  if (import.meta.env.DEV) throw new Error(`No message with the id "${id}".`)
  return id
}
