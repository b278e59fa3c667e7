/** The style of a text layer as its panel shows and changes it. */
import {
  BODY_LINE,
  findFont,
  FONT_WEIGHTS,
  type FontWeight,
} from '#core/templates/document/font-list.ts'
import type { TextLayer, Template } from '#core/templates/document/template.schema.ts'
import type { ColorRef, DocumentTextStyle } from '#core/templates/document/text-style.schema.ts'

/** Contrasts with the background and with the text. */
export const BEHIND_TEXT: ColorRef = { mix: ['background', 'text'], share: 0.12 }
export const FIRST_OUTLINE = { color: 'accent', width: 0.06 } as const
export const FIRST_HIGHLIGHT = { color: BEHIND_TEXT, padding: 0.12, radius: 0.1 } as const

/** Null removes a field. */
export type StyleChanges = {
  readonly [
    Field in
      | 'font'
      | 'weight'
      | 'lineHeight'
      | 'spacing'
      | 'uppercase'
      | 'italic'
      | 'outline'
      | 'underline'
      | 'highlight'
      | 'size'
      | 'color'
  ]?: NonNullable<DocumentTextStyle[Field]> | null
}

/** `step`: consecutive edits with the same name are undone together. */
export type OnStyle = (changes: StyleChanges, step?: string) => unknown

export function styleWith(
  style: DocumentTextStyle | undefined,
  changes: StyleChanges,
): DocumentTextStyle {
  const all = Object.entries({ ...style, ...changes })
  return Object.fromEntries(all.filter(([, value]) => value !== null && value !== undefined))
}

type Part = TextLayer['parts'][number]

/** A part without a style of its own is painted with the rest of its text. */
export function partWith({ style, ...part }: Part, changes: StyleChanges): Part {
  const next = styleWith(style, changes)
  return Object.keys(next).length === 0 ? part : { ...part, style: next }
}

/** A text of one plain part is edited as one field. */
export const isPlain = ({ parts }: Pick<TextLayer, 'parts'>): boolean =>
  parts.length === 1 && parts[0]?.style === undefined

/** A stored weight that the family lacks is among them. */
export function weightsOf(
  { font = 'body', weight }: DocumentTextStyle,
  fonts: Template['fonts'],
): FontWeight[] {
  const { weights } = findFont(fonts[font])
  const several = weights.length > 1 ? weights : []
  return FONT_WEIGHTS.filter((one) => one === weight || several.includes(one))
}

/** As it is drawn: lengths in em of the text's size. */
export function spacesOf(
  { font = 'body', lineHeight, spacing }: DocumentTextStyle,
  fonts: Template['fonts'],
): { lineHeight: number; spacing: number } {
  const { headingLine, headingSpacing } = findFont(fonts[font])
  const isHeading = font === 'heading'
  return {
    lineHeight: lineHeight ?? (isHeading ? headingLine : BODY_LINE),
    spacing: spacing ?? (isHeading ? headingSpacing : 0),
  }
}

/** Words on a circle are one line of plain letters. */
export const isCurved = ({ curve = 0 }: Pick<TextLayer, 'curve'>): boolean => curve !== 0
