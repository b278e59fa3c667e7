/**
 * What differs between two kept values, as paths: equal objects are the same object, so most of a
 * context is not even looked at.
 */
import { isFields, type Kept } from '../recording/kept-value.ts'

export interface Difference {
  /** `user.first_name`, `pages[2]` */
  readonly path: string
  readonly kind: 'added' | 'removed' | 'changed'
}

/** Of the leaves and of whole parts that came or went; in the order of what is there now. */
export function differencesOf(before: Kept | undefined, now: Kept): Difference[] {
  if (before === undefined) return []
  const found: Difference[] = []
  compare({ before, now, path: '' }, found)
  return found
}

interface Pair {
  readonly before: Kept
  readonly now: Kept
  readonly path: string
}

function compare({ before, now, path }: Pair, found: Difference[]): void {
  if (before === now) return
  const parts = partsOf(now)
  const earlier = partsOf(before)
  if (parts === null || earlier === null || Array.isArray(now) !== Array.isArray(before)) {
    found.push({ path, kind: 'changed' })
    return
  }
  for (const [key, value] of parts) {
    const inner = pathOf(path, key, Array.isArray(now))
    const old = earlier.get(key)
    if (old === undefined) found.push({ path: inner, kind: 'added' })
    else compare({ before: old, now: value, path: inner }, found)
  }
  for (const key of earlier.keys())
    if (!parts.has(key))
      found.push({ path: pathOf(path, key, Array.isArray(now)), kind: 'removed' })
}

function partsOf(value: Kept): ReadonlyMap<string, Kept> | null {
  return Array.isArray(value) || isFields(value) ? new Map(Object.entries(value)) : null
}

/** How a part is called inside the whole. */
export function pathOf(path: string, key: string, isList: boolean): string {
  if (isList) return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}
