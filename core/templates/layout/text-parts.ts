/** The parts of a text that have styles of their own: set, then coloured, then highlighted. */
import type { TextLayer } from '../document/template.schema.ts'
import type { DocumentTextStyle } from '../document/text-style.schema.ts'
import { placedRuns } from '../fit/run-places.ts'
import { round, type PinNode, type TextNode, type TextRun } from '../document/template.model.ts'
import type { TextPart } from '../fit/text-runs.rules.ts'
import { colorOfRef, type LayoutContext } from './layout-context.ts'
import { textStyle } from './layer-look.ts'
import { filledText } from '../values/template-values.ts'

/** The text of each part; null = something that it names has no value. */
export function filledParts(layer: TextLayer, { template, shown }: LayoutContext): string[] | null {
  const parts = layer.parts.map(({ text }) =>
    filledText(text, { variables: template.variables, values: shown.values }),
  )
  const known = parts.filter((part) => part !== null)
  return known.length === parts.length ? known : null
}

const INKS = ['color', 'outline', 'underline', 'highlight'] as const

/** Undefined = all of the text is set and painted alike, in its own style. */
export function styledParts(layer: TextLayer, context: LayoutContext): TextPart[] | undefined {
  const { style = {}, curve = 0 } = layer
  const isStyled =
    layer.parts.some((part) => Object.keys(part.style ?? {}).length > 0) ||
    INKS.some((ink) => style[ink] !== undefined)
  const texts = isStyled && curve === 0 ? filledParts(layer, context) : null
  return texts?.map((text, at) => {
    const own = styleOf(layer, at)
    return {
      text,
      style: {
        ...textStyle(context.input.design, own),
        lineHeight: textStyle(context.input.design, style).lineHeight,
      },
      scale: layer.parts[at]?.style?.size ?? 1,
    }
  })
}

const styleOf = ({ style, parts }: TextLayer, at: number): DocumentTextStyle => ({
  ...style,
  ...parts[at]?.style,
})

/** In em: as thick as a marker, round as its stroke. */
const USUAL = {
  underline: { thickness: 0.08, offset: 0.1 },
  highlight: { padding: 0.12, radius: 0.1 },
}

/** Colours are known once the place of the words is. */
export function inkedRuns(
  layer: TextLayer,
  { runs }: Pick<TextNode, 'runs'>,
  context: LayoutContext,
): TextRun[][] | undefined {
  return runs?.map((line) =>
    line.map((run) => ({ ...run, ...inksOf(styleOf(layer, run.part), layer, context) })),
  )
}

function inksOf(
  look: DocumentTextStyle,
  layer: TextLayer,
  context: LayoutContext,
): Pick<TextRun, (typeof INKS)[number]> {
  const { outline, highlight } = look
  const color = colorOfRef(context, look.color ?? layer.color)
  return {
    color,
    ...underlineOf(look, color, context),
    ...(outline && {
      outline: {
        color: colorOfRef(context, outline.color),
        width: outline.width,
        ...(outline.hollow === true && { isHollow: true }),
      },
    }),
    ...(highlight && {
      highlight: {
        color: colorOfRef(context, highlight.color),
        padding: highlight.padding ?? USUAL.highlight.padding,
        radius: highlight.radius ?? USUAL.highlight.radius,
      },
    }),
  }
}

function underlineOf(
  { underline }: DocumentTextStyle,
  ink: string,
  context: LayoutContext,
): Pick<TextRun, 'underline'> {
  if (!underline) return {}
  const { color, thickness, offset } = underline
  return {
    underline: {
      color: color === undefined ? ink : colorOfRef(context, color),
      thickness: thickness ?? USUAL.underline.thickness,
      offset: offset ?? USUAL.underline.offset,
    },
  }
}

/**
 * Behind highlighted stretches, as shapes: so the contrast of the words is measured on them.
 */
export function highlightsOf(node: TextNode): PinNode[] {
  const marked = placedRuns(node).map(({ run, box }) => ({
    box,
    look: run.highlight,
    em: run.scale * node.size,
    isGap: run.text.trim() === '',
  }))
  return marked.flatMap(({ look, box, em, isGap }): PinNode[] => {
    if (!look || isGap) return []
    const side = look.padding * em
    const own = { x: box.x - side, y: box.y - side / 4 }
    return [
      {
        kind: 'fill',
        box: {
          x: Math.round(own.x),
          y: Math.round(own.y),
          width: Math.round(box.width + 2 * side),
          height: Math.round(box.height + side / 2),
        },
        color: look.color,
        radii: round(look.radius * em),
      },
    ]
  })
}
