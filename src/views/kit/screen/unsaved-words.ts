/**
 * Words that a person typed and that are not kept yet: the field was not left, or they are longer
 * than Pinterest takes. They outlive the field, so a user who leaves the screen and comes back
 * finds them as they were, and nothing calls itself saved meanwhile. `src/main/` gives a store for
 * the signed-in user's account, so that they outlive the page too.
 */
import { useSyncExternalStore } from 'react'
import type { SheetColumn } from '#core/pins/sheet/sheet-columns.ts'

export type WordPlace =
  /** `draft`: all that was changed in the editor of the pin and not applied. */
  | { readonly pinId: string; readonly field: 'title' | 'description' | 'draft' }
  /** One cell of the sheet, while it is written. */
  | { readonly pinId: string; readonly field: `cell ${SheetColumn}` }
  /**
   * `brand`: what was changed on the account's brand. `sources`: all forms of its source box.
   * `automation <id>`: what was changed on an automation; the id of a new one is `new`.
   */
  | { readonly accountId: string; readonly field: 'brand' | 'sources' | `automation ${string}` }
  /** The document of an own template that was changed and not saved as a version. */
  | { readonly accountId: string; readonly field: `template ${string}` }

/** `over`: the text that they replace; null = not compared. */
export interface UnsavedWords {
  readonly text: string
  readonly over: string | null
}

/** Where words are kept beyond the page, by the key of their field. */
export interface WordStore {
  read(): readonly (readonly [field: string, text: string, over?: string])[]
  /**
   * Null forgets them. `accountId`: whose they are, when that is known; else those of the account
   * that is open.
   */
  keep(field: string, words: UnsavedWords | null, accountId?: string): void
  /** Calls when another tab has written there; answers how to stop. */
  subscribe?(onChange: () => void): () => void
}

type Words = ReadonlyMap<string, UnsavedWords>

let words: Words = new Map()
let store: WordStore | null = null
/** What the store had of each field when that was last read or written here. */
let stored: Words = new Map()
let stopListening: (() => void) | undefined
const listeners = new Set<() => void>()
const listenersOf = new Map<string, Set<(words: UnsavedWords | null) => void>>()
const keyOf = (place: WordPlace) =>
  `${'pinId' in place ? place.pinId : place.accountId} ${place.field}`

/**
 * From now on words are kept there too, and those kept there before are back. Null: no user is
 * signed in, so there are no words.
 */
export function openUnsavedWords(next: WordStore | null): void {
  // What only this page has is kept; the rest is in the store that is closed, where another tab
  // may change it.
  const left = wordsIn(store)
  const onlyHere =
    next === null ? [] : [...words].filter(([key, { text }]) => left.get(key)?.text !== text)
  stopListening?.()
  store = next
  stored = wordsIn(next)
  stopListening = next?.subscribe?.(receiveOthers)
  change(new Map([...stored, ...onlyHere]))
}

export function unsavedWords(place: WordPlace): string | null {
  return unsavedWordsWithBase(place)?.text ?? null
}

export function unsavedWordsWithBase(place: WordPlace): UnsavedWords | null {
  return words.get(keyOf(place)) ?? null
}

/** Null forgets them. `over`: the text that they replace. */
export function keepUnsavedWords(
  place: WordPlace,
  text: string | null,
  over: string | null = null,
): void {
  const key = keyOf(place)
  const kept = text === null ? null : { text, over }
  if (areSame(words.get(key), kept)) return
  change(withWords(words, key, kept))
  store?.keep(key, kept, 'accountId' in place ? place.accountId : undefined)
  // It may have refused: words can be too many, a storage full.
  stored = withWords(stored, key, wordsIn(store).get(key) ?? null)
}

/**
 * As `keepUnsavedWords`, by code that is not on the screen any more: an upload that ended late.
 * What shows the place now learns of it.
 */
export function notifyUnsavedWords(...kept: Parameters<typeof keepUnsavedWords>): void {
  keepUnsavedWords(...kept)
  notify(keyOf(kept[0]))
}

/**
 * Calls when the words of a place were changed from outside its field: by another tab, or by
 * `notifyUnsavedWords`. Returns a function that stops it.
 */
export function subscribeUnsavedWords(
  place: WordPlace,
  onChange: (words: UnsavedWords | null) => void,
): () => void {
  const key = keyOf(place)
  const all = listenersOf.get(key) ?? new Set()
  listenersOf.set(key, all.add(onChange))
  return () => {
    all.delete(onChange)
    if (all.size === 0 && listenersOf.get(key) === all) listenersOf.delete(key)
  }
}

/**
 * The pins that are still there and have such words, each once, and the account itself where a form
 * of it has some and says so. `hasPin` must be cheap.
 */
export function unsavedOwners(
  kept: ReadonlyMap<string, unknown>,
  accountId: string | null,
  hasPin: (pinId: string) => boolean,
): string[] {
  const owners = [...kept.keys()].flatMap((key) => {
    const at = key.indexOf(' ')
    const [owner, field] = [key.slice(0, at), key.slice(at + 1)]
    return (owner === accountId ? field !== 'sources' : hasPin(owner)) ? owner : []
  })
  return [...new Set(owners)]
}

export function useUnsavedWords(): Words {
  return useSyncExternalStore(subscribe, read, read)
}

const read = () => words

/** Another tab has written: what it changed is taken over, what only this page has stays. */
function receiveOthers(): void {
  const before = stored
  stored = wordsIn(store)
  const changed = [...new Set([...before.keys(), ...stored.keys()])].filter(
    (key) => before.get(key)?.text !== stored.get(key)?.text,
  )
  if (changed.length === 0) return
  change(changed.reduce((now, key) => withWords(now, key, stored.get(key) ?? null), words))
  for (const key of changed) notify(key)
}

function wordsIn(from: WordStore | null): Words {
  return new Map(from?.read().map(([key, text, over = null]) => [key, { text, over }]))
}

function areSame(one: UnsavedWords | undefined, other: UnsavedWords | null): boolean {
  return one?.text === other?.text && one?.over === other?.over
}

/** The newest last. */
function withWords(all: Words, key: string, kept: UnsavedWords | null): Words {
  const rest = [...all].filter(([other]) => other !== key)
  return new Map(kept === null ? rest : [...rest, [key, kept]])
}

function notify(key: string): void {
  for (const listener of listenersOf.get(key) ?? []) listener(words.get(key) ?? null)
}

function change(next: Words): void {
  words = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
