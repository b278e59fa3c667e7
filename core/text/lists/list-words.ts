/**
 * The words over a list on a picture: they promise what is below, ingredients as ingredients
 * and steps as steps.
 */
import { headlineFaults } from '../gates/headline-gate.ts'
import { contentStems, wordsOf } from '../language/language.ts'
import { promiseOf } from '../gates/title-promise.ts'
import { isCountOfAnything } from '../titles/title-parts.ts'
import type { Material } from '../writer/material.ts'

export type ListKind = 'steps' | 'ingredients' | 'entries' | 'headings'

export interface ListWords {
  headline: string
  kicker: string
}

/** `shown` of `count` entries. */
export interface CountedList {
  readonly kind: ListKind
  readonly shown: number
  readonly count: number
}

interface Frames {
  steps: (label: string) => string
  ingredients: (label: string) => string
}

const WORLD: Record<string, Frames> = {
  de: {
    steps: (label) => `${label}: Schritt für Schritt`,
    ingredients: (label) => `${label}: Zutaten`,
  },
  es: {
    steps: (label) => `${label} paso a paso`,
    ingredients: (label) => `Ingredientes: ${label}`,
  },
  fr: {
    steps: (label) => `${label}, étape par étape`,
    ingredients: (label) => `Ingrédients\u00a0: ${label}`,
  },
  it: {
    steps: (label) => `${label} passo dopo passo`,
    ingredients: (label) => `Ingredienti: ${label}`,
  },
  nl: {
    steps: (label) => `${label}: stap voor stap`,
    ingredients: (label) => `${label}: ingrediënten`,
  },
  pt: {
    steps: (label) => `${label} passo a passo`,
    ingredients: (label) => `Ingredientes: ${label}`,
  },
}

/**
 * `own` is what the pin would say otherwise; it stays where it promises no more than the list
 * holds.
 */
export function wordsOver(material: Material, list: CountedList, own: ListWords): ListWords {
  const label = labelOf(material, own.headline)
  const title = material.letters.title(material.subject.title)
  const isFit = (text: string): boolean =>
    text !== '' &&
    !isCountOfAnything(text) &&
    headlineFaults(text, text, material.language).length === 0
  const choices =
    list.kind === 'steps' || list.kind === 'ingredients'
      ? framed(material, list.kind, label)
      : [
          isOfTitle(material, own.headline) || promiseOf(own.headline, '') === 'list'
            ? own.headline
            : '',
          title,
          counted(material),
          label,
        ]
  return {
    headline: choices.find(isFit) ?? own.headline,
    kicker: kickerOver(material, list, own.kicker),
  }
}

function framed(
  { language, subject, letters, content }: Material,
  kind: 'steps' | 'ingredients',
  label: string,
): string[] {
  const frames = WORLD[language.lang]
  if (frames) return [frames[kind](label), label]
  if (language.lang !== 'en') return [label]
  if (kind === 'ingredients') return [`What You Need for ${label}`, label]
  const task = letters.title(subject.task)
  return [
    ...(task
      ? [`How to ${task}`, task]
      : content.kind === 'recipe'
        ? [`How to Make ${label}`]
        : []),
    `${label}, Step by Step`,
    label,
  ]
}

/**
 * The pin's own name for the dish or thing ("White Bean Soup") where it names the same sort of
 * thing as the page.
 */
function labelOf({ subject, letters, language }: Material, given: string): string {
  const own = given.replace(/^(?:(?:How to )?Make|What You Need for) | in \d+ Steps$/g, '')
  const noun = letters.title(subject.noun || subject.title)
  const head = (text: string): string => language.stem((wordsOf(text).at(-1) ?? '').toLowerCase())
  const isKin =
    own !== '' &&
    !/:|\b(?:for|with|in)\b/i.test(own) &&
    wordsOf(own).length <= 4 &&
    head(own) === head(noun) &&
    !/^(?:how|what|why|the|a|an)\b/i.test(own)
  return isKin ? own : noun
}

/**
 * "Balcony Ideas" of "25 Small Balcony Ideas" promises the list; "Mistakes to Avoid" something
 * else.
 */
function isOfTitle({ content, language }: Material, text: string): boolean {
  const title = new Set(contentStems(content.title, language))
  const stems = contentStems(text, language)
  return stems.length > 0 && stems.every((stem) => title.has(stem))
}

function counted({ subject, letters }: Material): string {
  return subject.count && subject.noun ? `${subject.count} ${letters.title(subject.noun)}` : ''
}

/** What is written over a list of a page's own headings. */
const CONTENTS: Record<string, string> = {
  en: 'In this guide',
  de: 'In diesem Artikel',
  es: 'En esta guía',
  fr: 'Dans ce guide',
  it: 'In questa guida',
  nl: 'In deze gids',
  pt: 'Neste guia',
}

const INGREDIENTS: Record<string, string> = {
  en: '{n} ingredients',
  de: '{n} Zutaten',
  es: '{n} ingredientes',
  fr: '{n} ingrédients',
  it: '{n} ingredienti',
  nl: '{n} ingrediënten',
  pt: '{n} ingredientes',
}
const STEPS: Record<string, string> = { en: '{n} steps' }

/** A part of a list says so: it must not look like the whole. */
const PART: Record<string, string> = {
  en: '{shown} of {count} ideas',
  de: '{shown} von {count} Ideen',
  es: '{shown} de {count} ideas',
  fr: '{shown} idées sur {count}',
  it: '{shown} idee su {count}',
  nl: '{shown} van {count} ideeën',
  pt: '{shown} de {count} ideias',
  ar: '{shown} من {count}',
}
const PART_OF_HEADINGS: Record<string, string> = {
  en: '{shown} of {count} topics',
  de: '{shown} von {count} Themen',
  es: '{shown} de {count} temas',
  fr: '{shown} sujets sur {count}',
  it: '{shown} argomenti su {count}',
  nl: '{shown} van {count} onderwerpen',
  pt: '{shown} de {count} temas',
  ar: '{shown} من {count}',
}
const PART_ANYWHERE = '{shown} / {count}'

/** A count of something else than the list shows would be read as a mistake. */
function kickerOver(
  { language: { lang } }: Material,
  { kind, shown, count }: CountedList,
  own: string,
): string {
  const numbered = (text: string): string =>
    text
      .replace('{n}', String(shown))
      .replace('{shown}', String(shown))
      .replace('{count}', String(count))
  if (shown < count)
    return numbered((kind === 'headings' ? PART_OF_HEADINGS : PART)[lang] ?? PART_ANYWHERE)
  if (kind === 'headings') return CONTENTS[lang] ?? ''
  const counting = kind === 'steps' ? STEPS[lang] : kind === 'ingredients' ? INGREDIENTS[lang] : ''
  if (counting) return numbered(counting)
  return /steps?|ingredients|step by step|how to|recipe/i.test(own) ? '' : own
}
