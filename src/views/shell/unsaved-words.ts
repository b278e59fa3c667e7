/**
 * Words that a person typed and that are not kept yet: the field was not left, or they are longer than Pinterest takes. They outlive the
 * field, so whoever leaves the screen and comes back finds them as they were, and nothing calls itself saved meanwhile. `src/main/` gives
 * a store for the signed-in user's account, so that they outlive the page too.
 */
import { useSyncExternalStore } from 'react'
import type { SheetColumn } from '#core/pins/sheet-columns.ts'

export type WordPlace =
  /** `draft`: all that was changed in the editor of the pin and not applied. */
  | { readonly pinId: string; readonly field: 'title' | 'description' | 'draft' }
  /** One cell of the sheet, while it is written. */
  | { readonly pinId: string; readonly field: `cell ${SheetColumn}` }
  /** What was changed on the account's brand. */
  | { readonly accountId: string; readonly field: 'brand' }
  /** All forms of the source box. */
  | { readonly screen: 'generate'; readonly field: 'sources' }

/** Where words are kept beyond the page, by the key of their field. */
export interface WordStore {
  read(): readonly (readonly [field: string, text: string])[]
  /** Null forgets them. */
  keep(field: string, text: string | null): void
}

let words: ReadonlyMap<string, string> = new Map()
let store: WordStore | null = null
const listeners = new Set<() => void>()
const keyOf = (place: WordPlace) => `${'pinId' in place ? place.pinId : 'accountId' in place ? place.accountId : place.screen} ${place.field}`

/** From now on words are kept there too, and those kept there before are back. Null: nobody is signed in, so nobody's words are here. */
export function openUnsavedWords(next: WordStore | null): void {
  store = next
  change(next === null ? new Map() : new Map([...next.read(), ...words]))
}

export function unsavedWords(field: WordPlace): string | null {
  return words.get(keyOf(field)) ?? null
}

/** Null forgets them. */
export function keepUnsavedWords(field: WordPlace, text: string | null): void {
  const key = keyOf(field)
  if ((words.get(key) ?? null) === text) return
  const rest = [...words].filter(([other]) => other !== key)
  change(new Map(text === null ? rest : [...rest, [key, text]]))
  store?.keep(key, text)
}

/** Whether a pin that is still there has such words; `hasPin` must be cheap. */
export function hasUnsavedWords(kept: ReadonlyMap<string, string>, hasPin: (pinId: string) => boolean): boolean {
  return [...kept.keys()].some((key) => hasPin(key.slice(0, key.indexOf(' '))))
}

export function useUnsavedWords(): ReadonlyMap<string, string> {
  return useSyncExternalStore(subscribe, read, read)
}

const read = () => words

function change(next: ReadonlyMap<string, string>): void {
  words = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
