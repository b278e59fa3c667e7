/**
 * How much a text is about each of its words, by the features of YAKE (Campos, Mangaravite,
 * Pasquali, Jorge, Nunes and Jatowt, "YAKE! Keyword extraction from single documents using multiple
 * local features", 2020): case, place, frequency, company and spread.
 */
import type { Language } from '../language/language.ts'
import type { Sentence } from './phrase-units.ts'

interface Term {
  frequency: number
  capitals: number
  /** Indices of its sentences, ascending. */
  readonly sentences: number[]
  readonly left: Map<string, number>
  readonly right: Map<string, number>
}

export interface WordWeights {
  /** Of a stem; small for words that the text is about. */
  readonly weigh: (stem: string) => number
  /** Of a stem's places, the share with a capital inside a sentence. */
  readonly capitals: (stem: string) => number
  readonly sentences: number
}

export function weighWords(sentences: readonly Sentence[], language: Language): WordWeights {
  const terms = countTerms(sentences, language)
  const counts = [...terms]
    .filter(([stem]) => !language.isStopWord(stem))
    .map(([, { frequency }]) => frequency)
  const average = counts.reduce((sum, count) => sum + count, 0) / Math.max(1, counts.length)
  const spread = Math.sqrt(
    counts.reduce((sum, count) => sum + (count - average) ** 2, 0) / Math.max(1, counts.length),
  )
  const ground = {
    usual: average + spread,
    most: Math.max(1, ...[...terms.values()].map(({ frequency }) => frequency)),
    sentences: sentences.length,
  }
  const known = new Map<string, number>()
  return {
    weigh: (stem) => {
      const term = terms.get(stem)
      const weight = known.get(stem) ?? (term ? weighTerm(term, ground) : 1)
      known.set(stem, weight)
      return weight
    },
    capitals: (stem) => {
      const term = terms.get(stem)
      return term ? term.capitals / term.frequency : 0
    },
    sentences: sentences.length,
  }
}

function countTerms(sentences: readonly Sentence[], language: Language): Map<string, Term> {
  const terms = new Map<string, Term>()
  for (const [index, { tokens }] of sentences.entries()) {
    let before: string | null = null
    for (const [at, { text }] of tokens.entries()) {
      if (!/^[\p{L}\p{N}]/u.test(text)) {
        before = null
        continue
      }
      const stem = language.stem(text.toLowerCase())
      const term = termOf(terms, stem)
      term.frequency += 1
      term.capitals += Number(at > 0 && /^\p{Lu}/u.test(text))
      if (term.sentences.at(-1) !== index) term.sentences.push(index)
      if (before !== null) {
        increase(term.left, before)
        increase(termOf(terms, before).right, stem)
      }
      before = stem
    }
  }
  return terms
}

function termOf(terms: Map<string, Term>, stem: string): Term {
  const known = terms.get(stem)
  if (known) return known
  const made: Term = { frequency: 0, capitals: 0, sentences: [], left: new Map(), right: new Map() }
  terms.set(stem, made)
  return made
}

function increase(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

interface Ground {
  readonly usual: number
  readonly most: number
  readonly sentences: number
}

function weighTerm(term: Term, { usual, most, sentences }: Ground): number {
  const { frequency, capitals } = term
  const casing = capitals / (1 + Math.log(frequency))
  const middle = term.sentences[Math.floor(term.sentences.length / 2)] ?? 0
  const place = Math.log(Math.log(3 + middle))
  const company = 1 + ((variety(term.left) + variety(term.right)) * frequency) / most
  const spread = term.sentences.length / sentences
  return (company * place) / (casing + frequency / usual / company + spread / company)
}

/** How many different neighbours a place brings. */
function variety(neighbours: ReadonlyMap<string, number>): number {
  const all = [...neighbours.values()].reduce((sum, count) => sum + count, 0)
  return all === 0 ? 0 : neighbours.size / all
}
