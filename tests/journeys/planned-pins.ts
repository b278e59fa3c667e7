/** Pins that are planned already, by the calls that the calendar makes. */
import type { BrowserContext, Page } from 'playwright/test'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import type { Publication } from '#core/contract/content/publications.contract.ts'
import { type AccountSchedule, defaultRules } from '#core/contract/publishing/schedule.contract.ts'
import { newestVersion } from '#core/pins/events/pin-upcasters.ts'
import type { SharedPinEvent } from '#core/pins/events/pin.events.ts'
import { addDays, dateOfWall, instantOf, wallOf } from '#core/schedule/wall-time.ts'
import { pinsOnServer, send } from './person.ts'
import type { Product } from './product.ts'

export interface PlannedAccount {
  readonly accountId: string
  readonly boardId: string
  readonly zone: string
  /** The date in that zone when the account got its week. */
  readonly today: string
}

/** An account with a board "Soups" and a week in the zone of the browser, without rules of spacing. */
export async function withSchedule(
  context: BrowserContext,
  product: Product,
  { slots = [], ...rules }: Partial<AccountSchedule['rules'] & Pick<AccountSchedule, 'slots'>> = {},
): Promise<PlannedAccount> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const { accountId, boardId } = await boardNamed(context, product, 'Soups')
  const free = { ...defaultRules, link_hours: 0, picture_days: 0 }
  const data = { zone, slots, rules: { ...free, ...rules } }
  await send(context.request, product, { path: `/api/accounts/${accountId}/schedule/`, data })
  return { accountId, boardId, zone, today: dateOfWall(wallOf(Date.now(), zone)) }
}

/** As the settings connect it, with the network's page where the person says yes. */
export async function connectPractice(context: BrowserContext, product: Product): Promise<void> {
  const path = `/api/accounts/${await accountOf(context, product)}/connection/`
  const begun = await send(context.request, product, { path, data: { network: 'practice' } })
  const { url } = (await begun.json()) as { url: string }
  const allowed = await context.request.get(url, { maxRedirects: 0 })
  const { searchParams } = new URL(allowed.headers()['location'] ?? '', product.address)
  await send(context.request, product, {
    path: '/api/connections/',
    data: { state: searchParams.get('state'), code: searchParams.get('code') },
  })
}

/**
 * So many days from the account's today at a time: `dayAt(account, 1, '08:00')` is tomorrow at
 * eight, also later in a test that runs past midnight.
 */
export function dayAt(
  { today }: Pick<PlannedAccount, 'today'>,
  days: number,
  time: string,
): string {
  return `${addDays(today, days)}T${time}`
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

/** The first pin's publication is moved to this moment, as by another device: it is due at once. */
export async function makeFirstPinDue(context: BrowserContext, product: Product): Promise<void> {
  const [pin] = (await pinsOnServer(context, product)) as unknown as Pin[]
  const publication = pin?.publications?.[0]
  if (pin === undefined || publication === undefined) throw new Error('No pin is planned.')
  const { id: publicationId, at, wall, zone, board_id } = publication
  const now = Date.now()
  const data = {
    id: pin.id,
    publication_id: publicationId,
    to: { at: now, wall: wallOf(now, zone), zone, board_id },
    before: { at, wall, zone, board_id },
  }
  await sendEvents(context, product, {
    accountId: await accountOf(context, product),
    events: [{ type: 'pin.rescheduled', data }],
  })
}

async function accountOf({ request }: BrowserContext, product: Product): Promise<string> {
  const { accounts } = (await (await request.get(`${product.address}/api/accounts/`)).json()) as {
    accounts: { id: string }[]
  }
  return accounts[0]?.id ?? ''
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
  const { accountId, boardId } = await boardNamed(browser, product, 'Soups')
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

/** It is added where there is none of that name. */
export async function boardNamed(
  context: BrowserContext,
  product: Product,
  boardName: string,
): Promise<{ accountId: string; boardId: string; boardName: string }> {
  const accountId = await accountOf(context, product)
  const path = `/api/accounts/${accountId}/boards/`
  const find = async (): Promise<string | undefined> => {
    const { boards } = (await (await context.request.get(product.address + path)).json()) as {
      boards: { id: string; name: string }[]
    }
    return boards.find(({ name }) => name === boardName)?.id
  }
  const there = await find()
  if (there !== undefined) return { accountId, boardId: there, boardName }
  await send(context.request, product, { path, data: { name: boardName } })
  return { accountId, boardId: (await find()) ?? '', boardName }
}
