/**
 * Keeps the input of a tool behind the `#` of its address: it is there after a reload, can be
 * shared, and is never sent to a server.
 */
import { useEffect, useState } from 'react'
import { useIsTakenOver } from '../../kit/context/taken-over.ts'

/** Of one field. Characters. */
const MAX_KEPT = 10_000
/**
 * So that a sentence that is typed is not twenty addresses: browsers refuse too many in a short
 * time.
 */
const ADDRESS_DELAY_MS = 250

type Words<N extends string> = Readonly<Record<N, string>>

/**
 * The fields' words, begun with those of the address, which follows them. `names`: the same list at
 * each call.
 */
export function useAddressedWords<N extends string>(
  names: readonly N[],
): [Words<N>, (name: N, words: string) => void] {
  const isTakenOver = useIsTakenOver()
  /** Null until something was typed: the address says all. */
  const [typed, setTyped] = useState<Words<N> | null>(null)
  const words = typed ?? wordsOf(isTakenOver ? window.location.hash : '', names)
  useEffect(() => {
    // Not our own writing: another shared address was put into the same tab.
    const read = () => setTyped(wordsOf(window.location.hash, names))
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [names])
  const hash = hashOf(words)
  useEffect(() => {
    if (!isTakenOver || hash === hashOf(wordsOf(window.location.hash, names))) return undefined
    const follow = setTimeout(
      () =>
        window.history.replaceState(
          window.history.state,
          '',
          hash === '' ? window.location.pathname : hash,
        ),
      ADDRESS_DELAY_MS,
    )
    return () => clearTimeout(follow)
  }, [hash, names, isTakenOver])
  return [
    words,
    (name, value) =>
      setTyped((before) => ({
        ...(before ?? wordsOf(window.location.hash, names)),
        [name]: value,
      })),
  ]
}

/** Of an address whatever it says: text is text, and the rest is left out. */
export function wordsOf<N extends string>(hash: string, names: readonly N[]): Words<N> {
  const given = new URLSearchParams(hash.replace(/^#/, ''))
  return Object.fromEntries(
    names.map((name) => [name, (given.get(name) ?? '').slice(0, MAX_KEPT)]),
  ) as Words<N>
}

/** `#q=lemon+cake`; nothing for no words. */
export function hashOf(words: Readonly<Record<string, string>>): string {
  const given = Object.entries(words).filter(([, value]) => value !== '')
  return given.length === 0 ? '' : `#${new URLSearchParams(given).toString()}`
}
