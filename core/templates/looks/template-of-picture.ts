/**
 * A template that begins with a person's picture: the picture fills the pin, and the words are where
 * it is calm. A document has no picture of its own: this one is what the editor shows, and pins show
 * those of their pages.
 */
import type { Crop } from '#core/contract/content/pins.contract.ts'
import { blankTemplate } from '../document/blank-template.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'
import type { Layer, Template } from '../document/template.schema.ts'
import type { Box } from '../document/template.model.ts'
import { cropFor, toneUnder } from '../photo/crop.rules.ts'
import { eyeUnder } from '../photo/eye-share.ts'

const PIN: Box = { x: 0, y: 0, width: 1000, height: 1500 }
/** From the upper margin to above the brand line. */
const ROOM = { top: 76, bottom: 1360 }
const MARGIN = 64
const STEP = 20
/** Three lines of a headline, and the small line above them. */
const BAND = { headline: 400, gap: 20, kicker: 90 }
const BAND_HEIGHT = BAND.kicker + BAND.gap + BAND.headline
const BRAND = { y: 1396, width: 420, height: 40 }

export function templateOfPicture(
  name: string,
  { id, facts }: { readonly id: string; readonly facts: PictureFacts },
): Template {
  const blank = blankTemplate(name)
  const [ground] = blank.layers
  const cut = cutFor(facts)
  const top = calmestTop(cut)
  return {
    ...blank,
    use: {
      ...blank.use,
      onPhoto: true,
      sample: { ...blank.use.sample, mood: moodOf(cut, top), picture: id },
    },
    layers: [
      ...(ground ? [ground] : []),
      { id: 'photo', kind: 'picture', source: 0, ground: 'background' },
      {
        id: 'scrim',
        kind: 'scrim',
        on: 'photo',
        behind: ['kicker', 'headline'],
        least: 0,
        most: 0.95,
        from: top < (ROOM.top + ROOM.bottom - BAND_HEIGHT) / 2 ? 'top' : 'bottom',
      },
      ...wordsFrom(top),
      {
        id: 'brand',
        kind: 'logo',
        box: { x: calmerCorner(cut), ...BRAND },
        pin: { h: calmerCorner(cut) === MARGIN ? 'start' : 'end', v: 'end' },
        color: 'text',
        // On a plate: a tint for both ends would hide the picture between them.
        over: ['photo'],
      },
    ],
  }
}

function wordsFrom(top: number): Layer[] {
  const width = PIN.width - 2 * MARGIN
  const pin = { h: 'both', v: sideOf(top) } as const
  return [
    {
      id: 'kicker',
      kind: 'text',
      role: 'kicker',
      parts: [{ text: '{kicker}' }],
      style: { font: 'body', weight: 'bold', lineHeight: 1.2 },
      color: 'text',
      align: 'centre',
      anchor: 'bottom',
      fit: { largest: 48, smallest: 36, lines: 1 },
      box: { x: MARGIN, y: top, width, height: BAND.kicker },
      pin,
    },
    {
      id: 'headline',
      kind: 'text',
      role: 'headline',
      parts: [{ text: '{headline}' }],
      style: { font: 'heading' },
      color: 'text',
      align: 'centre',
      anchor: 'middle',
      fit: { largest: 120, smallest: 60, lines: 4 },
      box: { x: MARGIN, y: top + BAND.kicker + BAND.gap, width, height: BAND.headline },
      pin,
    },
  ]
}

/** At other sizes the words stay at their end of the picture. */
function sideOf(top: number): 'start' | 'scale' | 'end' {
  const share = (top - ROOM.top) / (ROOM.bottom - ROOM.top - BAND_HEIGHT)
  return share < 1 / 3 ? 'start' : share > 2 / 3 ? 'end' : 'scale'
}

interface Cut {
  readonly facts: PictureFacts
  readonly crop: Crop
  readonly slot: Box
}

const cutFor = (facts: PictureFacts): Cut => ({
  facts,
  crop: cropFor(facts, { aspect: PIN.width / PIN.height, zoom: 1, at: { x: 0.5, y: 0.5 } }),
  slot: PIN,
})

/** What words there would hide of the picture, and how hard they would be to read; 0 = nothing. */
function unrestUnder(cut: Cut, box: Box): number {
  const { busy, subject, uneven } = toneUnder(cut, box)
  // Rounded: sums of the same numbers differ in their last digits.
  return Math.round(1_000 * (2 * eyeUnder(cut, box) + subject + busy + uneven / 2))
}

/** Of equally calm places the highest. */
function calmestTop(cut: Cut): number {
  const last = ROOM.bottom - BAND_HEIGHT
  const count = Math.floor((last - ROOM.top) / STEP) + 1
  const places = Array.from({ length: count }, (_, at) => ROOM.top + at * STEP)
  const width = PIN.width - 2 * MARGIN
  const costs = places.map((y) => unrestUnder(cut, { x: MARGIN, y, width, height: BAND_HEIGHT }))
  return places[costs.indexOf(Math.min(...costs))] ?? ROOM.top
}

/** Light words on a dark picture: dark ones would need a tint that hides it. */
function moodOf(cut: Cut, y: number): 'light' | 'deep' {
  const width = PIN.width - 2 * MARGIN
  return toneUnder(cut, { x: MARGIN, y, width, height: BAND_HEIGHT }).light < DARK
    ? 'deep'
    : 'light'
}
/** Of white and black words, the white ones are clearer on darker grounds than that, with some reserve. */
const DARK = 0.3

function calmerCorner(cut: Cut): number {
  const right = PIN.width - MARGIN - BRAND.width
  const [left, other] = [MARGIN, right].map((x) => unrestUnder(cut, { x, ...BRAND }))
  return other !== undefined && left !== undefined && other < left ? right : MARGIN
}
