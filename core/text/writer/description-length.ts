/**
 * How a description becomes as long as the checklist asks: by what is unsaid, by what else the page
 * has, at last by what another pin says too.
 */
import type { TextSource } from '#core/contract/pins.contract.ts'
import { contentStems, isUnspaced } from '../language.ts'
import { descriptionFaults, type Ground } from '../text-gates.ts'
import { alsoThere } from './also-there.ts'
import type { Sentence } from './good-sentences.ts'
import { placeAbout, type Material } from './material.ts'
import { isBeginning, isEcho, withoutPointing } from './said-once.ts'
import { moreSentences, saidSentences, type RunWish } from './section-run.ts'
import { from } from './title-candidate.ts'

/** What the checklist asks of a description. */
export const ENOUGH = 100
const MOST = 480
/** Sentences looked at to get there: of a long page not all, for each of its pins. */
const TRIED = 30

export interface Part {
  text: string
  source: TextSource
}

export interface LengthWish extends RunWish {
  readonly ground: Ground
  /** Which of a page's pins this is. */
  readonly turn: number
}

/** What is added stands before the part at `at`. */
export function lengthened(parts: readonly Part[], at: number, wish: LengthWish): Part[] {
  const made = new Growing(parts, at, wish)
  const { sentences, claimed } = placeAbout(wish.material, wish.about)
  const fresh = moreSentences(wish).slice(0, TRIED)
  made.addSentences(
    fresh.filter((sentence) => sentences.includes(sentence)).map(({ text }) => text),
  )
  // Better what another pin says too than nothing of what the title tells about.
  if (!made.hasSentence) made.addSentences(claimed)
  made.addSentences(fresh.filter((sentence) => isOnTopic(sentence, wish)).map(({ text }) => text))
  made.addWhatElse()
  made.addSentences(
    saidSentences(wish)
      .slice(0, TRIED)
      .map(({ text }) => text),
  )
  return made.parts
}

/**
 * No two of a page's pins are described alike: one more sentence tells them apart, where the page
 * has one.
 */
export function toldApart(
  parts: readonly Part[],
  at: number,
  { wish, written }: { wish: LengthWish; written: ReadonlySet<string> },
): Part[] {
  if (!written.has(joined(parts, wish.material))) return [...parts]
  const made = new Growing(parts, at, wish)
  made.addOneOf(
    saidSentences(wish)
      .slice(0, TRIED)
      .map(({ text }) => text),
  )
  return made.parts
}

export function joined(parts: readonly Part[], { language }: Material): string {
  return parts
    .map(({ text }) => text)
    .join(language.lang === 'ja' || language.lang === 'zh' ? '' : ' ')
}

/**
 * Of the introduction, or with a word of the title in it: "Dark bread with butter is enough" needs
 * its own heading.
 */
function isOnTopic({ at, stems }: Sentence, { material, title }: LengthWish): boolean {
  const { content, language } = material
  const start = content.headings.find((heading) => heading.at !== undefined)?.at ?? Infinity
  const topic = contentStems(title, language)
  return at < start || isUnspaced(language.lang) || stems.some((stem) => topic.includes(stem))
}

class Growing {
  readonly parts: Part[]
  readonly #wish: LengthWish
  #place: number

  constructor(parts: readonly Part[], at: number, wish: LengthWish) {
    this.parts = [...parts]
    this.#wish = wish
    this.#place = at
  }

  get #length(): number {
    return joined(this.parts, this.#wish.material).length
  }

  get hasSentence(): boolean {
    return this.parts.some(({ source }) => source.kind === 'sentence')
  }

  addSentences(sentences: readonly string[]): void {
    for (const sentence of sentences) {
      if (this.#length >= ENOUGH) return
      this.#addSentence(sentence)
    }
  }

  addOneOf(sentences: readonly string[]): void {
    sentences.find((sentence) => this.#addSentence(sentence))
  }

  #addSentence(sentence: string): boolean {
    const { material, title } = this.#wish
    const text = withoutPointing(sentence, material.content.title, material.language)
    const isSaidHere =
      this.parts.some(
        (part) =>
          part.source.quote === sentence.slice(0, 500) ||
          isEcho(text, part.text, material.language),
      ) || isBeginning(text.replace(/[.!]$/, ''), title)
    return !isSaidHere && this.#add({ text, source: from('sentence', sentence) })
  }

  addWhatElse(): void {
    if (this.#length >= ENOUGH) return
    const { material, title, about, turn } = this.#wish
    const text = alsoThere(material, {
      title,
      about,
      turn,
      description: this.parts.map((part) => part.text).join(' '),
    })
    // "Also" goes on from something: behind the end where nothing stands before it.
    if (this.#place === 0) this.#place = this.parts.length
    if (text !== '') this.#add({ text, source: from('heading', text) })
  }

  #add(part: Part): boolean {
    if (
      this.#length + part.text.length >= MOST ||
      descriptionFaults(part.text, this.#wish.ground).length > 0
    )
      return false
    this.parts.splice(this.#place, 0, part)
    this.#place += 1
    return true
  }
}
