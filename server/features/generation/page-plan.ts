/**
 * Everything that is decided for the pins of one page before the first of them is rendered: words and designs, each different from the
 * others and from what the page's pins used before. Kept with the task, so that a restart makes the same pins.
 */
import { z } from 'zod'
import type { GenerationConfig } from '#core/contract/tasks.contract.ts'
import { PinDesign, PinType, TextSource } from '#core/contract/pins.contract.ts'
import type { WrittenText } from '#core/text/writer/write-pins.ts'
import { factsOf, findPictures } from '../../platform/images/pictures.store.ts'
import type { TokenBudget } from '../../platform/writer/token-budget.ts'
import type { DealtPin } from './deal-pins.ts'
import { planDesigns } from './design-plan.ts'
import type { GenerationParts, PageSource } from './generation-parts.ts'

export const PlannedPin = z.object({
  title: z.string(),
  description: z.string(),
  alt_text: z.string(),
  keywords: z.array(z.string()),
  sources: z.object({ title: z.array(TextSource), description: z.array(TextSource) }),
  design: PinDesign,
  pin_type: PinType,
})
export type PlannedPin = z.infer<typeof PlannedPin>
/** Null where the page has too little to say for this interest. */
export const PagePlan = z.array(PlannedPin.nullable())
export type PagePlan = z.infer<typeof PagePlan>

export interface Planning {
  readonly owner: string
  readonly accountId: string
  readonly page: PageSource
  /** The page's pins of this task, by turn. */
  readonly pins: readonly DealtPin[]
  readonly config: GenerationConfig
  readonly seed: string
  readonly budget: TokenBudget
  readonly signal?: AbortSignal
}

export async function planPage(parts: GenerationParts, planning: Planning): Promise<PagePlan> {
  const { owner, accountId, page, config } = planning
  const used = await parts.usedCombinations(parts.database.root, owner, page.id)
  const texts = await writeTexts(parts, planning, used.map(({ title }) => title))
  const rows = await findPictures(parts.database.root, owner, page.pictureIds)
  const facts = new Map(rows.map((row) => [row.id, factsOf(row)]))
  const pictures = page.pictureIds.flatMap((id) => {
    const known = facts.get(id)
    return known ? [{ id, facts: known }] : []
  })
  const brand = await parts.findBrand(parts.database.root, owner, accountId)
  const designed = await planDesigns({ texts, content: page.content, pictures, brand, config, used, seed: `${planning.seed} ${page.id}`, languageOf: parts.languageOf })
  return texts.map((text, index) => {
    const design = designed[index]
    if (!text || !design) return null
    const { title, description, alt_text, keywords, sources } = text
    return { title, description, alt_text: withWords(alt_text, text.headline, design.design.headline), keywords, sources, ...design }
  })
}

/** The alternative text quotes the words on the picture: those of the list, where the design shows one. */
function withWords(altText: string, planned: string, shown: string): string {
  const at = altText.lastIndexOf(planned)
  return at < 0 ? altText : `${altText.slice(0, at)}${shown}${altText.slice(at + planned.length)}`
}

/** Interest by interest, each knowing every title before it; answered by turn. */
async function writeTexts(parts: GenerationParts, planning: Planning, before: readonly string[]): Promise<(WrittenText | null)[]> {
  const { page, pins, seed, budget, signal } = planning
  const { content } = page
  if (!content) return pins.map(() => null)
  const taken = [...before]
  const texts: (WrittenText | null)[] = pins.map(() => null)
  for (const interestId of new Set(pins.map((pin) => pin.interest_id))) {
    const turns = pins.filter((pin) => pin.interest_id === interestId)
    const written = await parts.write({
      content,
      interest: interestName(page, interestId),
      count: turns.length,
      taken,
      seed: `${seed} ${page.id}`,
      language: parts.languageOf(content.lang),
      budget,
      ...(signal ? { signal } : {}),
    })
    turns.forEach((pin, index) => {
      texts[pin.turn] = written[index] ?? null
    })
    taken.push(...written.map(({ title }) => title))
  }
  return texts
}

/** A page without interests is written about as itself. */
export function interestName(page: PageSource, interestId: string | null): string {
  return page.interests.find(({ id }) => id === interestId)?.interest_name ?? ''
}
