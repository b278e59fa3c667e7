/** The conditions of a layer as a list, each changed by itself. All of them must hold. */
import type { When } from '../../document/template.schema.ts'

export type Condition =
  | { readonly kind: 'has' | 'lacks'; readonly value: string }
  /** The list has at most this many rows. */
  | { readonly kind: 'rowsUpTo'; readonly most: number }
  /** The first picture, width / height. */
  | { readonly kind: 'leadWiderThan'; readonly ratio: number }

/** Conditions of one kind that names a value. */
export const MAX_VALUES = 8

export function conditionsOf(when: When | undefined): Condition[] {
  const { has = [], lacks = [], rowsUpTo, leadWiderThan } = when ?? {}
  return [
    ...has.map((value): Condition => ({ kind: 'has', value })),
    ...lacks.map((value): Condition => ({ kind: 'lacks', value })),
    ...(rowsUpTo === undefined ? [] : [{ kind: 'rowsUpTo', most: rowsUpTo } as const]),
    ...(leadWiderThan === undefined
      ? []
      : [{ kind: 'leadWiderThan', ratio: leadWiderThan } as const]),
  ]
}

/** Fields of `when` that this version does not know are kept. Null: the layer is always shown. */
export function whenWith(when: When | undefined, conditions: readonly Condition[]): When | null {
  const { has: _has, lacks: _lacks, rowsUpTo: _rows, leadWiderThan: _lead, ...others } = when ?? {}
  const next: When = { ...others }
  for (const condition of conditions) {
    if (condition.kind === 'rowsUpTo') next.rowsUpTo = condition.most
    else if (condition.kind === 'leadWiderThan') next.leadWiderThan = condition.ratio
    else {
      const values = new Set([...(next[condition.kind] ?? []), condition.value])
      next[condition.kind] = [...values].slice(0, MAX_VALUES)
    }
  }
  return Object.keys(next).length > 0 ? next : null
}

/** The kinds that the condition at `at` can become. A kind with a number can be used only once. */
export function kindsFor(conditions: readonly Condition[], at: number): Condition['kind'][] {
  const others = conditions.filter((_, index) => index !== at).map(({ kind }) => kind)
  const count = (kind: Condition['kind']): number => others.filter((one) => one === kind).length
  return [
    ...(['has', 'lacks'] as const).filter((kind) => count(kind) < MAX_VALUES),
    ...(['rowsUpTo', 'leadWiderThan'] as const).filter((kind) => count(kind) === 0),
  ]
}

const FIRST_ROWS = 5
const FIRST_RATIO = 1

/** The condition changed to another kind. Its value is kept. */
export function conditionAs(condition: Condition, kind: Condition['kind']): Condition {
  if (kind === 'rowsUpTo') return { kind, most: FIRST_ROWS }
  if (kind === 'leadWiderThan') return { kind, ratio: FIRST_RATIO }
  return { kind, value: 'value' in condition ? condition.value : FIRST_VALUE }
}

const FIRST_VALUE = 'picture'

/** A new condition with a value that no other names. Null: there is no such value, or no room. */
export function nextCondition(
  conditions: readonly Condition[],
  values: readonly string[],
): Condition | null {
  const named = new Set(conditions.flatMap((one) => ('value' in one ? [one.value] : [])))
  const value = values.find((one) => !named.has(one))
  const isFull = !kindsFor(conditions, conditions.length).includes('has')
  return value === undefined || isFull ? null : { kind: 'has', value }
}
