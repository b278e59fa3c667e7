/** What the name of a dish in German, French or Spanish lets patterns say beside it. */
import type { Fact, Facts } from '../../patterns/fill-pattern.ts'
import { contentStems, wordsOf } from '../../language/language.ts'
import type { Material } from '../../writer/material.ts'
import { recipeWords, type WorldLang } from './recipe-words.ts'
import { andBefore } from './spoken-facts.ts'
import { formFacts, subjectForms, type SubjectForms } from './subject-forms.ts'
import { hasWord } from './word-match.ts'
import { headOfWorldName, shortWorldName } from './world-dish-name.ts'

/** What a title says of a dish that babies eat, and how its name then ends. */
const BABY: Readonly<Record<WorldLang, readonly [said: RegExp, added: string]>> = {
  de: [
    /(?<!\p{L})(?:(?:für|fürs)(?: (?:das|die|dein|euer|ihr|unser))? babys?|beikost\p{L}*|breifrei|blw|baby[- ]led|ab (?:dem )?(?:[4-9]|1[0-2])\.? (?:lebens)?monat(?:en)?)(?![\p{L}-])/iu,
    'für Babys',
  ],
  es: [
    /(?<!\p{L})(?:para (?:(?:el|la|los|las|tus?|sus?|mi|un) )?beb(?:é|es|és)|blw|baby[- ]led|(?:a partir de|desde)(?: los)? (?:[4-9]|1[0-2]) meses)(?![\p{L}-])/iu,
    'para bebés',
  ],
  fr: [
    /(?<!\p{L})(?:pour (?:(?:les?|votre|vos|ton|mon|un) )?bébés?|blw|dme|baby[- ]led|(?:dès|à partir de) (?:[4-9]|1[0-2]) mois)(?![\p{L}-])/iu,
    'pour bébé',
  ],
}

const BABY_NAME = /bab[yi]|b[ée]b[ée]/iu

/** Alcohol and honey harm babies. */
const NOT_FOR_BABIES: Readonly<Record<WorldLang, RegExp>> = {
  de: /(?<!\p{L})(?:(?:rot|weiß|port|apfel|glüh|koch)?wein|rum|(?:weiß|dunkel|malz)?bier|cognac|weinbrand|brandy|\p{L}*likör|sekt|prosecco|champagner|schnaps|whisk(?:e)?y|wodka|gin|amaretto|kirschwasser|alkohol|sherry|marsala|\p{L}*honig)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:vinos?|ron|cervezas?|coñac|brandy|licor(?:es)?|anís|jerez|cava|champán|sidra|whisky|vodka|ginebra|tequila|amaretto|oporto|alcohol|miel)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:vins?|rhum|bières?|cognac|liqueurs?|porto|kirsch|calvados|cidre|champagne|whisky|vodka|gin|armagnac|marsala|grand marnier|amaretto|alcool|eau[- ]de[- ]vie|miel)(?!\p{L})/iu,
}

/** "Purée de panais : une recette pour bébé" is about more than the dish. */
export function forBaby(name: string, { content, ingredients }: Material, lang: WorldLang): string {
  const [said, added] = BABY[lang]
  const isHarmful = [content.title, ...ingredients].some((text) => NOT_FOR_BABIES[lang].test(text))
  const isFor = said.test(content.title) && !isHarmful
  return name !== '' && isFor && !BABY_NAME.test(name) ? `${name} ${added}` : name
}

/**
 * "Salé" of "Pudding de chia – formule salée", by the gender of the dish: readers expect a dessert.
 */
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

/** "Tartine & œuf mollet" reads with its word in a sentence. */
export const withAnd = (name: string, lang: WorldLang): string =>
  name.replace(/ & (?=(\S*))/gu, (_, next: string) => ` ${andBefore(next, lang)} `)

/**
 * "Pain Noix Figues" of a page with "noix" among its ingredients. German nouns keep their capital.
 */
export function withoutStrayCapitals(name: string, { ingredients, language }: Material): string {
  if (language.lang === 'de') return name
  const lines = ingredients.join(' ')
  return name.replace(/(?<=\p{L} )\p{Lu}\p{Ll}+/gu, (word) => {
    const low = word.toLowerCase()
    return new RegExp(`(?<!\\p{L})${low}(?!\\p{L})`, 'u').test(lines) ? low : word
  })
}

/** "Crumble hiver" is written for a search engine; people say "crumble d’hiver". */
const BARE_SEASON =
  /(?<!(?:^|\s)(?:en|de|du|au|cet|cette|del?|este|en el|y|et)) (hiver|été|automne|printemps|invierno|verano|otoño)(?=\s|$)/iu
const JOINED_SEASON: Readonly<Record<string, string>> = {
  hiver: 'd’hiver',
  été: 'd’été',
  automne: 'd’automne',
  printemps: 'de printemps',
}

/** They may be in an ingredient's line: "salade verte" is no "salade verte-noix". */
const QUALITY =
  /^(?:verte?s?|fine?s?|froide?s?|chaude?s?|blanc(?:he)?s?|rouges?|noire?s?|jaunes?|frais|fraîches?|sec|secs|sèches?|douce?s?|doux|salée?s?|sucrée?s?|grillée?s?|rôtie?s?|fumée?s?|blanc[oa]s?|verdes?|roj[oa]s?|negr[oa]s?|frí[oa]s?|calientes?|fresc[oa]s?|sec[oa]s?|dulces?|salad[oa]s?|frit[oa]s?|asad[oa]s?|integrale?s?|fin[oa]s?)$/iu

/** "Pomme badiane" of two ingredients side by side: "pomme-badiane" in French; '' in Spanish. */
export function withJoints(name: string, { ingredients, language }: Material): string {
  const { lang } = language
  if (lang !== 'fr' && lang !== 'es') return name
  const seasoned = name.replace(BARE_SEASON, (_, season: string) => {
    const low = season.toLowerCase()
    return ` ${lang === 'es' ? `de ${low}` : (JOINED_SEASON[low] ?? low)}`
  })
  const words = seasoned.split(' ')
  const linesOf = (word: string): string[] => {
    const stem = language.stem(word.toLowerCase())
    return language.isStopWord(word.toLowerCase())
      ? []
      : ingredients.filter((line) => contentStems(line, language).includes(stem))
  }
  const at = Math.max(1, words.findLastIndex((word) => linesOf(word).length === 0) + 1)
  const things = words.slice(at)
  const isOpen = language.isStopWord((words[at - 1] ?? '').toLowerCase())
  if (isOpen || things.some((word) => QUALITY.test(word))) return seasoned
  const lines = things.flatMap(linesOf)
  if (things.length < 2 || new Set(lines).size < lines.length) return seasoned
  const joined = things.map((word) => word.toLowerCase()).join('-')
  return lang === 'fr' ? [...words.slice(0, at), joined].join(' ') : ''
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
