/**
 * Variables in braces that are filled in for each pin: "{interest} in {n} steps". Names are
 * case-insensitive.
 */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { siteNameFor } from '#core/pages/site-name.ts'

export const pinVariables = ['interest', 'page title', 'site', 'board', 'n'] as const
export type PinVariable = (typeof pinVariables)[number]

/** What the account knows apart from its pins. */
export interface VariableSource {
  /** The account's pages by id. */
  readonly pages: ReadonlyMap<string, { readonly title: string; readonly site_name: string }>
  /** From the brand settings; '' for none. */
  readonly brandName: string
}

export interface VariableFacts extends VariableSource {
  /** The row's number, from 1. */
  readonly n: number
}

/** `unknown`: no such variable. `empty`: the pin has no value for it. */
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

function valueOf(name: PinVariable, pin: Pin, { pages, brandName, n }: VariableFacts): string {
  switch (name) {
    case 'interest':
      return pin.interest?.interest ?? ''
    case 'page title':
      return pages.get(pin.page_id)?.title ?? ''
    case 'site':
      return siteOf(pin, { pages, brandName })
    case 'board':
      return pin.board_name
    case 'n':
      return String(n)
    default:
      return name satisfies never
  }
}

function siteOf(pin: Pin, { pages, brandName }: VariableSource): string {
  const site_name = pages.get(pin.page_id)?.site_name ?? ''
  return siteNameFor(brandName, { site_name, url: pin.page_url })
}
