/** What is wrong at every size is reported once; the rest by its size. */
import type { LayoutFault } from '#core/templates/choice/layout-faults.ts'
import { SizeName } from '#core/templates/document/template.schema.ts'
import type { DrawnSizes } from '../canvas/size-strip.tsx'

export interface ProblemGroup {
  readonly of: SizeName | 'all'
  readonly faults: readonly LayoutFault[]
}

/** The size that is shown comes first. */
export function problemGroups(drawn: DrawnSizes, size: SizeName): ProblemGroup[] {
  const sizes = [size, ...SizeName.options.filter((id) => id !== size)]
  const known = sizes.map((id) => new Set(drawn.get(id)?.faults.map(keyOf)))
  const isEverywhere = (fault: LayoutFault): boolean => known.every((one) => one.has(keyOf(fault)))
  const groups = sizes.map((of): ProblemGroup => ({
    of,
    faults: (drawn.get(of)?.faults ?? []).filter((fault) => !isEverywhere(fault)),
  }))
  const everywhere = (drawn.get(size)?.faults ?? []).filter(isEverywhere)
  return [{ of: 'all' as const, faults: everywhere }, ...groups].filter(
    ({ faults }) => faults.length > 0,
  )
}

const keyOf = ({ rule, words, layerId }: LayoutFault): string =>
  JSON.stringify([rule, layerId, layerId === undefined ? words : ''])
