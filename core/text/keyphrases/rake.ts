/**
 * Rapid Automatic Keyword Extraction (Rose, Engel, Cramer and Cowley, "Automatic keyword extraction
 * from individual documents", 2010). Candidates are the runs of words between stop words and
 * punctuation; a word scores degree / frequency, a candidate the sum of its words.
 */
export interface ScoredPhrase {
  phrase: string
  score: number
}

interface RakeOptions {
  isStopWord: (word: string) => boolean
  /**
   * Longest candidate in words; longer runs are dropped. The paper has no limit, whole articles
   * need 4.
   */
  maxWords?: number
  /** How often a candidate must occur. The paper takes 1, whole articles need 2. */
  minFrequency?: number
}

const PIECE = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*|[^\s\p{L}\p{N}]/gu

/** Candidates with their scores to full precision, best first, ties in order of appearance. */
export function rake(text: string, options: RakeOptions): ScoredPhrase[] {
  const candidates = candidatesOf(text, options.isStopWord)
  const scores = wordScores(candidates)
  const counted = new Map<string, { score: number; count: number }>()
  for (const words of candidates) {
    if (words.length > (options.maxWords ?? Infinity)) continue
    const phrase = words.join(' ')
    const known = counted.get(phrase)
    if (known) known.count += 1
    else
      counted.set(phrase, {
        score: words.reduce((sum, word) => sum + (scores.get(word) ?? 0), 0),
        count: 1,
      })
  }
  return [...counted]
    .filter(([, { count }]) => count >= (options.minFrequency ?? 1))
    .map(([phrase, { score }]) => ({ phrase, score }))
    .sort((a, b) => b.score - a.score)
}

/**
 * The setting for whole articles: at most 4 words, seen at least twice; a short text that has
 * nothing twice is taken as it is.
 */
export function rakeArticle(
  text: string,
  isStopWord: (word: string) => boolean,
  limit = 30,
): ScoredPhrase[] {
  const strict = rake(text, { isStopWord, maxWords: 4, minFrequency: 2 })
  const found = strict.length >= 3 ? strict : rake(text, { isStopWord, maxWords: 4 })
  return found
    .filter(({ phrase }) => /\p{L}{2}/u.test(phrase))
    .slice(0, limit)
    .map(({ phrase, score }) => ({ phrase, score: Math.round(score * 1000) / 1000 }))
}

function candidatesOf(text: string, isStopWord: (word: string) => boolean): string[][] {
  const candidates: string[][] = []
  for (const line of text.toLowerCase().split(/\n+/)) {
    let run: string[] = []
    const close = (): void => {
      if (run.length > 0) candidates.push(run)
      run = []
    }
    for (const piece of line.match(PIECE) ?? []) {
      if (!/^[\p{L}\p{N}]/u.test(piece) || isStopWord(piece) || /^\p{N}+$/u.test(piece)) close()
      else run.push(piece)
    }
    close()
  }
  return candidates
}

function wordScores(candidates: string[][]): Map<string, number> {
  const frequency = new Map<string, number>()
  const degree = new Map<string, number>()
  for (const words of candidates) {
    for (const word of words) {
      frequency.set(word, (frequency.get(word) ?? 0) + 1)
      degree.set(word, (degree.get(word) ?? 0) + words.length)
    }
  }
  return new Map([...frequency].map(([word, count]) => [word, (degree.get(word) ?? 0) / count]))
}
