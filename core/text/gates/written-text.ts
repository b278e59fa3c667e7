/** What is asked of a writer, and what it gives: the words of one pin. */
import type { TextSource } from '#core/contract/content/pins.contract.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language/language.ts'

export interface WriteInput {
  content: PageContent
  /** The interest's name; words about it are preferred. */
  interest: string
  count: number
  /** Titles of the page's other pins. They rank lower, and come again only when better ones run out. */
  taken: readonly string[]
  /**
   * A person will choose among the texts: none has a title in `taken`, and weaker ones follow the
   * good ones.
   */
  isOffer?: boolean
  /** No good title in `taken` comes again; fewer texts, or none, where too few are left. */
  isNewOnly?: boolean
  /** What is written on the pictures of those pins. */
  takenHeadlines?: readonly string[]
  /** The pins of the same generation: none comes again while another good one is left. */
  written?: readonly Pick<WrittenText, 'title' | 'description'>[]
  /** Descriptions of the page's earlier pins: none comes again while a title has another good one. */
  earlier?: readonly string[]
  /** Descriptions and sentences that this generation used already; they rank lower. */
  spent?: readonly string[]
  seed: string
  language: Language
}

export interface WrittenText {
  title: string
  /**
   * The page's own heading, entry or line that the title is about, '' for the page as a whole.
   */
  about: string
  description: string
  /** Of a pin that shows no picture: the one that is drawn is not known here. */
  alt_text: string
  /** 2 to 8 words. */
  headline: string
  /** A short fact such as "35 minutes", or ''. */
  kicker: string
  /**
   * At most 10, for templates that list steps or entries; `writeList` gives those of one pin type.
   */
  items: string[]
  keywords: string[]
  sources: { title: TextSource[]; description: TextSource[] }
}
