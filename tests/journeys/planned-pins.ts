/** Pins that are planned already, by the calls that the calendar makes. */
import type { BrowserContext, Page } from 'playwright/test'
import type { Publication } from '#core/contract/publications.contract.ts'
import { type AccountSchedule, defaultRules } from '#core/contract/schedule.contract.ts'
import { newestVersion } from '#core/pins/events/pin-upcasters.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { addDays, dateOfWall, instantOf, wallOf } from '#core/schedule/wall-time.ts'
import { pinsOnServer, send } from './person.ts'
import type { Product } from './product.ts'

export interface PlannedAccount {
  readonly accountId: string
  readonly boardId: string
  readonly zone: string
}

/** An account with a board "Soups" and a week in the zone of the browser, without rules of spacing. */
export async function withSchedule(
  context: BrowserContext,
  product: Product,
  { slots = [], ...rules }: Partial<AccountSchedule['rules'] & Pick<AccountSchedule, 'slots'>> = {},
): Promise<PlannedAccount> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { accountId, boardId } = await boardSoups(context, product)
  const free = { ...defaultRules, link_hours: 0, picture_days: 0 }
  const data = { zone, slots, rules: { ...free, ...rules } }
  await send(context.request, product, { path: `/api/accounts/${accountId}/schedule/`, data })
  return { accountId, boardId, zone }
}

/** So many days from now at a time: `dayAt(zone, 1, '08:00')` is tomorrow at eight. */
export function dayAt(zone: string, days: number, time: string): string {
  return `${addDays(dateOfWall(wallOf(Date.now(), zone)), days)}T${time}`
}

/** The account's first pins, one a wall time. */
export async function planAt(
  context: BrowserContext,
  product: Product,
  { accountId, boardId, zone, walls }: PlannedAccount & { walls: readonly string[] },
): Promise<void> {
  const pins = await pinsOnServer(context, product)
  const events = walls.flatMap((wall, nth): SharedPinEvent[] => {
    const id = pins[nth]?.id
    if (id === undefined) return []
    const at = instantOf(wall, zone)
    const plan = { id: crypto.randomUUID(), at, wall, zone, board_id: boardId }
    const publication = { ...plan, state: 'planned' as const }
    return [{ type: 'pin.scheduled', data: { id, publication, before: 'generated' } }]
  })
  await sendEvents(context, product, { accountId, events })
}

export async function sendEvents(
  context: BrowserContext,
  product: Product,
  { accountId, events }: { accountId: string; events: readonly SharedPinEvent[] },
): Promise<void> {
  const envelope = { v: newestVersion(), tab: 'journey', at: Date.now() }
  await send(context.request, product, {
    path: `/api/accounts/${accountId}/pin-events/`,
    data: { events: events.map((event) => ({ ...envelope, id: crypto.randomUUID(), event })) },
  })
}

/** In the order of the pins; a pin without a publication has none. */
export async function wallsOnServer(context: BrowserContext, product: Product): Promise<string[]> {
  const pins = (await pinsOnServer(context, product)) as unknown as {
    publications?: { wall: string }[]
  }[]
  return pins.flatMap(({ publications = [] }) => publications.map(({ wall }) => wall))
}

export interface PlannedBefore {
  readonly accountId: string
  readonly boardId: string
  readonly publications: readonly Publication[]
}

/** The account's pins in their order, one for each of `later` (ms from now), on one new board. */
export async function planPins(
  page: Page,
  product: Product,
  { later, zone = 'Europe/Berlin' }: { readonly later: readonly number[]; readonly zone?: string },
): Promise<PlannedBefore> {
  const browser = page.context()
  const { accountId, boardId } = await boardSoups(browser, product)
  const pins = await pinsOnServer(browser, product)
  const publications = later.map((milliseconds): Publication => {
    const at = Math.floor((Date.now() + milliseconds) / 60_000) * 60_000
    const plan = { at, wall: wallOf(at, zone), zone, board_id: boardId }
    return { id: crypto.randomUUID(), ...plan, state: 'planned' }
  })
  const events = publications.map((publication, nth): SharedPinEvent => {
    const id = pins[nth]?.id ?? ''
    return { type: 'pin.scheduled', data: { id, publication, before: 'generated' } }
  })
  await sendEvents(browser, product, { accountId, events })
  return { accountId, boardId, publications }
}

export async function boardSoups(
  { request }: BrowserContext,
  product: Product,
): Promise<{ accountId: string; boardId: string }> {
  const get = async <T>(path: string): Promise<T> =>
    (await (await request.get(product.address + path)).json()) as T
  const { accounts } = await get<{ accounts: { id: string }[] }>('/api/accounts/')
  const accountId = accounts[0]?.id ?? ''
  const path = `/api/accounts/${accountId}/boards/`
  await send(request, product, { path, data: { name: 'Soups' } })
  const { boards } = await get<{ boards: { id: string }[] }>(path)
  return { accountId, boardId: boards[0]?.id ?? '' }
}
