/**
 * Words in braces that stand for something of each pin: "{interest} in {n} steps". Names are read
 * without regard to case.
 */
import type { Pin } from '#core/contract/pins.contract.ts'

export const pinVariables = ['interest', 'page title', 'site', 'board', 'n'] as const
export type PinVariable = (typeof pinVariables)[number]

export interface VariableFacts {
  /** Titles of the account's pages by their id. */
  readonly pageTitles: ReadonlyMap<string, string>
  /** The row's number, from 1. */
  readonly n: number
}

/** `unknown`: no such variable. `empty`: this pin has nothing to put there. */
export type Filled =
  | { ok: true; text: string }
  | { ok: false; reason: 'unknown' | 'empty'; name: string }

export function fillVariables(text: string, pin: Pin, facts: VariableFacts): Filled {
  let fault: Filled | null = null
  const filled = text.replace(/\{([^{}]*)\}/g, (whole, inside: string) => {
    const name = inside.trim().toLowerCase()
    const known = pinVariables.find((one) => one === name)
    if (known === undefined) {
      fault ??= { ok: false, reason: 'unknown', name: inside.trim() }
      return whole
    }
    const value = valueOf(known, pin, facts)
    if (value === '') fault ??= { ok: false, reason: 'empty', name: known }
    return value
  })
  return fault ?? { ok: true, text: filled }
}

function valueOf(name: PinVariable, pin: Pin, { pageTitles, n }: VariableFacts): string {
  switch (name) {
    case 'interest':
      return pin.interest?.interest ?? ''
    case 'page title':
      return pageTitles.get(pin.page_id) ?? ''
    case 'site':
      return siteOf(pin.page_url)
    case 'board':
      return pin.board_name
    case 'n':
      return String(n)
    default:
      return name satisfies never
  }
}

/** "example.com" */
function siteOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : ''
}
