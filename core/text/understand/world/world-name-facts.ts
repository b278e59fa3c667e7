/** What the name of a dish in German, French or Spanish lets patterns say beside it. */
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import { wordsOf } from '../../language/language.ts'
import type { Material } from '../../writer/material.ts'
import { recipeWords, type WorldLang } from './recipe-words.ts'
import { andBefore } from './spoken-facts.ts'
import { formFacts, subjectForms, type SubjectForms } from './subject-forms.ts'
import { hasWord } from './word-match.ts'
import { headOfWorldName, shortWorldName } from './world-dish-name.ts'

const BABY: Readonly<Record<WorldLang, readonly [said: RegExp, added: string]>> = {
  de: [/(?<!\p{L})(?:babys?|beikost|baby[- ]led)(?!\p{L})/iu, 'für Babys'],
  es: [/(?<!\p{L})beb(?:é|es|és)(?!\p{L})/iu, 'para bebés'],
  fr: [/(?<!\p{L})bébés?(?!\p{L})/iu, 'pour bébé'],
}

/** "Couscous aux légumes : une recette bébé et famille" is about more than the dish. */
export function forBaby(name: string, { content }: Material, lang: WorldLang): string {
  const [said, added] = BABY[lang]
  const { title, site_name, paragraphs } = content
  const isOfSite =
    said.test(site_name) && paragraphs.filter((text) => said.test(text)).length >= MIN_BABY
  const isFor = said.test(title) || isOfSite
  return name !== '' && isFor && !said.test(name) ? `${name} ${added}` : name
}

/** "Salé" of "Pudding de chia – formule salée", by the gender of the dish: readers expect a dessert. */
export function withSavour(name: string, { content }: Material, lang: WorldLang): string {
  const { gender } = subjectForms(name, lang)
  const isOpenName = !/ (?:avec|au|aux|à|en|sans|et|pour) |,/iu.test(name)
  if (lang !== 'fr' || gender === null || !isOpenName || SAVOUR.test(name)) return name
  const [first, ...others] = content.title.match(new RegExp(SAVOUR, 'giu')) ?? []
  return first === undefined || others.length > 0 ? name : `${name} ${SALTY[gender] ?? ''}`.trim()
}

const SAVOUR = /(?<!\p{L})salée?s?(?!\p{L})/iu
/** In the order of `GENDERS`. */
const SALTY = ['salé', 'salée', 'salés', 'salées']

/** Paragraphs of a page that speak of them, on a site that has them in its name. */
const MIN_BABY = 2

/** "Tartine & œuf mollet" reads with its word in a sentence. */
export const withAnd = (name: string, lang: WorldLang): string =>
  name.replace(/ & (?=(\S*))/gu, (_, next: string) => ` ${andBefore(next, lang)} `)

/** "Pain Noix Figues" of a page with "noix" among its ingredients. German nouns keep their capital. */
export function withoutStrayCapitals(name: string, { ingredients, language }: Material): string {
  if (language.lang === 'de') return name
  const lines = ingredients.join(' ')
  return name.replace(/(?<=\p{L} )\p{Lu}\p{Ll}+/gu, (word) => {
    const low = word.toLowerCase()
    return new RegExp(`(?<!\\p{L})${low}(?!\\p{L})`, 'u').test(lines) ? low : word
  })
}

/** Names that say already what a pattern would add with the same word. */
const HOLDS: Readonly<Record<WorldLang, readonly (readonly [string, RegExp])[]>> = {
  de: [
    ['nameWith', / mit /iu],
    ['nameWithout', / ohne |(?<!\p{L})\p{L}+frei(?:e[mnrs]?)?(?!\p{L})/iu],
    ['nameFor', / (?:für|fürs|zum|zur) /iu],
    ['nameAnd', / und | & |, /iu],
  ],
  es: [
    ['nameWith', / con /iu],
    ['nameWithout', / sin /iu],
    [
      'tool',
      /thermomix|freidora|air ?fryer|microondas|panificadora|olla (?:rápida|exprés|lenta)/iu,
    ],
    ['nameFor', / para /iu],
    ['nameAnd', / [ye] | & |, /iu],
    ['nameHomemade', /(?<!\p{L})caser[oa]s?(?!\p{L})/iu],
  ],
  fr: [
    ['nameWith', / avec /iu],
    ['nameWithout', / sans /iu],
    ['nameFor', / pour /iu],
    ['nameHomemade', /(?<!\p{L})maison(?!\p{L})/iu],
  ],
}

/** The name's forms, and what it says already. */
export function nameFacts(name: string, long: SubjectForms, lang: WorldLang): Facts {
  const facts = new Map([
    ...formFacts('name', long, lang),
    ...formFacts('short', subjectForms(shortWorldName(name, lang), lang), lang),
    // Sentences without anything else to say take it whole, however long it is.
    ...formFacts('whole', long, lang),
    ...formFacts('bare', subjectForms(headOfWorldName(name, lang), lang), lang),
  ])
  if (long.gender !== null) facts.set('gender', { text: '', number: long.gender, quote: long.name })
  if (long.isPlural) facts.set('plural', flag(long.name))
  if (long.isPlain) facts.set('plain', flag(long.name))
  if (!/ (?:au|aux|à|avec|et) /iu.test(name)) facts.set('simpleName', flag(long.name))
  if (isOpen(name, lang)) facts.set('open', flag(long.name))
  for (const [key, pattern] of HOLDS[lang]) if (pattern.test(name)) facts.set(key, flag(long.name))
  return facts
}

/** Whether an adjective may follow the whole name: "tarte aux pommes facile". */
function isOpen(name: string, lang: WorldLang): boolean {
  const adjectives = recipeWords(lang).taste.map(({ pattern }) => pattern)
  return (
    wordsOf(name).length <= 4 &&
    !/ (?:avec|con|sans|sin|pour|para|et|y) |,/iu.test(name) &&
    !adjectives.some((pattern) => hasWord(pattern, name))
  )
}

const flag = (quote: string): Fact => ({ text: '', quote })
