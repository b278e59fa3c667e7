/** A text that could follow a title, and where it comes from. */
import type { TextSource } from '#core/contract/content/pins.contract.ts'
import type { Section } from '../../understand/reading/sections.ts'
import type { Passage } from './passages.ts'

export type DescriptionKind =
  | 'summary'
  | 'passage'
  | 'pattern'
  | 'patternAndSentence'
  | 'promise'
  | 'none'

export interface DescriptionCandidate {
  readonly kind: DescriptionKind
  readonly text: string
  readonly sources: readonly TextSource[]
  /** The page's sentences in it. Several candidates may have one of them. */
  readonly sentences: readonly string[]
  /** Of a passage. */
  readonly passage: Passage | null
  readonly section: Section | null
  /** What judges made of its kind. */
  readonly worth?: number
  /** Whether its first part is the summary that was written for the page. */
  readonly isWritten?: boolean
  /** Whether it was chosen among all sentences of the page; `worth` is its chance. */
  readonly isPicked?: boolean
  /** Whether a sentence on what the page gives was put behind it. */
  readonly hasOffer?: boolean
}
