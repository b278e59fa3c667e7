/**
 * YAKE, written from the paper (Campos, Mangaravite, Pasquali, Jorge, Nunes and Jatowt, "YAKE!
 * Keyword extraction from single documents using multiple local features", Information Sciences
 * 509, 2020): candidates of up to three words, scored by the case, place, frequency, company and
 * spread of their words. The lower the score, the better the phrase. A peer to measure against.
 */
interface YakeOptions {
  readonly isStopWord: (word: string) => boolean
  readonly limit: number
}

/** As the paper sets them. */
const MAX_WORDS = 3
const MAX_LIKENESS = 0.9

interface Word {
  readonly text: string
  readonly key: string
  readonly isContent: boolean
  /** Holds a digit or is otherwise no word. */
  readonly isOdd: boolean
  readonly isFirst: boolean
}

interface Term {
  frequency: number
  acronyms: number
  capitals: number
  readonly sentences: Set<number>
  readonly left: Map<string, number>
  readonly right: Map<string, number>
}

export interface YakePhrase {
  readonly phrase: string
  readonly score: number
}

/** Best first. */
export function yake(text: string, { isStopWord, limit }: YakeOptions): YakePhrase[] {
  const sentences = readSentences(text, isStopWord)
  const terms = countTerms(sentences)
  const weights = weighTerms(terms, sentences)
  const scored = scorePhrases(sentences, { terms, weights })
  const chosen: YakePhrase[] = []
  for (const phrase of scored) {
    if (chosen.length >= limit) break
    if (!chosen.some((better) => likeness(better.phrase, phrase.phrase) > MAX_LIKENESS))
      chosen.push(phrase)
  }
  return chosen
}

/** Sentences of chunks of words; punctuation parts the chunks. */
function readSentences(text: string, isStopWord: (word: string) => boolean): Word[][][] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => {
      const chunks: Word[][] = [[]]
      let isFirst = true
      for (const piece of sentence.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s]/gu) ?? []) {
        if (!/^[\p{L}\p{N}]/u.test(piece)) {
          chunks.push([])
          continue
        }
        const key = piece.toLowerCase()
        const isContent = key.length >= 3 && !isStopWord(key)
        chunks.at(-1)?.push({ text: piece, key, isContent, isOdd: /\d/.test(piece), isFirst })
        isFirst = false
      }
      return chunks.filter((chunk) => chunk.length > 0)
    })
    .filter((chunks) => chunks.length > 0)
}

function countTerms(sentences: readonly Word[][][]): Map<string, Term> {
  const terms = new Map<string, Term>()
  const termOf = (key: string): Term => {
    const known = terms.get(key) ?? {
      frequency: 0,
      acronyms: 0,
      capitals: 0,
      sentences: new Set<number>(),
      left: new Map<string, number>(),
      right: new Map<string, number>(),
    }
    terms.set(key, known)
    return known
  }
  for (const [at, chunks] of sentences.entries())
    for (const word of chunks.flat()) countTerm(termOf(word.key), word, at)
  for (const chunk of sentences.flat())
    for (const [index, word] of chunk.entries()) {
      const next = chunk[index + 1]
      if (!next || word.isOdd || next.isOdd) continue
      increase(termOf(word.key).right, next.key)
      increase(termOf(next.key).left, word.key)
    }
  return terms
}

function countTerm(term: Term, word: Word, at: number): void {
  term.frequency += 1
  term.sentences.add(at)
  if (/^\p{Lu}{2,}$/u.test(word.text)) term.acronyms += 1
  else if (/^\p{Lu}/u.test(word.text) && !word.isFirst) term.capitals += 1
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

const total = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, n) => sum + n, 0)

