/** How well a picture that fills the pin bears words that stand on it without a plate. */
import type { Used } from './look-likeness.rules.ts'
import { findTemplate } from './template-list.ts'
import { fillsPin } from '../fit/lead-shape.rules.ts'
import { cropFor, toneUnder } from '../photo/crop.rules.ts'
import { fogOn } from '../photo/photo-view.rules.ts'
import type { PictureFacts } from '../photo/picture-facts.schema.ts'
import type { ReadyTemplate } from '../document/template.model.ts'

/** Tints the picture behind its words, which the words of others need not: these have a plate. */
const isTinted = ({ use, document }: Pick<ReadyTemplate, 'use' | 'document'>): boolean =>
  use.onPhoto === true && document.layers.some(({ kind }) => kind === 'scrim')

const PIN = { x: 0, y: 0, width: 1000, height: 1500 }
/** Three lines of words at either end. */
const ENDS = [76, 940].map((y) => ({ x: 64, y, width: 872, height: 420 }))

/**
 * How much of the picture a tint would take from its calmer end: 0 = words read on it as it is, 1
 * and more = only a veil makes them readable.
 */
export function fogNeeded(facts: PictureFacts): number {
  const crop = cropFor(facts, { aspect: 2 / 3, zoom: 1, at: { x: 0.5, y: 0.5 } })
  return Math.min(
    ...ENDS.map((end) => {
      const { light, busy, uneven } = toneUnder({ facts, crop, slot: PIN }, end)
      return fogOn({ light, busy: Math.max(busy, uneven * 1.6) })
    }),
  )
}

/** Less of it, and a tint looks like a shadow of the picture's own. */
const FREE_FOG = 0.6
const MOST_FOG = 1.4
const FOG_COST = 2.2

/** What it costs to tint this picture rather than another, or to give the words a plate. */
export const fogCost = (template: ReadyTemplate, facts: PictureFacts): number =>
  isTinted(template)
    ? Math.min(1, Math.max(0, fogNeeded(facts) - FREE_FOG) / (MOST_FOG - FREE_FOG)) * FOG_COST
    : 0

/** Sets its words on a picture that fills the pin. */
export const isOnPhoto = (
  template: ReadyTemplate | undefined,
  facts: PictureFacts | undefined,
): boolean => template?.use.onPhoto === true && facts !== undefined && fillsPin(facts)

interface Lead {
  id: string
  facts: PictureFacts
}

/** Whether fewer than half of these pins carry their words on a picture, though one can fill a pin. */
export function lacksOnPhoto(used: readonly Used[], leads: readonly Lead[]): boolean {
  const factsOf = ({ pictures: [lead] }: Used): PictureFacts | undefined =>
    leads.find(({ id }) => id === lead?.picture_id)?.facts
  const on = used.filter((pin) => isOnPhoto(findTemplate(pin.template_id), factsOf(pin)))
  return leads.some(({ facts }) => fillsPin(facts)) && 2 * on.length < used.length + 1
}
