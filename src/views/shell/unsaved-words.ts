/**
 * Words that a person typed and that are not kept yet: the field was not left, or they are longer than Pinterest takes. They outlive the
 * field, so whoever leaves the screen and comes back finds them as they were, and nothing calls itself saved meanwhile. In memory only.
 */
import { useSyncExternalStore } from 'react'

export interface PinField {
  readonly pinId: string
  readonly field: 'title' | 'description'
}

let words: ReadonlyMap<string, string> = new Map()
const listeners = new Set<() => void>()
const keyOf = ({ pinId, field }: PinField) => `${pinId} ${field}`

export function unsavedWords(field: PinField): string | null {
  return words.get(keyOf(field)) ?? null
}

/** Null forgets them. */
export function keepUnsavedWords(field: PinField, text: string | null): void {
  const key = keyOf(field)
  if ((words.get(key) ?? null) === text) return
  const rest = [...words].filter(([other]) => other !== key)
  words = new Map(text === null ? rest : [...rest, [key, text]])
  for (const listener of listeners) listener()
}

/** Whether a pin that is still there has such words; `hasPin` must be cheap. */
export function hasUnsavedWords(kept: ReadonlyMap<string, string>, hasPin: (pinId: string) => boolean): boolean {
  return [...kept.keys()].some((key) => hasPin(key.slice(0, key.indexOf(' '))))
}

export function useUnsavedWords(): ReadonlyMap<string, string> {
  return useSyncExternalStore(subscribe, read, read)
}

const read = () => words

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
