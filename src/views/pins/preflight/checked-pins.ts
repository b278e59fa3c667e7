/** Pins with what was found about them, and the repairs of that. */
import type { Board } from '#core/contract/account/accounts.contract.ts'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { PinCheck } from '#core/contract/publishing/preflight.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { type Finding, findingsOf, type PlanDelay } from '#core/preflight/preflight.ts'
import type { PinRepair } from '#core/preflight/repair-pins.ts'

/** `publication` null = a draft. */
export interface PinToCheck {
  readonly pin: Pin
  readonly publication: Publication | null
  readonly delay: PlanDelay | null
}

export interface CheckedPin extends PinToCheck {
  readonly findings: readonly Finding[]
}

/** What is shown of them. */
export interface ShownFindings {
  /** Only those with findings. */
  readonly found: readonly CheckedPin[]
  /** A moment of the account's zone in words, ms UTC. */
  readonly momentOf: (at: number) => string
}

export interface CheckedAgainst {
  readonly boards: readonly Board[]
  /** By pin. */
  readonly checks: ReadonlyMap<string, PinCheck>
  /** Whether a link to a private address is a finding. */
  readonly needsPublicLink: (link: string) => boolean
}

/** Only those with findings, in the order given. */
export function checkedPins(
  pins: readonly PinToCheck[],
  { boards, checks, needsPublicLink }: CheckedAgainst,
): CheckedPin[] {
  return pins.flatMap((one) => {
    const check = checks.get(one.pin.id)
    const findings = findingsOf(one.pin, {
      boards,
      plan: one.publication,
      delay: one.delay,
      picture: check?.picture ?? null,
      text: check?.text,
      link: check?.link ?? null,
    }).filter(({ code }) => code !== 'export.linkPrivate' || needsPublicLink(one.pin.link))
    return findings.length === 0 ? [] : [{ ...one, findings }]
  })
}

/** One finding, and the pins that have it. */
export interface FoundGroup {
  /** That of the first pin. The repairs of other pins may differ. */
  readonly finding: Finding
  readonly pins: readonly { readonly checked: CheckedPin; readonly finding: Finding }[]
}

/** Each finding once, blocking findings first. */
export function groupedFindings(found: readonly CheckedPin[]): FoundGroup[] {
  const all = found.flatMap((checked) => checked.findings.map((finding) => ({ checked, finding })))
  const groups = Map.groupBy(all, ({ finding: { code, params, isBlocking } }) =>
    JSON.stringify([code, params, isBlocking]),
  )
  return [...groups.values()]
    .flatMap((pins) => (pins[0] === undefined ? [] : [{ finding: pins[0].finding, pins }]))
    .toSorted((a, b) => Number(b.finding.isBlocking) - Number(a.finding.isBlocking))
}

/** Of one finding, or of all of the pin. A pin that is planned twice is edited once. */
export function repairsOf(
  { pin, publication }: CheckedPin,
  findings: readonly Finding[],
): PinRepair[] {
  return findings.flatMap(({ repair }) =>
    repair === undefined
      ? []
      : [
          {
            id: pin.id,
            ...(publication !== null && { publication_id: publication.id }),
            repair,
          },
        ],
  )
}

/** Whether the pin's only finding is that a rule delays it. */
export function isOnlyMoved({ findings }: Pick<CheckedPin, 'findings'>): boolean {
  return findings.every(({ repair }) => repair?.kind === 'move')
}
