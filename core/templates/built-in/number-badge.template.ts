/** The number of a "12 ideas" headline as a badge on the seam between picture and words. */
import { readableOn } from '../colors.rules.ts'
import { fitHeadline } from '../headline-fit.rules.ts'
import {
  CONTENT_BOTTOM,
  brandLine,
  headingStyle,
  kicker,
  picture,
  accentText,
} from '../pin-parts.ts'
import { fitText } from '../text-fit.rules.ts'
import {
  CANVAS,
  MARGIN,
  round,
  type LayoutInput,
  type PinNode,
  type Template,
} from '../template.model.ts'

export const numberBadge: Template = {
  id: 'number-badge',
  name: 'Number badge',
  description: 'For headlines with a number, shown large on a badge.',
  pinType: 'list',
  pictures: 1,
  needsItems: false,
  showsKicker: true,
  showsAccent: true,
  fonts: { heading: 'poppins', body: 'inter' },
  layout,
}

const BADGE = 300

/**
 * A number that the headline begins with, and the words after it; the whole headline when it does
 * not begin with one.
 */
export function splitNumber(headline: string): { number: string | null; words: string } {
  const found = /^(\d{1,3})\s+(\S.*)$/u.exec(headline.trim())
  return found
    ? { number: found[1] ?? null, words: found[2] ?? '' }
    : { number: null, words: headline }
}

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const { background, accent, text } = design.colors
  const { number, words } = splitNumber(design.headline)
  const width = CANVAS.width - 2 * MARGIN
  const shown = number === null ? words : words.charAt(0).toLocaleUpperCase() + words.slice(1)
  const seam = 820
  const labelHeight = design.kicker.trim() ? 58 : 0
  const top = seam + (number === null ? 60 : BADGE / 2 + 34)
  const label = kicker(
    input,
    { x: MARGIN, y: top, width, height: 44 },
    { color: accentText(design, background), align: 'center', largest: 28 },
  )
  const room = {
    x: MARGIN,
    y: top + labelHeight,
    width,
    height: CONTENT_BOTTOM - top - labelHeight,
  }
  const headline = fitHeadline(
    {
      text: shown,
      style: headingStyle(design),
      room,
      largest: 104,
      smallest: 72,
      mostLines: 5,
      color: text,
      align: 'center',
      anchor: 'middle',
    },
    measure,
  )
  const badge = { x: (CANVAS.width - BADGE) / 2, y: seam - BADGE / 2, width: BADGE, height: BADGE }
  const ring = { x: badge.x - 16, y: badge.y - 16, width: BADGE + 32, height: BADGE + 32 }
  const figure =
    number === null
      ? null
      : fitText(
          {
            text: number,
            style: headingStyle(design, { lineHeight: 1, spacing: -0.03 }),
            room: { ...badge, x: badge.x + 34, width: BADGE - 68 },
            largest: 176,
            smallest: 80,
            mostLines: 1,
            color: readableOn(accent, background),
            role: 'number',
            align: 'center',
            anchor: 'middle',
          },
          measure,
        )
  const disc: PinNode[] = figure
    ? [
        { kind: 'fill', box: ring, color: background, radii: round(BADGE / 2 + 16) },
        { kind: 'fill', box: badge, color: accent, radii: round(BADGE / 2) },
        figure,
      ]
    : []
  return [
    ...picture(input, {
      slot: 0,
      box: { x: 0, y: 0, width: CANVAS.width, height: seam },
      wish: { at: { x: 0.5, y: 0.42 } },
    }).nodes,
    {
      kind: 'fill',
      box: { x: 0, y: seam, width: CANVAS.width, height: CANVAS.height - seam },
      color: background,
    },
    ...disc,
    ...(label ? [label] : []),
    headline,
    ...brandLine(input, text),
  ]
}
