/** Which drafts are not planned, because they could not go out as they are. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { type Finding, findingsOf } from './preflight.ts'

export interface KeptOutPin {
  readonly pin: Pin
  readonly findings: readonly Finding[]
}

export interface Plannable {
  readonly fit: readonly Pin[]
  /** With what keeps them out, in the order given. */
  readonly keptOut: readonly KeptOutPin[]
}

/**
 * By what is known without a request. A pin on no board is fit: planning reports that it
 * needs one. `boards`: of the account; null = not known, so nothing is stated of them.
 */
export function plannable(pins: readonly Pin[], boards: readonly Board[] | null): Plannable {
  const fit: Pin[] = []
  const keptOut: KeptOutPin[] = []
  for (const pin of pins) {
    const findings = findingsOf(pin, { ...NOTHING_KNOWN, boards: boards ?? [] }).filter((finding) =>
      keepsOut(finding, boards !== null),
    )
    if (findings.length === 0) fit.push(pin)
    else keptOut.push({ pin, findings })
  }
  return { fit, keptOut }
}

const NOTHING_KNOWN = { plan: null, delay: null, picture: null, link: null }

/** A pin that is also on a board that is gone would be refused there. */
function keepsOut({ code, isBlocking }: Finding, areBoardsKnown: boolean): boolean {
  if (code === 'export.boardMissing') return false
  return code === 'export.boardGone' ? areBoardsKnown : isBlocking
}
