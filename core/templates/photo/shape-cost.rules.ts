/** What a template's shape leaves of a picture. */
import { cropFor, cutCost } from './crop.rules.ts'
import { leadAspect } from './lead-shape.rules.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'
import type { ReadyTemplate } from '../document/template.model.ts'

/**
 * How badly a template's first place cuts a picture: its things, and how much of it is shown at
 * all.
 */
export function shapeCost(template: Pick<ReadyTemplate, 'use'>, facts: PictureFacts): number {
  const own = facts.width / facts.height
  const aspect = leadAspect(template.use.lead, own)
  return (
    cutCost(facts, cropFor(facts, { aspect, zoom: 1, at: { x: 0.5, y: 0.5 } })) +
    (1 - Math.min(own / aspect, aspect / own)) * 0.8
  )
}
