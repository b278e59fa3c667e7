/**
 * The forms that a subject takes in a German, French or Spanish sentence: its case, its
 * article, its gender. A form that is not known for sure is left out, and with it every pattern
 * that needs it.
 */
import { wordsOf } from '../../language/language.ts'
import { isElidedBefore } from '../../patterns/elision.ts'
import type { Fact } from '../../patterns/fill-pattern.ts'
import { GENDERS, recipeWords, type WorldLang } from './recipe-words.ts'

export interface SubjectForms {
  /** As it reads inside a sentence. */
  readonly name: string
  /** Index into `GENDERS` of its language. */
  readonly gender: number | null
  readonly isPlural: boolean
  /** German: the noun has no adjective before it. */
  readonly isPlain: boolean
}

/** Where a name's own noun ends and what is stated about it begins. */
const JOINT: Readonly<Record<WorldLang, RegExp>> = {
  de: /\s+(?:mit|aus|in|im|auf|nach|ohne|vom|von|zum|zur|für|fürs|à|alla|al|und|an|am|in|&|con|wie|de|de[rs])\s.*$|,.*$/iu,
  es: /\s+(?:con|sin|en|para|al|a)\s.*$|,.*$/iu,
  fr: /\s+(?:avec|sans|en|pour|au|aux|à)\s.*$|,.*$/iu,
}
/** "Bratwurst und Sauerkraut": what is stated about one may not fit both. */
const TWO: Readonly<Record<WorldLang, RegExp>> = {
  de: /^[^,]*\s(?:und|&)\s/iu,
  es: /^\S+ (?:y|e|&) /iu,
  fr: /^\S+ (?:et|&) /iu,
}
const GERMAN_ADJECTIVE =
  /^(?:\p{L}+(?:isch|ig|lich|bar|sam|los)|(?:selbst)?ge\p{L}+(?:t|en)|(?:über|ein|an|durch)\p{L}+(?:t|en)|klassisch|einfach|schnell|bunt|warm|kalt|vegan|leicht|gesund|fein|rot|grün|weiß|zart|frisch|mild|scharf|süß|sauer|saur|glutenfrei|laktosefrei|zuckerfrei|lauwarm|locker|weich|roh|dunkl|hell|kross|neu)(?:er|e|es)$/iu

export function subjectForms(name: string, lang: WorldLang): SubjectForms {
  const clean = name.trim()
  const isPlain = lang !== 'de' || !hasAdjective(clean)
  const running = isPlain && lang === 'de' ? clean : lowerHead(clean, lang)
  const head = lang === 'de' ? germanHead(clean) : clean
  const gender = TWO[lang].test(clean) ? null : genderOf(head, lang)
  const isPlural = gender !== null && isPluralGender(gender, lang)
  return { name: running, gender, isPlural, isPlain }
}

function isPluralGender(gender: number, lang: WorldLang): boolean {
  return GENDERS[lang][gender]?.endsWith('p') ?? false
}

/** The facts of a subject under `name` or `short`. */
export function formFacts(slot: string, forms: SubjectForms, lang: WorldLang): Map<string, Fact> {
  const facts = new Map<string, Fact>()
  const put = (key: string, value: string): void => {
    if (value !== '') facts.set(key, { text: value, quote: forms.name })
  }
  put(slot, forms.name)
  if (lang === 'de') {
    put(`${slot}.acc`, accusative(forms))
    put(`${slot}.dat`, dative(forms))
    return facts
  }
  put(`${slot}.the`, withThe(forms, lang))
  put(`${slot}.a`, withA(forms, lang))
  return facts
}

/** "saftiger Apfelkuchen": the adjective is written small inside a sentence. */
function hasAdjective(name: string): boolean {
  const [first = '', next = ''] = name.split(' ')
  return next !== '' && GERMAN_ADJECTIVE.test(first)
}

/** "Espirales con salsa": an unknown word, but no name, since what follows is written small. */
const IS_COMMON = /^\p{Lu}\p{Ll}+(?: \p{Ll}+)+/u

function lowerHead(name: string, lang: WorldLang): string {
  const isName = /^\p{Lu}\p{L}*\p{Lu}/u.test(name)
  const isCommon = lang === 'de' || genderOf(name, lang) !== null || IS_COMMON.test(name)
  return isName || !isCommon ? name : name.replace(/^./u, (letter) => letter.toLowerCase())
}

function germanHead(name: string): string {
  return wordsOf(name.replace(JOINT.de, '')).at(-1) ?? name
}

/** The longest head that fits: the end of a German noun, the first words of the others. */
function genderOf(head: string, lang: WorldLang): number | null {
  const low = head.toLowerCase().replaceAll('’', "'")
  let longest = 0
  let found: number | null = null
  GENDERS[lang].forEach((gender, index) => {
    for (const noun of recipeWords(lang).genders[gender] ?? []) {
      const isHead =
        lang === 'de' ? low.endsWith(noun) : `${low} `.replace(',', ' ').startsWith(`${noun} `)
      if (isHead && noun.length > longest) {
        longest = noun.length
        found = index
      }
    }
  })
  return found
}

/** "klassischer Apfelkuchen" to "klassischen Apfelkuchen"; without an adjective nothing changes. */
function accusative({ name, isPlain }: SubjectForms): string {
  return isPlain ? name : name.replace(/^(\p{L}+)er(?= )/u, '$1en')
}

/** '' where an ending would have to be guessed. */
function dative({ name, gender, isPlain, isPlural }: SubjectForms): string {
  if (!isPlain || gender === null) return ''
  if (!isPlural) return name
  const head = germanHead(name)
  return /(?:e|el|er|erl)$/u.test(head) ? name.replace(head, `${head}n`) : name
}

const THE: Readonly<Record<'es' | 'fr', readonly string[]>> = {
  es: ['el', 'la', 'los', 'las'],
  fr: ['le', 'la', 'les', 'les'],
}
const A: Readonly<Record<'es' | 'fr', readonly string[]>> = {
  es: ['un', 'una', 'unos', 'unas'],
  fr: ['un', 'une', 'des', 'des'],
}

function withThe({ name, gender, isPlural }: SubjectForms, lang: 'es' | 'fr'): string {
  if (gender === null) return ''
  return lang === 'fr' && !isPlural && isElidedBefore(name)
    ? `l’${name}`
    : `${THE[lang][gender] ?? ''} ${name}`
}

function withA({ name, gender }: SubjectForms, lang: 'es' | 'fr'): string {
  if (gender === null) return ''
  const isMass = recipeWords(lang).mass.some((noun) => `${name} `.startsWith(`${noun} `))
  if (lang === 'fr' && isMass)
    return isElidedBefore(name) ? `de l’${name}` : `${gender === 0 ? 'du' : 'de la'} ${name}`
  return `${A[lang][gender] ?? ''} ${name}`
}
