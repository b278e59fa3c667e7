/**
 * How many of the keywords that authors give their recipe pages are among the first ten phrases:
 * F1@10 over stemmed phrases, mean over pages. What the author wrote as keywords is hidden from all
 * that are measured. Peers: RAKE and YAKE over the same text.
 */
import type { PageContent } from '../../core/pages/page-content.schema.ts'
import { contentStems, type Language } from '../../core/text/language/language.ts'
import { wholeText } from '../../core/text/language/page-text.ts'
import { rakeArticle } from '../../core/text/keyphrases/rake.ts'
import { rankPhrases } from '../../core/text/keyphrases/rank-phrases.ts'
import { openLanguages } from '../../server/features/pages/extraction/languages.ts'
import { atLeast, mean, type Goal, type Report, type Row, round } from '../browser/report.ts'
import { contentsOf } from './made-pins.ts'
import type { WordsGround } from './real-pages.ts'
import { yake } from './yake.ts'

const PHRASES = 10
const MIN_KEYWORDS = 3
/** In per cent. */
const GOALS = { all: 16, in_text: 22 }

type Finder = (content: PageContent, language: Language) => readonly string[]

const FINDERS: Readonly<Record<string, Finder>> = {
  pinloom: (content, language) => rankPhrases(content, language).map(({ phrase }) => phrase),
  rake: (content, language) =>
    rakeArticle(wholeText(content), language.isStopWord).map(({ phrase }) => phrase),
  yake: (content, language) =>
    yake(wholeText(content), { isStopWord: language.isStopWord, limit: PHRASES }).map(
      ({ phrase }) => phrase,
    ),
}

interface Asked {
  readonly set: string
  readonly content: PageContent
  readonly language: Language
  /** Stemmed. */
  readonly wanted: readonly string[]
  readonly isInText: boolean
}

export function measureKeyphrases(ground: WordsGround): Report {
  const asked = contentsOf(ground)
    .filter(({ name }) => name.startsWith('recipes/'))
    .flatMap(({ set, content }) => askedOf(set, content))
  const rows = ground.sets.flatMap((set) =>
    (['all', 'in_text'] as const).flatMap((pages) => {
      const own = asked.filter((one) => one.set === set && one.isInText === (pages === 'in_text'))
      return Object.entries(FINDERS).map(([finder, find]): Row => ({
        part: 'keyphrases',
        set,
        pages_with: pages,
        finder,
        pages: own.length,
        f1_at_10: round(100 * mean(own.map((one) => f1Of(one, find)))),
      }))
    }),
  )
  return { rows, goals: goalsOf(rows) }
}

function goalsOf(rows: readonly Row[]): Record<string, Goal> {
  return Object.fromEntries(
    rows
      .filter(({ finder }) => finder === 'pinloom')
      .map((row) => [
        `keyphrases_${row['pages_with']}_${row['set']}`,
        atLeast(Number(row['f1_at_10']), row['pages_with'] === 'all' ? GOALS.all : GOALS.in_text),
      ]),
  )
}

/** None for a page without keywords. `in_text`: English, three or more of them in the text. */
function askedOf(set: string, content: PageContent): Asked[] {
  const language = openLanguages()(content.lang)
  const facts = content.facts.filter(({ name }) => name !== 'author_keyword')
  const keywords = content.facts.filter(({ name }) => name === 'author_keyword')
  const wanted = [...new Set(keywords.map(({ value }) => stemmed(value, language)))].filter(Boolean)
  if (wanted.length === 0) return []
  const hidden = { ...content, facts }
  const text = ` ${stemmed(wholeText(hidden), language)} `
  const inText = wanted.filter((keyword) => text.includes(` ${keyword} `))
  const isInText = content.lang === 'en' && inText.length >= MIN_KEYWORDS
  return [
    { set, content: hidden, language, wanted, isInText: false },
    ...(isInText ? [{ set, content: hidden, language, wanted: inText, isInText }] : []),
  ]
}

const stemmed = (text: string, language: Language): string => contentStems(text, language).join(' ')

function f1Of({ content, language, wanted }: Asked, find: Finder): number {
  const found = new Set(find(content, language).map((phrase) => stemmed(phrase, language)))
  return scorePhrases([...found].slice(0, PHRASES), wanted)
}

/** Shares of one, both lists without repetition. */
export function scorePhrases(found: readonly string[], wanted: readonly string[]): number {
  const hits = found.filter((phrase) => wanted.includes(phrase)).length
  return hits === 0 ? 0 : (2 * hits) / (found.length + wanted.length)
}
