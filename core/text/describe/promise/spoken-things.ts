/** Which things of a row are in one sentence, and how. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { isPlural, listed } from '../../language/english-grammar.ts'
import { isDetermined, withFrenchArticles } from '../../language/french-articles.ts'
import { isShouting } from '../../sentences/damage.ts'
import { isWorldLang } from '../../understand/world/recipe-words.ts'
import { spokenList } from '../../understand/world/spoken-facts.ts'
import type { Material } from '../../writer/material.ts'
import type { Thing, ThingRow } from './heading-things.ts'
import { headingWords } from './heading-words.ts'

/** In the order of the page. */
export function sayable({ kind, things }: ThingRow, lang: string): readonly Thing[] {
  const sure = kind === 'task' && lang === 'en' ? things.filter(isSureTask) : things
  return withEqualCapitals(sure, lang)
}

/** Readers don't look for how to learn about something. */
const LEARNING = /^(?:learn|know|understand|read|consider)\b/iu

/** "Plant Spacing" is a thing, and its first word an order. */
function isSureTask({ text }: Thing): boolean {
  const words = text.split(' ')
  return !LEARNING.test(text) && (words.length > 2 || isPlural(words.at(-1) ?? ''))
}

/** "Metallic terry vest, west end pants, Hollywood pants": names of one list begin in one way. */
function withEqualCapitals(things: readonly Thing[], lang: string): readonly Thing[] {
  const quiet = things.filter(({ text }) => !isShouting(text))
  if (lang === 'de') return quiet
  const capital = quiet.filter(({ text }) => /^\p{Lu}/u.test(text))
  return capital.length * 2 > quiet.length
    ? capital
    : quiet.filter(({ text }) => !/^\p{Lu}/u.test(text))
}

export function spoken(
  { things, kind }: Pick<ThingRow, 'things' | 'kind'>,
  material: Material,
): string {
  const { lang } = material.language
  const texts =
    lang === 'fr' && kind === 'thing'
      ? articled(things, material.content)
      : withArticles(things, material)
  return isWorldLang(lang) ? spokenList(texts, lang) : listed(texts)
}

/** "A " of "camera" where the text has "a camera". */
function countedAs(thing: string, { paragraphs }: PageContent): string {
  if (!/^\p{Ll}+$/u.test(thing)) return ''
  const alone = new RegExp(
    `\\b(an?) ${thing}(?=[,.;!?]|$| (?:is|that|which|with|and|or|to|for|in|on|of|will|can|you)\\b)`,
    'iu',
  )
  const article = paragraphs.map((text) => alone.exec(text)?.[1]).find((one) => one !== undefined)
  return article === undefined ? '' : `${article.toLowerCase()} `
}

/** With those of the page and those that are sure, where all of them have one. */
function articled(things: readonly Thing[], { paragraphs }: PageContent): readonly string[] {
  const article = headingWords.get('fr')?.article
  const written = things.map(
    ({ heading, text }) => `${article?.exec(heading)?.[0].toLowerCase() ?? ''}${text}`,
  )
  const all = withFrenchArticles(written, paragraphs)
  const isKept = all.some((text, at) => text !== written[at]) || all.every(isDetermined)
  return isKept ? all : things.map(({ text }) => text)
}

/** "The Rule of Thirds" keeps its article; in French and Spanish, where all of them have one. */
function withArticles(
  things: readonly Thing[],
  { content, language: { lang } }: Material,
): string[] {
  const texts = things.map(({ text }) => text)
  const article = headingWords.get(lang)?.article
  if (lang === 'de' || article === undefined) return texts
  const found = things.map(
    ({ heading, text }) =>
      article.exec(heading)?.[0].toLowerCase() ?? (lang === 'en' ? countedAs(text, content) : ''),
  )
  const isKept = lang === 'en' || found.every((one) => one !== '')
  return isKept
    ? texts.map((text, at) => (article.test(text) ? text : `${found[at] ?? ''}${text}`))
    : texts
}
