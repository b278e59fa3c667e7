/** What a drag of a guide makes of the template, and where it is on the way. */
import {
  addGuide,
  clampGuide,
  type GuideRef,
  guidesOf,
  moveGuide,
  removeGuide,
  snapGuide,
} from '#core/templates/edit/placement/guides.ts'
import type { MetLine, SnapTargets } from '#core/templates/edit/placement/snapping.ts'
import type { TemplateChange } from '#core/templates/edit/tree/template-change.schema.ts'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import type { SizeName, Template } from '#core/templates/document/template.schema.ts'
import type {
  DesignGesture,
  HeldGuide,
} from '../../../../../../machines/design-gesture/design-gesture.machine.ts'

interface GuideScene {
  readonly template: Template
  readonly size: SizeName
  readonly targets: SnapTargets
  /** In units. */
  readonly reach: number
}

export interface GuideDrag {
  readonly change: TemplateChange | null
  readonly lines: readonly MetLine[]
  /** Null: it was dropped on the ruler, or the axis is full. */
  readonly ref: GuideRef | null
}
const NOWHERE: GuideDrag = { change: null, lines: [], ref: null }

/** `isFree`: nothing snaps. `isOff`: the pointer is on the ruler, where a guide is removed. */
export function guideDrag(
  { template, size, targets, reach }: GuideScene,
  { guide, now }: Pick<DesignGesture, 'guide' | 'now'>,
  { isFree, isOff }: { isFree: boolean; isOff: boolean },
): GuideDrag {
  if (guide === undefined) return NOWHERE
  const ref = refOf(template, guide)
  if (isOff) return { ...NOWHERE, change: guide.index === null ? null : removeGuide(template, ref) }
  const { axis } = guide
  const { width, height } = canvasOf(size)
  // other guides are no targets: two would lie on each other
  const lines = isFree ? [] : targets[axis].filter(({ kind }) => kind !== 'guide')
  const snap = snapGuide(now[axis], lines, reach)
  const at = clampGuide(snap.at, axis === 'x' ? width : height)
  if (guide.index !== null)
    return { change: moveGuide(template, ref, at), lines: metBy(snap.line, axis), ref }
  const change = addGuide(template, axis, at)
  return change === null ? NOWHERE : { change, lines: metBy(snap.line, axis), ref }
}

const metBy = (line: SnapTargets['x'][number] | null, axis: 'x' | 'y'): MetLine[] =>
  line === null ? [] : [{ ...line, axis }]

const refOf = (template: Template, { axis, index }: HeldGuide): GuideRef => ({
  axis,
  index: index ?? guidesOf(template)[axis].length,
})
