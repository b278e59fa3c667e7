/**
 * Everything that is decided for the pins of one page before the first of them is rendered: words
 * and designs, each different from the others and from what the page's pins used before. Kept with
 * the task, so that a restart makes the same pins.
 */
import { z } from 'zod'
import type { Brand } from '#core/contract/account/accounts.contract.ts'
import type { GenerationConfig } from '#core/contract/content/generation-config.schema.ts'
import { PinDesign, TextSource } from '#core/contract/content/pins.contract.ts'
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import { Id } from '#core/contract/call/primitives.ts'
import type { DealtPin } from '#core/pages/deal-pins.ts'
import { kitOf } from '#core/pages/brand-kit.ts'
import { siteNameFor } from '#core/pages/site-name.ts'
import { shownShare } from '#core/templates/photo/lead-shape.rules.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import type { ReadyTemplate } from '#core/templates/document/template.model.ts'
import { writeAltText } from '#core/text/writer/alt-text.ts'
import { factsOf, findPictures } from '../../platform/images/stored/pictures.store.ts'
import { loadOwnTemplates } from '../../platform/templates/own-templates.ts'
import type { TokenBudget } from '../../platform/writer/token-budget.ts'
import { planDesigns } from './design-plan.ts'
import type { GenerationParts, PageSource, UsedCombination } from './generation-parts.ts'
import { interestName, writeWords } from './page-words.ts'

export const PlannedPin = z.object({
  title: z.string(),
  description: z.string(),
  alt_text: z.string(),
  keywords: z.array(z.string()),
  sources: z.object({ title: z.array(TextSource), description: z.array(TextSource) }),
  /**
   * The interest that the words are about. Plans of older builds have none: it is the one that was
   * dealt.
   */
  interest_id: Id.nullable().optional(),
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
  const { owner, accountId, page } = planning
  const used = await parts.usedCombinations(parts.database.root, owner, page.id)
  const rows = await findPictures(parts.database.root, owner, page.pictureIds)
  const facts = new Map(rows.map((row) => [row.id, factsOf(row)]))
  const brand = kitOf(
    await parts.findBrand(parts.database.root, owner, accountId),
    planning.config.brand_kit_id,
  )
  const own = await loadOwnTemplates(parts.database.root, owner, planning.config.templates)
  return await composePlan(parts, planning, { used, facts, brand, own })
}

/** What is known beside the page itself. */
export interface PlanGround {
  /** What the page's pins used before, newest first. */
  readonly used: readonly UsedCombination[]
  /** Of its pictures, by id; those without are not used. */
  readonly facts: ReadonlyMap<string, PictureFacts | undefined>
  readonly brand: Brand
  /** A person's templates among the chosen ones. */
  readonly own?: readonly ReadyTemplate[]
}

export async function composePlan(
  parts: Pick<GenerationParts, 'write' | 'languageOf'>,
  planning: Omit<Planning, 'owner' | 'accountId'>,
  { used, facts, brand, own = [] }: PlanGround,
): Promise<PagePlan> {
  const { config } = planning
  const page = withBrandName(planning.page, brand)
  const words = await writeWords(parts, { ...planning, page, before: used })
  const texts = words.map((pin) => pin?.text ?? null)
  const pictures = page.pictureIds.flatMap((id) => {
    const known = facts.get(id)
    const { alt = '', address = '' } = page.pictures.find((picture) => picture.id === id) ?? {}
    return known ? [{ id, facts: known, alt, address }] : []
  })
  const designed = await planDesigns({
    texts,
    content: page.content,
    pictures,
    brand,
    config,
    own,
    used,
    seed: `${planning.seed} ${page.id}`,
    languageOf: parts.languageOf,
  })
  return texts.map((text, index) => {
    const design = designed[index]
    if (!text || !design) return null
    const { title, description, keywords, sources } = text
    const interestId = words[index]?.interestId ?? null
    return {
      title,
      description,
      alt_text: altTextOf(page, design.design, { interestId, facts, own }),
      keywords,
      sources,
      interest_id: interestId,
      ...design,
    }
  })
}

/** The pin's brand line calls the site as its owner does. */
export function withBrandName(page: PageSource, { name }: Pick<Brand, 'name'>): PageSource {
  const { content } = page
  if (content === null || name.trim() === '') return page
  return { ...page, content: { ...content, site_name: siteNameFor(name, content) } }
}

/** Of what is drawn, and of nothing else. */
function altTextOf(
  page: PageSource,
  design: PinDesign,
  {
    interestId,
    facts,
    own,
  }: {
    readonly interestId: string | null
    readonly facts: ReadonlyMap<string, PictureFacts | undefined>
    readonly own: readonly ReadyTemplate[]
  },
): string {
  const template = findTemplate(design.template_id, own)
  const alts = new Map(page.pictures.map(({ id, alt }) => [id, alt]))
  const shownOf = ({ picture_id: id, crop }: PinDesign['pictures'][number]): number => {
    const known = facts.get(id)
    return known ? shownShare(template?.use.lead, known, crop) : 1
  }
  const subject = interestName(page, interestId) || page.title
  return writeAltText({
    design,
    template: { pictures: template?.pictures ?? 0, needsItems: template?.needsItems ?? false },
    altOf: (id) => alts.get(id) ?? '',
    shownOf,
    subject,
    lang: page.content?.lang ?? 'en',
  })
}
