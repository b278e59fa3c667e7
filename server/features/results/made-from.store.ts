/** Which pins of the network are ours, and what they were made from. */
import type { MadeFrom } from '#core/contract/publishing/results.contract.ts'
import { Id } from '#core/contract/call/primitives.ts'
import { Pin } from '#core/contract/content/pins.contract.ts'
import { parseJson } from '#core/contract/call/json-text.ts'
import { markerOf } from '#core/publishing/read-back.ts'
import type { Queries } from '../../platform/database/database.ts'
import type { ReadPin } from './network-figures.ts'

/**
 * JSON of `MadeFrom` by the network's id. A link has its publication's id, however it was published;
 * what was sent without a link is known by what the network answered.
 */
export async function findMadeFrom(
  db: Queries,
  accountId: string,
  pins: readonly ReadPin[],
): Promise<ReadonlyMap<string, string>> {
  const byPublication = new Map(
    pins.flatMap(({ id, link }) => {
      const marker = Id.safeParse(markerOf(link))
      return marker.success ? [[marker.data.toLowerCase(), id] as const] : []
    }),
  )
  for (const { publication_id, network_pin_id } of await sentPins(db, accountId, pins))
    if (network_pin_id !== null && !byPublication.has(publication_id))
      byPublication.set(publication_id, network_pin_id)
  const found = new Map<string, string>()
  for (const row of await publishedPins(db, accountId, [...byPublication.keys()])) {
    const networkId = byPublication.get(row.id)
    const pin = Pin.safeParse(parseJson(row.pin))
    if (networkId !== undefined && pin.success)
      found.set(networkId, JSON.stringify(madeFrom(pin.data, row.id)))
  }
  return found
}

async function sentPins(db: Queries, accountId: string, pins: readonly ReadPin[]) {
  return db
    .selectFrom('publication_sendings')
    .select(['publication_id', 'network_pin_id'])
    .where('account_id', '=', accountId)
    .where(
      'network_pin_id',
      'in',
      pins.map(({ id }) => id),
    )
    .execute()
}

async function publishedPins(db: Queries, accountId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('publications')
    .innerJoin('pins', 'pins.id', 'publications.pin_id')
    .select(['publications.id', 'pins.pin'])
    .where('publications.account_id', '=', accountId)
    .where('publications.id', 'in', ids)
    .execute()
}

function madeFrom(pin: Pin, publication_id: string): MadeFrom {
  return {
    pin_id: pin.id,
    publication_id,
    template_id: pin.design.template_id,
    pin_type: pin.pin_type,
    page_id: pin.page_id,
    page_url: pin.page_url,
    interest: pin.interest?.interest ?? null,
  }
}
