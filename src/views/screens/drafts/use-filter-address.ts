/**
 * The filters of Drafts are in the address, so that a view can be kept, shared and gone back to. An
 * address with filters is sent to the pins' machine; a filter that is changed on the screen
 * replaces the address. The bare address takes what the machine still has, so the filters outlive a
 * visit elsewhere. Filters belong to an account: when another is chosen, those of the address go
 * with the old one.
 */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useAccounts, useActor, usePins } from '../../kit/context/app-context.tsx'
import type { Actors } from '../../../machines/app/actors.ts'
import { filtersOf, searchOf } from './address-filters.ts'
import { type DraftSearch, draftSearch } from './draft-address.ts'

/**
 * So that a sentence that is typed is not twenty addresses: browsers refuse too many in a short
 * time.
 */
const ADDRESS_DELAY_MS = 250

export function useFilterAddress(): void {
  const navigate = useNavigate()
  const pins = useActor('pins')
  const { view, ...search } = draftSearch(useSearch({ strict: false }))
  const asked = keyOf(search)
  const stands = usePins((snapshot) => keyOf(searchOf(snapshot.context.filters)))
  // At the start the account's pins are opened a moment after the screen: what is stated before
  // that is lost.
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id)
  const isOpened = usePins((snapshot) => snapshot.context.accountId === accountId)
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (!isOpened) return undefined
    const isEntry = told.current === null
    const isNew = told.current !== asked && !isOfOtherAccount(pins, { accountId, asked })
    told.current = asked
    if (asked === stands) return undefined
    if (isNew && !(isEntry && asked === bare)) {
      pins.send({ type: 'pins.filter', filters: filtersOf(JSON.parse(asked) as DraftSearch) })
      return undefined
    }
    const follow = setTimeout(() => {
      told.current = stands
      void navigate({
        to: '/drafts',
        search: { ...(JSON.parse(stands) as DraftSearch), ...(view && { view }) },
        replace: true,
        resetScroll: false,
      })
    }, ADDRESS_DELAY_MS)
    return () => clearTimeout(follow)
  }, [asked, stands, view, isOpened, accountId, pins, navigate])
}

interface Reported {
  readonly accountId: string | undefined
  readonly asked: string
}

/**
 * Which account an address was reported for. Kept beyond the screen: it is made again for each
 * account.
 */
const lastReported = new WeakMap<Actors['pins'], Reported>()

function isOfOtherAccount(pins: Actors['pins'], now: Reported): boolean {
  const before = lastReported.get(pins)
  lastReported.set(pins, now)
  return before !== undefined && before.accountId !== now.accountId && before.asked === now.asked
}

/** Both come from `searchOf` or its schema, so equal filters are equal text. */
function keyOf(search: DraftSearch): string {
  return JSON.stringify(
    Object.fromEntries(Object.entries(search).toSorted(([a], [b]) => a.localeCompare(b))),
  )
}

const bare = keyOf({})
