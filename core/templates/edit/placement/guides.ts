/**
 * The guides of a template: lines that layers snap to. They belong to the document, not to one of
 * its sizes, and are not painted. Units are thousandths of the canvas width.
 */
import type { Template } from '../../document/template.schema.ts'
import type { TemplateChange } from '../tree/template-change.schema.ts'
import type { SnapLine } from './snapping.ts'

/** `x`: an upright line, by its distance from the left. `y`: a level one, from the top. */
export type GuideAxis = 'x' | 'y'

/** A guide is named by its place in the list of its axis: new ones come last. */
export interface GuideRef {
  readonly axis: GuideAxis
  readonly index: number
}

export type Guides = Readonly<Record<GuideAxis, readonly number[]>>

/** As in the schema of templates. */
export const MAX_GUIDES = 40

const NO_GUIDES: Guides = { x: [], y: [] }
export const guidesOf = ({ guides }: Pick<Template, 'guides'>): Guides => guides ?? NO_GUIDES

export const hasGuide = (template: Pick<Template, 'guides'>, { axis, index }: GuideRef): boolean =>
  index < guidesOf(template)[axis].length

/** Hundredths, as boxes are stored. */
const rounded = (at: number): number => Math.round(at * 100) / 100

export const clampGuide = (at: number, length: number): number =>
  rounded(Math.min(length, Math.max(0, at)))

type GuideTemplate = Pick<Template, 'guides'>

/** Null: the axis has as many as it may have. */
export function addGuide(
  template: GuideTemplate,
  axis: GuideAxis,
  at: number,
): TemplateChange | null {
  const own = guidesOf(template)[axis]
  return own.length >= MAX_GUIDES ? null : withAxis(template, axis, [...own, rounded(at)])
}

/** Null: it is there already, or there is no such guide. */
export function moveGuide(
  template: GuideTemplate,
  { axis, index }: GuideRef,
  at: number,
): TemplateChange | null {
  const own = guidesOf(template)[axis]
  const next = rounded(at)
  if (index >= own.length || own[index] === next) return null
  return withAxis(template, axis, own.with(index, next))
}

/** Null: there is no such guide. The last one takes the field with it. */
export function removeGuide(
  template: GuideTemplate,
  { axis, index }: GuideRef,
): TemplateChange | null {
  const own = guidesOf(template)[axis]
  return index >= own.length ? null : withAxis(template, axis, own.toSpliced(index, 1))
}

function withAxis(
  { guides }: GuideTemplate,
  axis: GuideAxis,
  places: readonly number[],
): TemplateChange {
  const next = { x: [], y: [], ...guides, [axis]: places }
  return next.x.length + next.y.length === 0
    ? { type: 'patchTemplate', patch: {}, unset: ['guides'] }
    : { type: 'patchTemplate', patch: { guides: next } }
}

/** The middle of the widest gap between the guides and the edges: a new guide lies on no other. */
export function freeGuidePlace(places: readonly number[], length: number): number {
  const ends = [0, ...places.filter((at) => at > 0 && at < length), length].toSorted(
    (a, b) => a - b,
  )
  const gaps = ends.slice(1).map((to, index) => ({ from: ends[index] ?? 0, to }))
  const widest = gaps.reduce((best, gap) => (gap.to - gap.from > best.to - best.from ? gap : best))
  return Math.round((widest.from + widest.to) / 2)
}

/** The line within reach that is nearest; whole units where none is. */
export function snapGuide(
  at: number,
  lines: readonly SnapLine[],
  reach: number,
): { readonly at: number; readonly line: SnapLine | null } {
  const near = lines.filter((line) => Math.abs(line.at - at) <= reach)
  const [nearest = null] = near.toSorted((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))
  return { at: nearest?.at ?? Math.round(at), line: nearest }
}
