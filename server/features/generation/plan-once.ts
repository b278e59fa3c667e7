/**
 * A few pins of a page for visitors without an account. The words are our own writer's,
 * since a model costs the operator money.
 */
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import { dealPins } from '#core/pages/deal-pins.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import { createTokenBudget } from '../../platform/writer/token-budget.ts'
import type { GenerationParts, PageSource } from './generation-parts.ts'
import { composePlan, type PlannedPin } from './page-plan.ts'

export interface PlanningOnce {
  readonly page: PageSource
  readonly facts: ReadonlyMap<string, PictureFacts>
  readonly count: number
  readonly signal: AbortSignal
}

const brand = { name: '', colors: [], fonts: [], logo_picture_id: null }

/** Fewer where the page has too little to say. */
export async function planOnce(
  { writeOwn, languageOf }: Pick<GenerationParts, 'writeOwn' | 'languageOf'>,
  { page, facts, count, signal }: PlanningOnce,
): Promise<PlannedPin[]> {
  const chosen = page.interests
    .filter((interest) => interest.chosen)
    .map(({ id }) => ({ page_id: page.id, interest_id: id }))
  const pins = dealPins(
    [chosen.length > 0 ? chosen : [{ page_id: page.id, interest_id: null }]],
    count,
  )
  const config = {
    pages: [],
    n_pins: count,
    pin_types: PinType.options,
    templates: templates.map(({ id }) => id),
    colors: [],
    fonts: [],
  }
  const plan = await composePlan(
    { write: writeOwn, languageOf },
    { page, pins, config, seed: 'demo', budget: createTokenBudget(0), signal },
    { used: [], facts, brand },
  )
  return plan.filter((pin) => pin !== null)
}
