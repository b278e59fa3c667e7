/** The states that a state value names, as a chart's layout calls them. */
import type { Kept } from '../recording/kept-value.ts'
import { isFields } from '../recording/kept-value.ts'

/** `{ anonymous: 'idle' }` of `auth` → auth, auth.anonymous, auth.anonymous.idle */
export function activeIds(machine: string, value: Kept): ReadonlySet<string> {
  return new Set([machine, ...idsIn(machine, value)])
}

function idsIn(above: string, value: Kept): string[] {
  if (typeof value === 'string') return [`${above}.${value}`]
  if (!isFields(value)) return []
  return Object.entries(value).flatMap(([name, inner]) => [
    `${above}.${name}`,
    ...idsIn(`${above}.${name}`, inner),
  ])
}

/**
 * `{ anonymous: 'idle' }` → `anonymous.idle`; regions that go on side by side: `syncing.[sending,
 * waiting]`.
 */
export function stateWords(value: Kept): string {
  if (!isFields(value)) return typeof value === 'string' ? value : ''
  const regions = Object.entries(value).map(([name, inner]) =>
    [name, stateWords(inner)].filter((part) => part !== '').join('.'),
  )
  return regions.length === 1 ? (regions[0] ?? '') : `[${regions.join(', ')}]`
}
