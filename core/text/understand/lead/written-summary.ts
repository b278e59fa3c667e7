/**
 * Whether a page's summary was written for it. Blogs' software also takes the beginning of the
 * text, which sets a scene: three judges signed 22 % of such summaries as they are on English pages
 * without a recipe, 50 % of written ones, and 87 % of written ones in German, French and Spanish
 * (docs/decisions/0137).
 */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { splitSentences } from '../../language/sentences.ts'
import { offersPage } from './foreign-lines.ts'
import { isGiving } from './own-voice.ts'
import { keyOf } from '../../language/title-key.ts'

/** In letters: a shorter sentence may be on any page. */
const MIN_SENTENCE = 30
/** In letters, from the sentence's beginning: software cuts its end. */
const COMPARED = 60

/** Of the page's description: what is left of it where the rest was cut off, a scene mostly. */
const MIN_KEPT = 0.6

/** The share of a recipe's description; the rest is its title, a label or a call ("Yum!"). */
const MOST_OF_RECIPE = 0.75
/** "CLICK FOR RECIPE CARD" */
const BUTTON = /(?<=[.!?]) [\p{Lu} ]{6,}$/u

/** Judges signed 78 % of summaries in these that copy the text's beginning. */
const COPIES_SIGNED = new Set(['de', 'es', 'fr'])

type Page = Pick<PageContent, 'paragraphs' | 'lang' | 'kind' | 'description'>

/**
 * Whether none of its sentences is in the page's text, or one of them says what the page gives.
 * On English pages without a recipe a single sentence must be most of what was written.
 */
export function isWrittenForPage(summary: string, page: Page): boolean {
  const { lang, kind, description } = page
  if (kind !== 'recipe' && COPIES_SIGNED.has(lang))
    return summary.length >= MIN_SENTENCE && !isCutBeginning(summary, page)
  if (isWhole(summary, page)) return true
  if (kind !== 'recipe' && lang === 'en') {
    const sentences = splitSentences(summary, lang)
    if (sentences.some((one) => offersPage(one) || isGiving(one, lang))) return true
    if (sentences.length === 1 && summary.length < description.length * MIN_KEPT) return false
  }
  return isOutsideText(summary, page)
}

function isOutsideText(summary: string, { paragraphs, lang }: Page): boolean {
  const starts = splitSentences(summary, lang)
    .map((sentence) => keyOf(sentence).slice(0, COMPARED).trim())
    .filter(({ length }) => length >= MIN_SENTENCE)
  if (starts.length === 0) return false
  const text = keyOf(paragraphs.join(' '))
  return !starts.some((start) => text.includes(start))
}

/**
 * Whether the page prints it as a paragraph of its own, or on a recipe as most of its description:
 * judges signed 77 % of nine such copies, and 86 % of all (docs/decisions/0166). Software that
 * copies a beginning stops within a paragraph.
 */
function isWhole(summary: string, { paragraphs, kind, description }: Page): boolean {
  const key = keyOf(summary)
  if (summary.length < MIN_SENTENCE) return false
  if (paragraphs.some((text) => keyOf(text) === key)) return true
  if (kind !== 'recipe') return false
  const whole = description.replace(BUTTON, '').trim()
  if (CUT.test(whole) || !/[.!?]["”)]?$/u.test(whole)) {
    const begin = keyOf(withoutCut(whole))
    return begin.length >= MIN_SENTENCE && key.startsWith(begin)
  }
  return key.length >= keyOf(whole).length * MOST_OF_RECIPE
}

/** Of the page's text: software took what fits, which sets a scene. */
function isCutBeginning(summary: string, { description, paragraphs }: Page): boolean {
  const whole = description.trim()
  if (whole === '') return false
  const isCut = CUT.test(whole) || !/[.!?]["”“»)]?$/u.test(whole)
  const begin = keyOf(summary).slice(0, COMPARED).trim()
  return isCut && keyOf(paragraphs.join(' ')).includes(begin)
}

/** The mark of software that cut a text off. */
const CUT = /\s*(?:\[(?:\.{2,}|…)\]|\.{2,}|…)$/u

/** Before the word that a search engine's list cut off: the page's text ends the sentence. */
const withoutCut = (text: string): string => text.replace(CUT, '').replace(/\s*\S*$/u, '')
