/**
 * What of a pin's words is neither in the page nor comes from a pattern that is filled with the
 * page's facts. Whatever the ranker chooses, nothing may be left.
 */
import type { TextSource } from '#core/contract/content/pins.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '#core/text/language/language.ts'
import { wholeText } from '#core/text/language/page-text.ts'
import { offerWords } from '#core/text/describe/promise/offer-words.ts'
import { bareForms } from '#core/text/titles/bare-title.ts'
import { patternsFor } from '#core/text/patterns/pattern-files.ts'
import { groundOf, ungrounded } from '#core/text/gates/text-gates.ts'
import { understandPage } from '#core/text/understand/page-model.ts'
import type { WrittenText } from '#core/text/gates/written-text.ts'

interface Written {
  readonly sources: WrittenText['sources']
  readonly content: PageContent
  readonly language: Language
}

export function unprovenWords(
  { title, description, sources }: WrittenText,
  content: PageContent,
  language: Language,
): string[] {
  const page = plain(wholeText(content))
  const written = { sources, content, language }
  const sentences = sources.description.flatMap(({ kind, quote }) =>
    kind === 'sentence' ? [quote] : [],
  )
  const ground = groundOf(content, language)
  const facts = [...sources.title, ...sources.description].filter(({ kind }) => kind === 'fact')
  const rest = sentences.reduce((text, quote) => text.replace(quote, ' '), description)
  return [
    ...sentences.filter((quote) => !page.includes(plain(quote))),
    ...facts.map(({ quote }) => quote).filter((quote) => ungrounded(quote, ground).length > 0),
    ...(isFilled(rest, 'description', written) ||
    isOffered(rest, written) ||
    isPromised(rest, written, page)
      ? []
      : [rest]),
    ...(isOwn(title, written, page) || isFilled(title, 'title', written) ? [] : [title]),
  ]
}

/** A title from headings has only words of the page and of a form for a bare name. */
function isOwn(title: string, { sources, language }: Written, page: string): boolean {
  const forms = ['{name}', ...bareForms(language.lang)].map(plain)
  return (
    sources.title.every(({ kind }) => kind === 'heading') &&
    forms.some((form) => {
      const [before = '', after = ''] = form.split('{name}')
      const said = plain(title)
      const isForm = said.startsWith(before) && said.endsWith(after)
      return isForm && isIn(said.slice(before.length, said.length - after.length), [page])
    })
  )
}

/** What joins the headings of a promise; its other words are the page's. */
const JOINS = /^(?:and|more|und|weitere|y|e|más|et|autres|l[ae]|les|l|\d+)$/u

/** Whether the text says in the words of an offer what the named headings say. */
function isOffered(text: string, { sources, language }: Written): boolean {
  const wordings = Object.values(offerWords.get(language.lang)?.forms ?? {}).flat()
  const isNamed = sources.description.some(({ quote }) => quote.startsWith('pattern offer '))
  return wordings.some((wording) => {
    const [before = '', after = ''] = wording.split('{things}')
    const said = text.trim()
    if (!isNamed || !said.startsWith(before) || !said.endsWith(after)) return false
    return isInHeadings(said.slice(before.length, -after.length), sources.description)
  })
}

const isInHeadings = (things: string, sources: readonly TextSource[]): boolean =>
  isIn(
    things,
    sources.flatMap(({ kind, quote }) => (kind === 'heading' ? [plain(quote)] : [])),
  )

const isIn = (part: string, texts: readonly string[]): boolean =>
  (plain(part).match(/[\p{L}\p{N}]+/gu) ?? []).every(
    (word) => JOINS.test(word) || texts.some((one) => one.includes(word)),
  )

/** Whether the text says, behind the page's subject, what the named headings say. */
function isPromised(text: string, { sources }: Written, page: string): boolean {
  const [name = '', things = ''] = text.split(/ ?: (.*)/su)
  return things !== '' && isIn(name, [page]) && isInHeadings(things, sources.description)
}

/** Whether the text is what the named patterns make, one behind the other. */
function isFilled(
  text: string,
  part: 'title' | 'description',
  { sources, content, language }: Written,
): boolean {
  const file = patternsFor(understandPage(content, language).kind, language.lang)
  const all =
    part === 'title'
      ? (file?.titles.map(({ id, title }) => ({ id, text: title })) ?? [])
      : [file?.openings ?? [], file?.facts ?? [], file?.calls ?? []].flat()
  const used = sources[part].flatMap(({ kind, quote }) =>
    kind === 'template' ? all.filter(({ id }) => `pattern ${id}` === quote) : [],
  )
  const form = used.map(({ text: pattern }) => formOf(pattern)).join('\\s+')
  return new RegExp(`^\\s*${form}\\s*$`, 'iu').test(text.trim())
}

/** `{a|b}` is one of them, a slot any words. */
function formOf(pattern: string): string {
  return pattern
    .split(/(\{[^}]*\})/)
    .map((part) => {
      if (!part.startsWith('{')) return part.replace(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      const choices = part.slice(1, -1).split('|')
      return choices.length > 1 ? `(?:${choices.map(formOf).join('|')})` : '.+'
    })
    .join('')
}

/** In lower case. "&" becomes "and", as in English descriptions. */
function plain(text: string): string {
  return text.toLowerCase().replaceAll('&', 'and').replace(/\s+/g, ' ').trim()
}
