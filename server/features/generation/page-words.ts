/**
 * The words of one page's pins: interest by interest, each knowing what the pins before it say, so
 * that words come again only where the page has no others as good.
 */
import { speaksOf } from '#core/text/interests/speaks-of.ts'
import { keyOf } from '#core/text/language/title-key.ts'
import { coversInterest } from '#core/text/writer/material.ts'
import type { DealtPin } from '#core/pages/deal-pins.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { WrittenText } from '#core/text/gates/written-text.ts'
import type { TokenBudget } from '../../platform/writer/token-budget.ts'
import type { GenerationParts, PageSource, UsedCombination } from './generation-parts.ts'
import type { WritingTask } from './words/text-writer.ts'

export interface PageWords {
  readonly page: PageSource
  /** The page's pins of this task, by turn. */
  readonly pins: readonly DealtPin[]
  /** What the page's earlier pins say, newest first. */
  readonly before: readonly Pick<UsedCombination, 'title' | 'headline' | 'description'>[]
  readonly seed: string
  readonly budget: TokenBudget
  readonly signal?: AbortSignal
}

type Writing = Pick<GenerationParts, 'write' | 'languageOf'>

/** A page has no hundred different headlines: only those of the last pins are kept apart. */
const HEADLINES_KEPT_APART = 40

/**
 * What one pin says, and of which interest: another one than it was dealt where that one had no
 * more to say.
 */
export interface PinWords {
  readonly text: WrittenText
  readonly interestId: string | null
}

/** By turn; null where the page has nothing to say. */
export async function writeWords(parts: Writing, words: PageWords): Promise<(PinWords | null)[]> {
  const { page, pins, before } = words
  const texts: (PinWords | null)[] = pins.map(() => null)
  if (!page.content || isBare(page.content)) return texts
  const said: Translatable = {
    titles: before.map(({ title }) => title).toReversed(),
    headlines: before.map(({ headline }) => headline).toReversed(),
    spent: [],
    written: [],
  }
  for (const interestId of new Set(pins.map((pin) => pin.interest_id))) {
    const turns = pins.filter((pin) => pin.interest_id === interestId)
    const interest = interestToWrite(parts, page, interestId)
    const written = await parts.write(
      taskFor(parts, words, { interest, count: turns.length, said }),
    )
    const fresh = await withoutTwins(parts, words, { interestId, written, said })
    turns.forEach((pin, index) => {
      texts[pin.turn] = fresh[index] ?? null
    })
    remember(
      said,
      fresh.map(({ text }) => text),
    )
  }
  return texts
}

/** A keyword on which no page of the account has a word: whatever was written would be a promise. */
const isBare = ({ kind, paragraphs }: PageContent): boolean =>
  kind === 'keyword' && paragraphs.length === 0

/** What pins of the page say already, the newest last. */
interface Translatable {
  titles: string[]
  headlines: string[]
  /** This generation's descriptions, and their sentences. */
  spent: string[]
  /** This generation's pins. */
  written: { title: string; description: string }[]
}

function remember(said: Translatable, texts: readonly WrittenText[]): void {
  for (const { title, headline, description, sources } of texts) {
    said.titles.push(title)
    said.headlines.push(headline)
    said.written.push({ title, description })
    said.spent.push(description, ...sources.description.map(({ quote }) => quote))
  }
}

interface Asked {
  readonly interest: string
  readonly count: number
  readonly said: Translatable
  readonly isNewOnly?: boolean
}

function taskFor(
  { languageOf }: Writing,
  { page, before, seed, budget, signal }: PageWords,
  { interest, count, said, isNewOnly = false }: Asked,
): WritingTask {
  const { content } = page
  if (!content) throw new Error('a page without content has no words')
  return {
    content,
    // A page without interests is written about as itself.
    interest: interest || content.title,
    count,
    ...(isNewOnly ? { isNewOnly } : {}),
    earlier: before.map(({ description }) => description),
    taken: [...said.titles],
    takenHeadlines: said.headlines.slice(-HEADLINES_KEPT_APART),
    spent: [...said.spent],
    written: [...said.written],
    seed: `${seed} ${page.id}`,
    language: languageOf(content.lang),
    budget,
    ...(signal ? { signal } : {}),
  }
}

/**
 * Rather than repeat a title of this generation or of an earlier one, a pin takes a new good title,
 * of its own interest first, then of the page's others.
 */
async function withoutTwins(
  parts: Writing,
  words: PageWords,
  {
    interestId,
    written,
    said,
  }: { interestId: string | null; written: readonly WrittenText[]; said: Translatable },
): Promise<readonly PinWords[]> {
  const { page } = words
  const seen = new Set(said.titles.map(keyOf))
  const isTwin = written.map(({ title }) => seen.has(keyOf(title)) || !seen.add(keyOf(title)))
  if (!isTwin.includes(true)) return written.map((text) => ({ text, interestId }))
  const known: Translatable = {
    titles: [...said.titles],
    headlines: [...said.headlines],
    spent: [...said.spent],
    written: [...said.written],
  }
  remember(known, written)
  const offer = async (id: string | null): Promise<PinWords[]> => {
    const interest = interestToWrite(parts, page, id)
    const asked = { interest, count: isTwin.length, said: known, isNewOnly: true }
    const more = await parts.write(taskFor(parts, words, asked))
    return more.map((text) => ({ text, interestId: id }))
  }
  const isOwn = saysInterest(parts, page, interestId)
  const own = await offer(interestId)
  const isNew = ({ text: { title } }: PinWords) => !seen.has(keyOf(title)) && seen.add(keyOf(title))
  const spare = own.filter(({ text }) => isOwn(text)).filter(isNew)
  const missing = isTwin.filter(Boolean).length
  for (const { id } of page.interests.filter(({ id }) => id !== interestId)) {
    if (spare.length >= missing) break
    const fresh = (await offer(id)).filter(isNew)
    spare.push(...fresh)
    remember(
      known,
      fresh.map(({ text }) => text),
    )
  }
  spare.push(...own.filter(isNew))
  // Words that say the pin's own interest too come first; any others only rather than a twin.
  const lent = [
    ...spare.filter(({ text }) => isOwn(text)).map(({ text }) => ({ text, interestId })),
    ...spare.filter(({ text }) => !isOwn(text)),
  ]
  return written.map(
    (text, index) => (isTwin[index] ? lent.shift() : undefined) ?? { text, interestId },
  )
}

/** Whether title and description both speak of the interest. */
function saysInterest({ languageOf }: Writing, page: PageSource, interestId: string | null) {
  const { content } = page
  const name = interestName(page, interestId)
  return ({ title, description }: WrittenText): boolean =>
    content !== null &&
    [title, description].every((line) => coversInterest(line, name, languageOf(content.lang)))
}

/**
 * '' for one that a person added and on which the page has nothing: its pins are about the page as
 * a whole, since their words must not promise what the page does not have.
 */
export function interestToWrite(
  { languageOf }: Pick<Writing, 'languageOf'>,
  page: PageSource,
  interestId: string | null,
): string {
  const found = page.interests.find(({ id }) => id === interestId)
  const { content } = page
  if (!found || content === null) return ''
  const { interest_name: name, relevance } = found
  return relevance > 0 || speaksOf(content, name, languageOf(content.lang)) ? name : ''
}

/** A page without interests is written about as itself. */
export function interestName(page: PageSource, interestId: string | null): string {
  return page.interests.find(({ id }) => id === interestId)?.interest_name ?? ''
}
