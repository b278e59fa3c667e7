/**
 * The kind of a page, finer than the kinds that are stored with it. The page's schema.org data
 * comes first, then the title decides, then the headings.
 */
import type { PageKind } from '#core/contract/content/pages.contract.ts'
import { isInstruction } from '../language/english-grammar.ts'
import type { Material } from '../writer/material.ts'
import { isHowToTitle, readTask } from './guide/how-to-task.ts'
import words from './kind-words.json' with { type: 'json' }
import { entryHeadings, MIN_ENTRIES } from './list/list-entries.ts'
import { isListedSort, readListTitle } from './list/list-title.ts'
import { roleOf, type Section } from './reading/sections.ts'
import { isWorldLang } from './world/recipe-words.ts'
import { readWorldTitle } from './world/world-title.ts'

export const modelKinds = [
  'recipe',
  'list',
  'howTo',
  'travel',
  'review',
  'guide',
  'story',
  'news',
  'questions',
] as const
export type ModelKind = (typeof modelKinds)[number]

/** The others are distinguished by title and headings. */
const BY_KIND: Readonly<Partial<Record<PageKind, ModelKind>>> = {
  recipe: 'recipe',
  list: 'list',
  how_to: 'howTo',
  product: 'review',
  keyword: 'guide',
}
/** Stored kinds that no title changes. */
const FINAL_KINDS: ReadonlySet<ModelKind> = new Set(['recipe', 'review', 'guide'])
/**
 * In this order: "Frequently asked questions about our Lisbon travel guide" is a page of questions.
 */
const TITLE_KINDS = ['questions', 'review', 'travel', 'guide', 'story'] as const
type TitleKind = (typeof TITLE_KINDS)[number]
type TitleWords = Readonly<Record<TitleKind, string>>

/** So many headings with a role of the kind make a page without a telling title one of it. */
const MIN_ROLES = 3
const MIN_QUESTIONS = 4
/** Reported speech and days of the week, as news have them. */
const REPORTED =
  /\b(?:said|told|announced|reported|reportedly|according to|spokes(?:man|woman|person)|officials?|police)\b/giu
const WEEKDAY = /\b(?:on|since|until|late|early) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b/iu
const MIN_REPORTED = 4

const byLanguage: Readonly<Record<string, TitleWords>> = words
const compiled = new Map<string, ReadonlyMap<TitleKind, RegExp>>()

export function modelKindOf(material: Material, sections: readonly Section[]): ModelKind {
  const stored = BY_KIND[material.content.kind]
  if (stored && FINAL_KINDS.has(stored) && !listsOthers(material)) return stored
  const world = worldKindOf(material)
  if (world) return world
  if (stored && stored !== 'recipe') return checkedKind(stored, material)
  return (
    kindByTitle(material) ??
    headingKindOf(material, sections) ??
    (isNews(material) ? 'news' : 'story')
  )
}

/**
 * "Orlo Shampoo Rose", "Orlo Shampoo Mint": one product of many sorts, in a list like one of
 * ingredients.
 */
function listsProducts({ content: { facts } }: Material): boolean {
  const lines = facts.filter(({ name }) => name === 'ingredient')
  const [first = '', second = ''] = (lines[0]?.value ?? '').toLowerCase().split(/\s+/u)
  return (
    lines.length >= MIN_ENTRIES &&
    /^\p{L}/u.test(first) &&
    lines.every(
      ({ from, value }) =>
        from === 'article' && value.toLowerCase().startsWith(`${first} ${second} `),
    )
  )
}

/** "60 g de glucides", "7 g of fibre": what food contains, in a list like one of ingredients. */
const NUTRIENT =
  /\b(?:calories|kcal|carb(?:ohydrate)?s|glucides|lipides|protein|fib(?:er|re)s?|vitamins?|magnesium|calcium|zinc|iron|fer|hierro|calorías|carbohidratos|hidratos|vitaminas?|vitamines?|fibra)\b|protéines|proteínas|magnésium|magnesio|kohlenhydrate|eiweiß|ballaststoffe|vitamine?|eisen\b/iu

function listsNutrients({ content: { facts } }: Material): boolean {
  const lines = facts.filter(({ name }) => name === 'ingredient')
  const found = lines.filter(({ value }) => NUTRIENT.test(value))
  return (
    lines.length >= MIN_ENTRIES &&
    found.length * 2 > lines.length &&
    lines.every(({ from }) => from === 'article')
  )
}

const MIN_STEPS = 3

