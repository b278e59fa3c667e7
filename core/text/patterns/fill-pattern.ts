/** Fills patterns with the facts of a page. */
import { withDe } from './elision.ts'

export interface Fact {
  /** What is written in a slot; '' for a fact that is only true or false. */
  readonly text: string
  /** For conditions such as `minutes<=45`. */
  readonly number?: number
  /** The words of the page that bear it out, '' where it follows from counting. */
  readonly quote: string
  /** What its slot may hold as well: a list's next entries. */
  readonly others?: readonly string[]
}
export type Facts = ReadonlyMap<string, Fact>

interface Fillable {
  readonly needs: readonly string[]
}

/** `{de name}`: the French "de" or "d’" before it. */
const SLOT = /\{(de )?([a-z][\w.]*)\}/gi
/**
 * `{These|This}`: the first for a plural subject, the second for any other. `{er|e|es|e}`: by the
 * number of the fact `gender`, which its language's reader counts.
 */
const CHOICE = /\{([^{}|]*(?:\|[^{}|]*)+)\}/g

export function slotsOf(text: string): string[] {
  return [...text.matchAll(SLOT)].map(([, , name = '']) => name)
}

/** Whether the page has every fact that the conditions name. */
export function meetsNeeds({ needs }: Fillable, facts: Facts): boolean {
  return needs.every((need) => meets(need, facts))
}

/** The facts as they are, and once for each other text that a slot of the pattern may hold. */
export function turnsOf(text: string, facts: Facts): Facts[] {
  const others = slotsOf(text).flatMap((name) => {
    const fact = facts.get(name)
    return (fact?.others ?? []).map(
      (other) => new Map([...facts, [name, { ...fact, text: other, quote: '' }]]),
    )
  })
  return [facts, ...others]
}

/** `null` when the page lacks a fact of a slot. */
export function fillText(text: string, facts: Facts): string | null {
  let isWhole = true
  const agreeing = text.replaceAll(CHOICE, (_, choices: string) => {
    const chosen = chosenOf(choices.split('|'), facts)
    if (chosen === undefined) isWhole = false
    return chosen ?? ''
  })
  const filled = agreeing.replaceAll(SLOT, (_, de: string | undefined, name: string) => {
    const value = facts.get(name)?.text ?? ''
    if (value === '') isWhole = false
    return de ? withDe(value) : value
  })
  return isWhole ? filled.replace(/\s+/g, ' ').trim() : null
}

/**
 * `undefined` when the subject's gender is needed and not known, and for "beans and rice", of which
 * neither "this" nor "these" reads well.
 */
function chosenOf(choices: readonly string[], facts: Facts): string | undefined {
  if (choices.length === 2 && facts.has('compound')) return undefined
  if (choices.length === 2) return choices[facts.has('plural') ? 0 : 1]
  return choices[facts.get('gender')?.number ?? choices.length]
}

function meets(need: string, facts: Facts): boolean {
  const [, not = '', name = '', sign, limit = ''] =
    /^(!?)([\w.]+)(?:([<>])=(\d+))?$/.exec(need) ?? []
  const fact = facts.get(name)
  if (sign === undefined) return (fact !== undefined) !== (not === '!')
  if (fact?.number === undefined) return false
  return sign === '<' ? fact.number <= Number(limit) : fact.number >= Number(limit)
}
