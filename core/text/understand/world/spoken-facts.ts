/** Numbers and lists as German, French and Spanish say them. */
import { listed, nearHours } from '../../language/english-grammar.ts'
import type { WorldLang } from './recipe-words.ts'

const HOURS: Readonly<Record<WorldLang, (hours: number, minutes: number) => string>> = {
  de: (hours, minutes) =>
    `${hours} ${hours === 1 ? 'Stunde' : 'Stunden'}${minutes > 0 ? ` ${minutes} Minuten` : ''}`,
  es: (hours, minutes) =>
    `${hours} ${hours === 1 ? 'hora' : 'horas'}${minutes > 0 ? ` y ${minutes} minutos` : ''}`,
  fr: (hours, minutes) =>
    minutes > 0
      ? `${hours} h ${String(minutes).padStart(2, '0')}`
      : `${hours} ${hours === 1 ? 'heure' : 'heures'}`,
}
const MINUTES: Readonly<Record<WorldLang, string>> = {
  de: 'Minuten',
  es: 'minutos',
  fr: 'minutes',
}
const AND: Readonly<Record<WorldLang, string>> = { de: 'und', es: 'y', fr: 'et' }

/** '' for a day and longer, which pages count in their own ways. */
export function spokenTime(minutes: number, lang: WorldLang): string {
  if (minutes < 2 || minutes >= 1440) return ''
  return minutes < (lang === 'fr' ? 60 : 90) && minutes !== 60
    ? `${minutes} ${MINUTES[lang]}`
    : spokenHours(minutes, lang)
}

const ABOUT: Readonly<Record<WorldLang, string>> = { de: 'rund ', es: 'unas ', fr: 'environ ' }

function spokenHours(minutes: number, lang: WorldLang): string {
  const whole = nearHours(minutes)
  const about = whole === minutes ? '' : ABOUT[lang]
  return `${about}${HOURS[lang](Math.floor(whole / 60), whole % 60)}`
}

/** "Queso e higos", but "menta y hielo". */
export function spokenList(words: readonly string[], lang: WorldLang): string {
  return listed(words, andBefore(words.at(-1) ?? '', lang))
}

/** "Y", and "e" before a word that begins with the sound i. */
export const andBefore = (word: string, lang: WorldLang): string =>
  lang === 'es' && /^h?[ií](?!e)/iu.test(word) ? 'e' : AND[lang]

const SERVES: Readonly<Record<WorldLang, string>> = { de: 'Für', es: 'Para', fr: 'Pour' }
const PEOPLE: Readonly<Record<WorldLang, string>> = {
  de: 'Personen',
  es: 'personas',
  fr: 'personnes',
}

export function spokenServings(servings: string, lang: WorldLang): string {
  return `${SERVES[lang]} ${servings} ${PEOPLE[lang]}`
}

/** "à la cannelle" with another article: "la cannelle", "de la cannelle". */
const ARTICLES: readonly (readonly [RegExp, string, string])[] = [
  [/^aux /u, 'les ', 'des '],
  [/^au /u, 'le ', 'du '],
  [/^à la /u, 'la ', 'de la '],
  [/^à l’/u, 'l’', 'de l’'],
]

export function frenchThe(contracted: string): string {
  return withArticle(contracted, 1)
}

export function frenchSome(contracted: string): string {
  return withArticle(contracted, 2)
}

function withArticle(contracted: string, place: 1 | 2): string {
  const found = ARTICLES.find(([pattern]) => pattern.test(contracted))
  return found ? contracted.replace(found[0], found[place]) : contracted
}
