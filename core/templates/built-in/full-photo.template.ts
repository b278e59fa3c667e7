/**
 * The picture fills the pin; words stand in its calmer end, away from the subject, on a tint only
 * as strong as reading needs, else on a block of colour beside it.
 */
import type { PinDesign } from '#core/contract/pins.contract.ts'
import { fitHeadline } from '../headline-fit.rules.ts'
import { choosePhotoView, type PhotoView } from '../photo-view.rules.ts'
import {
  BRAND_BOX,
  CONTENT_BOTTOM,
  artwork,
  brandLine,
  brandOnPhoto,
  headingStyle,
  inksOver,
  kicker,
  ownHeight,
} from '../pin-parts.ts'
import {
  CANVAS,
  FULL,
  MARGIN,
  around,
  bottomOf,
  type Box,
  type LayoutInput,
  type PinNode,
  type Template,
} from '../template.model.ts'

export const fullPhoto: Template = {
  id: 'full-photo',
  name: 'Full photo',
  description: 'Your picture from edge to edge, with the headline in its calmest part.',
  pinType: 'photo',
  pictures: 1,
  needsItems: false,
  showsKicker: true,
  showsAccent: false,
  fonts: { heading: 'playfair-display', body: 'montserrat' },
  layout,
}

const WIDTH = CANVAS.width - 2 * MARGIN
const HIGHEST = 410

function layout(input: LayoutInput): PinNode[] {
  const { design, measure } = input
  const labelHeight = design.kicker.trim() ? 66 : 0
  /** Beside a wide picture there is room for larger words. */
  const isWide = (ownHeight(input, CANVAS.width) ?? CANVAS.height) < CANVAS.width
  const set = (color: string) =>
    fitHeadline(
      {
        text: design.headline,
        style: headingStyle(design),
        room: { x: MARGIN, y: 0, width: WIDTH, height: HIGHEST },
        largest: isWide ? 190 : 128,
        smallest: 80,
        mostLines: 5,
        color,
        mostHeight: 640,
      },
      measure,
    )
  const height = set('#000000').box.height
  const headlineY = (isTop: boolean) =>
    isTop ? MARGIN + 12 + labelHeight : CONTENT_BOTTOM - height
  const wordsAt = (isTop: boolean): Box => ({
    x: MARGIN,
    y: headlineY(isTop) - labelHeight,
    width: WIDTH,
    height: height + labelHeight,
  })
  const view = choosePhotoView(input, { wordsAt, seam: -GAP })
  const isTop = view?.isTop ?? false
  const { ink, ground, scrim } = groundFor(design, view, wordsAt(isTop))
  const headline = set(ink)
  headline.box.y = headlineY(isTop) + (view ? middleShift(view, wordsAt(isTop)) : 0)
  const label = kicker(
    input,
    { x: MARGIN, y: headline.box.y - 62, width: WIDTH, height: 46 },
    { color: ink },
  )
  const words = label ? [label, headline] : [headline]
  const behind = [...words.map((node) => node.box), ...(isTop ? [] : [BRAND_BOX])]
  return [
    ...ground,
    ...scrim(behind),
    ...words,
    ...(isTop && view ? brandOnPhoto(input, view.tone) : brandLine(input, ink)),
  ]
}

/** Beside a wide picture the words stand in the middle of the ground that is left. */
function middleShift({ box, isTop }: PhotoView, words: Box): number {
  if (box === FULL) return 0
  const free = isTop ? box.y - GAP - bottomOf(words) : words.y - GAP - bottomOf(box)
  return Math.round((isTop ? 1 : -1) * Math.max(0, free / 2))
}

interface Ground {
  ink: string
  ground: PinNode[]
  /** The tint behind the words. */
  scrim: (behind: Box[]) => PinNode[]
}

/** Between the words' block and the picture's edge beyond the words themselves. */
const GAP = 52

function groundFor(design: PinDesign, view: PhotoView | null, words: Box): Ground {
  const { background, text } = design.colors
  const shape = view?.isTop ? 'down' : 'up'
  if (!view)
    return {
      ink: text,
      ground: artwork(design, { box: FULL }),
      scrim: (behind) => [
        {
          kind: 'scrim',
          box: scrimBox(around(behind, 30), false),
          color: background,
          ink: text,
          behind,
          shape,
          least: 0.9,
          most: 0.95,
        },
      ],
    }
  const photo: PinNode = { kind: 'picture', slot: 0, box: view.box, crop: view.crop }
  // A hard edge: a picture that fades into a colour looks fogged.
  if (view.box !== FULL)
    return {
      ink: text,
      ground: [{ kind: 'fill', box: FULL, color: background }, photo],
      scrim: () => [],
    }
  const { ink, tint } = inksOver(design, view.tone(words).light)
  return {
    ink,
    ground: [photo],
    scrim: (behind) => [
      {
        kind: 'scrim',
        box: scrimBox(around(behind, 30), view.isTop),
        color: tint,
        ink,
        behind,
        shape,
        least: 0,
        most: 0.95,
      },
    ],
  }
}

/** The ramp takes the first 42 % of a scrim's box. */
const RAMP = 0.42

/** The words stand behind the ramp. */
function scrimBox(area: Box, isTop: boolean): Box {
  const height = isTop ? bottomOf(area) : CANVAS.height - area.y
  const full = Math.min(CANVAS.height, height / (1 - RAMP))
  return { x: 0, y: isTop ? 0 : CANVAS.height - full, width: CANVAS.width, height: full }
}
