/** A title that the writer could take, with all that goes with it on the picture. */
import type { TextSource } from '#core/contract/pins.contract.ts'

export interface TitleCandidate {
  title: string
  /** For the picture; the writer shortens the title when it is missing or unfit. */
  headline: string
  kicker: string
  sources: TextSource[]
  /** How well a person would have put it, 0 to 1. */
  weight: number
  /** The page's own heading or line that it promises to tell about, '' for the page as a whole. */
  about: string
}

/** What English templates are built on. */
export interface Label {
  /** Title Case: "Lemon Blueberry Muffins", "Starting Seeds Indoors". */
  text: string
  source: 'heading' | 'keyword'
  isTask: boolean
}

export interface CandidateParts {
  headline?: string
  kicker?: string
  about?: string
  sources: TextSource[]
  weight: number
}

export function candidate(title: string, parts: CandidateParts): TitleCandidate {
  return {
    title: title.replace(/\s+/g, ' ').trim(),
    headline: parts.headline ?? '',
    kicker: parts.kicker ?? '',
    about: parts.about ?? '',
    sources: parts.sources,
    weight: parts.weight,
  }
}

export function from(kind: TextSource['kind'], quote: string): TextSource {
  return { kind, quote: quote.slice(0, 500) }
}

/** One colon in a title: the heading's own becomes a comma. After a question stands a space. */
export function joined(label: string, text: string): string {
  const rest = text.replace(/\s*[:–—]\s+/g, ', ')
  return /[?!]$/.test(label)
    ? `${label} ${rest}`
    : label.includes(': ')
      ? `${label}, ${rest}`
      : `${label}: ${rest}`
}
