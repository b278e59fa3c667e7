/** Texts that are true and do not suit one title: they speak against it, or count otherwise. */
import { contentStems, isUnspaced, type Language } from '../../language/language.ts'

const UNIT_MINUTES: readonly (readonly [RegExp, number])[] = [
  [/^(?:min)/iu, 1],
  [/^(?:h|stunde|heure|hora)/iu, 60],
]
const TIME =
  /(\d+(?:[.,]\d+)?)[ -]?(min(?:ute|uto)?(?:n|s)?|h(?:ours?|rs?|eures?|oras?)?|stunden?)(?![\p{L}])/giu

function minutesIn(text: string): number[] {
  return [...text.matchAll(TIME)].map(([, count = '', unit = '']) => {
    const factor = UNIT_MINUTES.find(([pattern]) => pattern.test(unit))?.[1] ?? 60
    return Number(count.replace(',', '.')) * factor
  })
}

/** "Takes less than 30 minutes" under "… in 20 Minutes". */
export function hasOtherTime(text: string, title: string): boolean {
  const promised = minutesIn(title)
  const said = minutesIn(text)
  return promised.length > 0 && said.length > 0 && !said.some((time) => promised.includes(time))
}

/** What is leaving, and no title leads with: "it’s time to bid the trend adieu". */
const FAREWELL =
  /\b(?:bid(?:ding)? [^.!?]{0,30}(?:adieu|farewell|goodbye)|say(?:ing)? (?:goodbye|farewell)(?! to (?:\p{L}+ ){0,2}?(?:sad|soggy|dry|watery|boring|bland|bad|tough|rubbery|lumpy|messy|store-bought|takeout|bloat))|teetering on overdone|on (?:its|their) way out|(?:going|gone|falling) out of (?:style|fashion)|a thing of the past|overdone)\b/iu

export const speaksAgainst = (text: string, title: string): boolean =>
  FAREWELL.test(text) && !FAREWELL.test(title)

/** The title offers a way. */
const OF_WAY =
  /\bhow to\b|\bstep[- ]by[- ]step\b|\beasy\b|schritt für schritt|anleitung|pas à pas|étape|^comment\b|paso a paso|^cómo\b/iu

export const offersWay = (title: string): boolean => OF_WAY.test(title)

/** Words that a sentence needs to say its title again. */
const FILLER: Readonly<Record<string, string>> = {
  en: 'compare find learn discover explore see show get make check read here easy simple step guide recipe post article way need know help perfect great best ideas tips list',
  de: 'zeigen erfahren entdecken finden lernen einfach schritt anleitung rezept beitrag artikel tipps ideen selber machen erklären',
  es: 'explicamos explicar paso manera forma sencilla sencillo fácil hacer receta preparar descubre aprende guía artículo consejos mostramos enseñamos mejor',
  fr: 'découvrez apprenez comment faire recette préparer facile simple étape pas guide article conseils expliquer voici meilleur',
}

/** Nothing in the text that the title does not say. */
export function repeatsTitle(text: string, title: string, language: Language): boolean {
  const filler = FILLER[language.lang]
  if (filler === undefined || isUnspaced(language.lang)) return false
  const known = new Set(contentStems(`${title} ${filler}`, language))
  const said = contentStems(text, language)
  return said.length > 0 && said.every((stem) => known.has(stem))
}
