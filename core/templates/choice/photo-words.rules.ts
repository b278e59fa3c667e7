/** How well a picture that fills the pin can carry words without a plate. */
import type { Used } from './look-likeness.rules.ts'
import { findTemplate } from './template-list.ts'
import { fillsPin } from '../photo/lead-shape.rules.ts'
import { eyeUnder } from '../photo/eye-share.ts'
import { cropFor, toneUnder } from '../photo/crop.rules.ts'
import { fogOn } from '../photo/photo-view.rules.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'
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

/** How near the picture is taken, and how high its subject is in it. */
const CUTS = [1, 1.2].flatMap((zoom) => [0.3, 0.5, 0.7].map((y) => ({ zoom, y })))
/** Where a plate for words of this height may be: from the top to above the brand. */
const placesOf = (height: number, hasPlate: boolean): readonly number[] => {
  const [highest, lowest] = [76, 1360 - height]
  return hasPlate ? [highest, (highest + lowest) / 2, lowest] : [highest, lowest]
}
/** Words with what is around them, by the letters of their headline. */
const heightOf = (letters: number): number => (letters <= 22 ? 320 : letters <= 44 ? 400 : 500)
/** A headline of three lines. */
const USUAL_LETTERS = 30

interface Words {
  letters: number
  /** They are on a plate, a strip or a band. */
  hasPlate: boolean
}

/**
 * Of what draws the eye, how much words hide at the calmest place of the calmest crop, 0 to 1; facts
 * stored before that was found out count as calm.
 */
export function wordsHide(facts: PictureFacts, { letters, hasPlate }: Words): number {
  const height = heightOf(letters)
  const key = `${height} ${hasPlate}`
  const known = kept.get(facts) ?? new Map<string, number>()
  kept.set(facts, known)
  const hidden = known.get(key) ?? hiddenAtBest(facts, height, hasPlate)
  known.set(key, hidden)
  return hidden
}

/** A page's templates are compared by dozens, each with all of its pictures. */
const kept = new WeakMap<PictureFacts, Map<string, number>>()

function hiddenAtBest(facts: PictureFacts, height: number, hasPlate: boolean): number {
  return Math.min(
    ...CUTS.flatMap(({ zoom, y }) => {
      const crop = cropFor(facts, { aspect: 2 / 3, zoom, at: { x: 0.5, y } })
      return placesOf(height, hasPlate).map((top) =>
        eyeUnder({ facts, crop, slot: PIN }, { x: 64, y: top, width: 872, height }),
      )
    }),
  )
}

/** More than this hidden, and the words lie on what the picture is about. */
const FREE_HIDE = 0.1
const MAX_HIDE = 0.2
const HIDE_COST = 9

/** Can fill a pin, and has a calm place large enough for words. */
export const bearsWords = (facts: PictureFacts): boolean =>
  fillsPin(facts) && wordsHide(facts, { letters: USUAL_LETTERS, hasPlate: true }) <= BEARABLE_HIDE
const BEARABLE_HIDE = 0.12

/**
 * What it costs to set these words on this picture, by what they would hide of it; most on one that can't fill
 * a pin.
 */
export function hideCost(template: ReadyTemplate, facts: PictureFacts, headline: string): number {
  if (template.use.onPhoto !== true || facts.salience === undefined) return 0
  if (!fillsPin(facts)) return HIDE_COST
  const hidden = wordsHide(facts, { letters: headline.length, hasPlate: !isTinted(template) })
  return Math.min(1, Math.max(0, hidden - FREE_HIDE) / (MAX_HIDE - FREE_HIDE)) * HIDE_COST
}

/** Less of it, and a tint looks like a shadow of the picture's own. */
const FREE_FOG = 0.5
const MAX_FOG = 1.1
const FOG_COST = 9

/** What it costs to tint this picture rather than another, or to give the words a plate. */
export const fogCost = (template: ReadyTemplate, facts: PictureFacts): number =>
  isTinted(template)
    ? Math.min(1, Math.max(0, fogNeeded(facts) - FREE_FOG) / (MAX_FOG - FREE_FOG)) * FOG_COST
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

/** Whether fewer than half of these pins carry their words on a picture, though one bears words. */
export function lacksOnPhoto(used: readonly Used[], leads: readonly Lead[]): boolean {
  const factsOf = ({ pictures: [lead] }: Used): PictureFacts | undefined =>
    leads.find(({ id }) => id === lead?.picture_id)?.facts
  const on = used.filter((pin) => isOnPhoto(findTemplate(pin.template_id), factsOf(pin)))
  return leads.some(({ facts }) => bearsWords(facts)) && 2 * on.length < used.length + 1
}