/** S(t): small for words that a text is about. */
function weighTerms(
  terms: ReadonlyMap<string, Term>,
  sentences: readonly Word[][][],
): Map<string, number> {
  const content = new Set(
    sentences
      .flat(2)
      .filter(({ isContent, isOdd }) => isContent && !isOdd)
      .map(({ key }) => key),
  )
  const frequencies = [...terms].flatMap(([key, term]) => (content.has(key) ? term.frequency : []))
  const average = frequencies.reduce((sum, n) => sum + n, 0) / frequencies.length
  const spread = Math.sqrt(
    frequencies.reduce((sum, n) => sum + (n - average) ** 2, 0) / frequencies.length,
  )
  const most = Math.max(...[...terms.values()].map(({ frequency }) => frequency))
  return new Map(
    [...terms].map(([key, term]) => [
      key,
      weighTerm(term, { usual: average + spread, most, sentences: sentences.length }),
    ]),
  )
}

function weighTerm(
  term: Term,
  { usual, most, sentences }: { usual: number; most: number; sentences: number },
): number {
  const { frequency, acronyms, capitals } = term
  const casing = Math.max(acronyms, capitals) / (1 + Math.log(frequency))
  const place = Math.log(Math.log(3 + middleOf([...term.sentences])))
  const norm = frequency / usual
  const variety = (counts: ReadonlyMap<string, number>): number =>
    counts.size === 0 ? 0 : counts.size / total(counts)
  const company = 1 + ((variety(term.left) + variety(term.right)) * frequency) / most
  const spread = term.sentences.size / sentences
  return (company * place) / (casing + norm / company + spread / company)
}

function middleOf(places: readonly number[]): number {
  const sorted = places.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

interface Known {
  readonly terms: ReadonlyMap<string, Term>
  readonly weights: ReadonlyMap<string, number>
}

function scorePhrases(sentences: readonly Word[][][], known: Known): YakePhrase[] {
  const counted = new Map<string, { words: readonly Word[]; count: number }>()
  for (const words of sentences.flat().flatMap(runsOf)) {
    const phrase = words.map(({ key }) => key).join(' ')
    const entry = counted.get(phrase)
    if (entry) entry.count += 1
    else counted.set(phrase, { words, count: 1 })
  }
  return [...counted]
    .map(([phrase, { words, count }]) => ({ phrase, score: scorePhrase(words, count, known) }))
    .toSorted((a, b) => a.score - b.score)
}

/** Runs of up to three words that begin and end with words of content. */
function runsOf(chunk: readonly Word[]): (readonly Word[])[] {
  return chunk.flatMap((_, from) =>
    Array.from({ length: Math.min(MAX_WORDS, chunk.length - from) }, (__, more) =>
      chunk.slice(from, from + more + 1),
    ).filter(
      (words) =>
        words[0]?.isContent === true &&
        words.at(-1)?.isContent === true &&
        !words.some(({ isOdd }) => isOdd),
    ),
  )
}

/** S(kw); a stop word inside counts by how firmly its neighbours hold it. */
function scorePhrase(words: readonly Word[], count: number, { terms, weights }: Known): number {
  let [product, sum] = [1, 0]
  for (const [index, word] of words.entries()) {
    if (word.isContent) {
      const weight = weights.get(word.key) ?? 1
      product *= weight
      sum += weight
      continue
    }
    const [before, after] = [words[index - 1]?.key ?? '', words[index + 1]?.key ?? '']
    const follows = (first: string, second: string): number => {
      const term = terms.get(first)
      return term ? (term.right.get(second) ?? 0) / term.frequency : 0
    }
    const held = follows(before, word.key) * follows(word.key, after)
    product *= 1 + (1 - held)
    sum -= 1 - held
  }
  return product / (count * (1 + sum))
}

/** 1 for equal words, by Levenshtein's distance. */
export function likeness(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 0; i < a.length; i += 1) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j += 1)
      next.push(
        Math.min(
          (next[j] ?? 0) + 1,
          (row[j + 1] ?? 0) + 1,
          (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1),
        ),
      )
    row = next
  }
  return 1 - (row.at(-1) ?? 0) / Math.max(a.length, b.length, 1)
}
