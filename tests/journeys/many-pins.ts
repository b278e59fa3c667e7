/**
 * An account with thousands of pins: put into the store by the server's own door while the server
 * is stopped, for no job makes as many.
 */
import type { BrowserContext } from 'playwright'
import { Pin } from '#core/contract/content/pins.contract.ts'
import { pinsFeature } from '../../server/features/pins/pins.feature.ts'
import { systemClock } from '../../server/platform/clock.ts'
import { readConfig } from '../../server/platform/config.ts'
import { createLog } from '../../server/platform/log.ts'
import { openDatabase } from '../../server/platform/database/database.ts'
import { newId } from '../../server/platform/ids.ts'
import { pinsOnServer } from './person.ts'
import type { Product } from './product.ts'

const PINS_AN_EVENT = 500

/**
 * So many more like the newest one of the account, each a second older than the one before; "Pin 1"
 * is the newest of them.
 */
export async function addPins(
  context: BrowserContext,
  product: Product,
  count: number,
): Promise<void> {
  const user = (await (await context.request.get(`${product.address}/api/auth/user/`)).json()) as {
    id: string
  }
  const sample = Pin.parse((await pinsOnServer(context, product))[0])
  const pins = Array.from({ length: count }, (_, at): Pin => ({
    ...sample,
    id: newId(),
    title: `Pin ${at + 1}`,
    created_at: sample.created_at - (at + 1) * 1_000,
  }))
  await product.kill()
  const database = await openDatabase({ kind: 'embedded', dataDir: product.dataDir })
  const feature = pinsFeature({
    config: readConfig({}),
    database,
    clock: systemClock,
    log: createLog('warn'),
  })
  // The last one in is the first of the list.
  for (let end = pins.length; end > 0; end -= PINS_AN_EVENT) {
    const part = pins.slice(Math.max(0, end - PINS_AN_EVENT), end)
    await database.transaction(async (tx) =>
      feature.appendPinEvents(tx, {
        owner: user.id,
        accountId: sample.account_id,
        tab: 'task:many',
        events: [
          {
            id: newId(),
            at: sample.created_at,
            event: { type: 'pins.added', data: { pins: part, autoSelect: false } },
          },
        ],
      }),
    )
  }
  await database.close()
  await product.start()
}
