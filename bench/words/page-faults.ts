/**
 * Faults of a page's pins that need no judge: shapes that no person would publish. What is counted
 * is a floor, for a pin without any of them may still say nothing.
 */
import { splitSentences } from '../../core/text/language/sentences.ts'
import type { PinWords } from '../../tools/judge/page-pins.schema.ts'
import { CHROME, DANGLING, LEANING } from './fault-words.ts'

export interface FaultyPage {
  readonly lang: string
  /** The page's own text, a paragraph each. */
  readonly paragraphs: readonly string[]
  readonly pins: readonly PinWords[]
}

export const FAULTS = [
  'chrome_headings',
  'cut_words',
  'leaning_sentences',
  'wedged_words',
  'no_whole_sentence',
  'repeated_sentences',
  'repeated_headlines',
  'equal_titles',
] as const
export type Fault = (typeof FAULTS)[number]

export interface Found {
  readonly fault: Fault
  readonly text: string
}

/** Closing lines are short and may come again. */
const MIN_REPEATED_WORDS = 6
const MIN_SENTENCE_WORDS = 4

export function findFaults({ lang, paragraphs, pins }: FaultyPage): Found[] {
  const own = paragraphs.flatMap((paragraph) => splitSentences(paragraph, lang))
  const ground: Ground = { lang, own: own.map(wordsOf), text: ` ${wordsOf(own.join(' '))} ` }
  return [
    ...pins.flatMap((pin) => faultsOfPin(pin, ground)),
    ...repeated(
      'repeated_headlines',
      pins.map(({ headline }) => headline),
    ),
    ...repeated(
      'equal_titles',
      pins.map(({ title }) => title),
    ),
    ...repeated(
      'repeated_sentences',
      pins
        .flatMap(({ description }) => splitSentences(description, lang))
        .filter((sentence) => wordsOf(sentence).split(' ').length >= MIN_REPEATED_WORDS),
    ),
  ]
}

interface Ground {
  readonly lang: string
  /** The page's sentences, words only. */
  readonly own: readonly string[]
  readonly text: string
}

function faultsOfPin({ title, headline, description }: PinWords, ground: Ground): Found[] {
  const sentences = splitSentences(description, ground.lang)
  const found: Found[] = []
  const note = (fault: Fault, text: string, isFault: boolean): void => {
    if (isFault) found.push({ fault, text })
  }
  note('chrome_headings', title, CHROME.test(title) || CHROME.test(headline))
  for (const text of [title, headline, ...sentences])
    note('cut_words', text, isCut(text, ground.lang))
  sentences.forEach((sentence, at) => {
    note('leaning_sentences', sentence, isLeaning(sentence, sentences[at - 1], ground))
    note('wedged_words', sentence, isWedged(sentence, ground))
  })
  // Decision 0050: a pin may go without a description. It has no sentence that could be torn.
  note('no_whole_sentence', description, description !== '' && !sentences.some(isWhole))
  return found
}

const isWhole = (sentence: string): boolean =>
  wordsOf(sentence).split(' ').length >= MIN_SENTENCE_WORDS && /[.!?…]["'”’»)]*$/u.test(sentence)

/** Ends in the middle: with a word that opens something, a comma, dots, or an open bracket. */
export function isCut(text: string, lang: string): boolean {
  const line = text.trim()
  if (/(?:…|\.\.\.|[,;:–—-])$/u.test(line)) return true
  if ((line.match(/\(/g)?.length ?? 0) > (line.match(/\)/g)?.length ?? 0)) return true
  const last = wordsOf(line).split(' ').at(-1) ?? ''
  return DANGLING[lang]?.has(last) ?? false
}

/** Behind the sentence that precedes it on the page, it may lean. */
function isLeaning(sentence: string, before: string | undefined, { lang, text }: Ground): boolean {
  if (!LEANING[lang]?.test(sentence)) return false
  return before === undefined || !text.includes(` ${wordsOf(`${before} ${sentence}`)} `)
}

const MAX_WEDGED = 6
const MIN_TORN = 5

/** A sentence of the page with words put into it: all but one run of its words is the page's. */
function isWedged(sentence: string, { own, text }: Ground): boolean {
  const line = wordsOf(sentence)
  if (text.includes(` ${line} `)) return false
  const words = line.split(' ')
  return own.some((known) => {
    const theirs = known.split(' ')
    const added = words.length - theirs.length
    if (theirs.length < MIN_TORN || added < 1 || added > MAX_WEDGED) return false
    const begins = sharedLength(words, theirs)
    const ends = sharedLength(words.toReversed(), theirs.toReversed())
    return begins > 0 && begins < theirs.length && begins + ends >= theirs.length
  })
}

function sharedLength(a: readonly string[], b: readonly string[]): number {
  const differs = a.findIndex((word, at) => word !== b[at])
  return differs < 0 ? Math.min(a.length, b.length) : differs
}

/** All but the first of the same. */
function repeated(fault: Fault, texts: readonly string[]): Found[] {
  const seen = new Set<string>()
  return texts.flatMap((text) => {
    const key = wordsOf(text)
    if (key === '') return []
    if (seen.has(key)) return [{ fault, text }]
    seen.add(key)
    return []
  })
}

/** Lower case, without punctuation. A sign between two words is the word that it is read as. */
export function wordsOf(text: string): string {
  const spelled = text.toLowerCase().replace(/(?<=\s)[&+](?=\s)/g, 'and')
  return (spelled.match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? []).join(' ')
}
