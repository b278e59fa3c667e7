/** Drafts of which the filter beside the calendar can show a part. */
import type { BrowserContext } from 'playwright/test'
import type { Pin } from '#core/contract/content/pins.contract.ts'
import { pinsOnServer } from './person.ts'
import { boardNamed, sendEvents } from './planned-pins.ts'
import type { Product } from './product.ts'

/** Generation chooses designs by chance, and all may be of one kind: then there is no filter. */
export async function giveTwoKinds(context: BrowserContext, product: Product): Promise<void> {
  const { accountId } = await boardNamed(context, product, 'Soups')
  const pins = (await pinsOnServer(context, product)) as unknown as Pin[]
  const patches = pins.map(({ id, pin_type }, nth) => ({
    id,
    patch: { pin_type: nth < 2 ? ('photo' as const) : ('list' as const) },
    before: { pin_type },
  }))
  await sendEvents(context, product, {
    accountId,
    events: [{ type: 'pins.replaced', data: { patches } }],
  })
}
