/** A text of a document set into its place. */
import { fitCurved } from '../fit/curved-text.rules.ts'
import { fitHeadline } from '../fit/headline-fit.rules.ts'
import { fitText, type FitRequest } from '../fit/text-fit.rules.ts'
import type { TextLayer } from '../document/template.schema.ts'
import {
  round,
  type Box,
  type PinNode,
  type TextNode,
  type TextShadow,
} from '../document/template.model.ts'
import { colorOfRef, gradientOf, recordNodes, type LayoutContext } from './layout-context.ts'
import { textStyle } from './layer-look.ts'
import { fillOf, fillsOf, type Frame, type Prepared } from './prepared.ts'
import { filledParts, highlightsOf, inkedRuns, styledParts } from './text-parts.ts'

/** Its words; null = there is nothing to show. */
export function wordsOf(layer: TextLayer, context: LayoutContext): string | null {
  const parts = filledParts(layer, context)
  return parts && (clipped(parts.join('').trim()) || null)
}

/** Twice the longest headline: more than a pin can show, and setting it would take minutes. */
const MAX_CHARACTERS = 400

function clipped(words: string): string {
  if (words.length <= MAX_CHARACTERS) return words
  const start = Array.from(words.slice(0, MAX_CHARACTERS)).slice(0, -1).join('')
  return `${start.slice(0, Math.max(start.lastIndexOf(' '), MAX_CHARACTERS / 2)).trimEnd()}…`
}

export interface TextSetting {
  words: string
  /** The largest size of a headline that shares the pin with a list. */
  largest?: number | undefined
}

export function prepareText(
  layer: TextLayer,
  frame: Frame,
  setting: TextSetting & { context: LayoutContext },
): Prepared {
  const { context } = setting
  const padding = layer.plate?.padding ?? 0
  const inner = { x: frame.x + padding, width: frame.width - 2 * padding, y: 0 }
  const fill = fillOf(layer)
  const fixed = typeof layer.size?.h === 'number' ? layer.size.h : null
  const own =
    fill === null && fixed === null
      ? fitted(
          layer,
          { ...inner, height: hugRoom(layer, frame, context) },
          { ...setting, anchor: 'top' },
        )
      : null
  const nodeIn = (height: number): TextNode => {
    if (own) return own
    const room = fill ? height : (layer.fit.height ?? height)
    return fitted(layer, { ...inner, height: room }, { ...setting, anchor: layer.anchor })
  }
  return {
    layer,
    ...frame,
    ...fillsOf(layer),
    height: fixed ?? own?.box.height ?? null,
    at: (y, height) => {
      const node = nodeIn(height)
      const free = own ? freeAbove(layer, height - own.box.height) : 0
      const runs = inkedRuns(layer, node, context)
      const placed: TextNode = {
        ...node,
        color: colorOfRef(context, layer.color),
        box: { ...node.box, y: Math.round(node.box.y + y + free + (layer.shift ?? 0)) },
        ...(runs && { runs }),
        ...shadowsOf(layer, context),
      }
      return recordNodes(context, layer.id, [
        ...plateOf(layer, placed, { context, y, height }),
        ...highlightsOf(placed),
        placed,
      ])
    },
  }
}

/** Of letters, in units: a wider shadow of them is not seen, and takes 100 ms of a processor. */
const MAX_BLUR = 40

function shadowsOf({ effects = [] }: TextLayer, context: LayoutContext): Pick<TextNode, 'shadows'> {
  const shadows = effects.flatMap((effect): TextShadow[] => {
    if (effect.kind !== 'shadow') return []
    const { down, right, blur, opacity, color } = effect
    return [
      {
        down,
        blur: Math.min(MAX_BLUR, blur),
        opacity,
        ...(right !== undefined && { right }),
        ...(color !== undefined && { color: colorOfRef(context, color) }),
      },
    ]
  })
  return shadows.length > 0 ? { shadows } : {}
}

const freeAbove = ({ anchor }: TextLayer, free: number): number =>
  anchor === 'middle' ? Math.max(0, free) / 2 : 0

/** A text that takes the rest may use it for larger words too. */
function hugRoom({ fit, rest }: TextLayer, { room }: Frame, context: LayoutContext): number {
  const own = fit.height === undefined ? undefined : fit.height * lowerBy(context)
  return rest === true ? Math.max(own ?? 0, room) : (own ?? room)
}

/** Heights that a text may take are those of the base: a lower canvas has less of them. */
const lowerBy = ({ canvas, template }: LayoutContext): number =>
  Math.min(1, canvas.height / template.base.height)

interface Setting extends TextSetting {
  context: LayoutContext
  anchor: TextLayer['anchor']
}

function fitted(layer: TextLayer, room: Box, setting: Setting): TextNode {
  const { measure } = setting.context.input
  const { fit, curve = 0, role } = layer
  const request = requestOf(layer, room, setting)
  if (curve !== 0) return fitCurved({ ...request, curve }, measure)
  if (role === 'headline') {
    const most = fit.most === undefined ? {} : { mostHeight: fit.most * lowerBy(setting.context) }
    return fitHeadline({ ...request, ...most }, measure)
  }
  const own = fitText(request, measure)
  const isLost = own.size < fit.smallest && request.style.uppercase
  return isLost ? fitText(withoutCapitals(request), measure) : own
}

function requestOf(
  layer: TextLayer,
  room: Box,
  { context, words, largest, anchor }: Setting,
): FitRequest {
  const { fit, role, style = {} } = layer
  const parts = styledParts(layer, context)
  return {
    text: words,
    ...(parts && { parts }),
    style: textStyle(context.input.design, style),
    room,
    largest: Math.min(fit.largest, largest ?? fit.largest),
    smallest: fit.smallest,
    ...(fit.lines !== undefined && { mostLines: fit.lines }),
    color: '#000000',
    align: alignOf(layer),
    ...(anchor && { anchor }),
    role,
  }
}

function alignOf({ align, alignEnd }: TextLayer): NonNullable<FitRequest['align']> {
  if (alignEnd === true) return 'end'
  return align === 'centre' ? 'center' : 'left'
}

function withoutCapitals(request: FitRequest): FitRequest {
  const parts = request.parts?.map((part) => ({ ...part, style: { ...part.style, ...PLAIN } }))
  return { ...request, ...(parts && { parts }), style: { ...request.style, ...PLAIN } }
}

/** Capitals set apart are a third wider: a long line is written without them before it gets small. */
const PLAIN = { uppercase: false, spacing: 0.01 }

function plateOf(
  { plate }: TextLayer,
  { box }: TextNode,
  { context, y, height }: { context: LayoutContext; y: number; height: number },
): PinNode[] {
  if (!plate) return []
  return [
    {
      kind: 'fill',
      box: {
        x: box.x - plate.padding,
        y: y + (height - plate.height) / 2,
        width: box.width + 2 * plate.padding,
        height: plate.height,
      },
      color: colorOfRef(context, plate.color),
      ...gradientOf(context, plate.gradient),
      radii: round(plate.radius),
    },
  ]
}