/** "This machine has 29 programs": points of a review in lists that look like those of a recipe. */
function hasNoInstructions({ content: { facts }, language }: Material): boolean {
  const lines = facts.filter(({ name }) => name === 'ingredient' || name === 'step')
  const steps = lines.filter(({ name }) => name === 'step')
  return (
    language.lang === 'en' &&
    steps.length >= MIN_STEPS &&
    lines.every(({ from }) => from === 'article') &&
    !steps.some(({ value }) => isInstruction(value))
  )
}

/** The lists look like ingredients and steps but are not. */
const listsOthers = (material: Material): boolean =>
  listsProducts(material) || listsNutrients(material) || hasNoInstructions(material)

function worldKindOf({ content, language: { lang } }: Material): ModelKind | null | undefined {
  return isWorldLang(lang) ? readWorldTitle(content.title, lang)?.kind : null
}

/** The stored kind, where the title agrees with it. */
function checkedKind(stored: ModelKind, material: Material): ModelKind {
  const { content, language } = material
  const isEnglish = language.lang === 'en'
  if (stored === 'list' && isEnglish && readListTitle(content.title) === null) return 'story'
  return movedKind(stored, withoutSeries(content.title), material)
}

function kindByTitle(material: Material): ModelKind | null {
  const { content, language } = material
  const named = titleKindOf(withoutSeries(content.title), language.lang)
  if (named === 'travel') return named
  const english = language.lang === 'en' ? englishKindOf(material) : null
  if (english) return english
  return named === 'guide' && isNews(material) ? 'news' : named
}

function englishKindOf(material: Material): ModelKind | null {
  const { content, language } = material
  if (isHowToTitle(content.title) && readTask(content.title, language)) return 'howTo'
  return isCountedList(material) ? 'list' : null
}

/**
 * "How to Spend 3 Days in Rome" has no steps, and "How to Care for Bougainvillea" has sections on
 * light and water.
 */
function movedKind(told: ModelKind, title: string, { cleaned, language }: Material): ModelKind {
  const isDays = titleKindOf(title, language.lang) === 'travel'
  if (isDays && (told === 'howTo' || /\bitinerar|\btravel guide\b/i.test(title))) return 'travel'
  if (told !== 'howTo') return told
  return countRoles(cleaned, `plant.${language.lang}`) >= MIN_ROLES ? 'guide' : told
}

/** "Milan Design Week 2018 | A light installation": the series says nothing of the kind. */
function withoutSeries(title: string): string {
  return title.replace(/^[^|]{3,30}\s\|\s(?=.{12})/u, '')
}

function titleKindOf(title: string, lang: string): TitleKind | null {
  const patterns = patternsOf(lang)
  return TITLE_KINDS.find((kind) => patterns.get(kind)?.test(title)) ?? null
}

function headingKindOf(
  { cleaned, language: { lang } }: Material,
  sections: readonly Section[],
): ModelKind | null {
  const best = (['travel', 'review', 'guide'] as const)
    .map((kind) => ({ kind, count: countRoles(cleaned, `${kind}.${lang}`) }))
    .toSorted((a, b) => b.count - a.count)[0]
  if (best && best.count >= MIN_ROLES) return best.kind
  const questions = sections.filter(({ heading }) => /[?？]$/.test(heading)).length
  return questions >= MIN_QUESTIONS && questions * 2 > sections.length ? 'questions' : null
}

function countRoles(headings: readonly string[], list: string): number {
  const roles = headings.map((heading) => roleOf(heading, list))
  return new Set(roles.filter((role) => role !== '' && role !== 'question')).size
}

function isNews({ content }: Material): boolean {
  const text = content.paragraphs.join(' ')
  const reported = text.match(REPORTED)?.length ?? 0
  return reported >= MIN_REPORTED && WEEKDAY.test(`${content.description} ${text}`)
}

function patternsOf(lang: string): ReadonlyMap<TitleKind, RegExp> {
  const known = compiled.get(lang)
  if (known) return known
  const list = byLanguage[lang]
  const made = new Map(
    list ? TITLE_KINDS.map((kind) => [kind, new RegExp(list[kind], 'iu')] as const) : [],
  )
  compiled.set(lang, made)
  return made
}

/** The title counts things of some sort, and the page has headings for about as many. */
function isCountedList(material: Material): boolean {
  const title = readListTitle(material.content.title)
  if (!title || title.count === null) return false
  return isListedSort(title.name) || entryHeadings(material, title.count).length >= MIN_ENTRIES
}
