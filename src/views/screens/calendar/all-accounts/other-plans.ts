/** What the other accounts have planned, as the calendar shows it. */
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Planned } from '../plan/planned-days.ts'

export interface Named {
  readonly id: string
  readonly name: string
}

export interface OtherPlans {
  readonly planned: readonly Planned[]
  /** By publication. */
  readonly accountOf: ReadonlyMap<string, Named>
  /** The accounts that have something planned, by name. */
  readonly shown: readonly (Named & { readonly initials: string })[]
}

/** `current`: its plan is on the screen already, and newer there. */
export function otherPlans(
  pins: readonly { readonly account_id: string; readonly pin: Pin }[],
  { accounts, current }: { readonly accounts: readonly Named[]; readonly current: string | null },
): OtherPlans {
  const initials = initialsOf(accounts)
  const accountOf = new Map<string, Named>()
  const planned: Planned[] = []
  for (const { account_id, pin } of pins) {
    const account = accounts.find(({ id }) => id === account_id)
    if (account === undefined || account.id === current) continue
    for (const publication of pin.publications ?? []) {
      accountOf.set(publication.id, account)
      planned.push({ pin, publication, account: initials.get(account.id) ?? '' })
    }
  }
  const having = new Set([...accountOf.values()].map(({ id }) => id))
  const shown = accounts
    .filter(({ id }) => having.has(id))
    .map((account) => ({ ...account, initials: initials.get(account.id) ?? '' }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
  return { planned, accountOf, shown }
}

/** "Saltmarsh Kitchen" is SK. Accounts with the same two letters are numbered: SK, SK2. */
function initialsOf(accounts: readonly Named[]): Map<string, string> {
  const uses = new Map<string, number>()
  return new Map(
    accounts.map(({ id, name }) => {
      const letters = name
        .trim()
        .split(/\s+/u)
        .slice(0, 2)
        .map((word) => (Array.from(word)[0] ?? '').toLocaleUpperCase())
        .join('')
      const nth = (uses.get(letters) ?? 0) + 1
      uses.set(letters, nth)
      return [id, nth === 1 ? letters : `${letters}${nth}`]
    }),
  )
}
