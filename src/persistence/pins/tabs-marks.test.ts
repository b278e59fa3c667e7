import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import { pin } from '#core/pins/pin.builder.ts'
import {
  added,
  committed,
  envelope,
  names,
  titled,
} from '../../../tests/support/pin-store/open-log.ts'
import { noOtherTabs } from './tabs.ts'
import { browser, closeTabs } from '../../../tests/support/pin-store/tab-builder.ts'

afterEach(closeTabs)

test('a tab that only looks keeps its pins when another one stores what the server has settled', async () => {
  const { openTab } = browser()
  const writer = (await openTab()).log
  await writer.append([envelope(added(pin('a'), pin('b')))])
  const looker = (await openTab()).log
  expect(looker.current().count).toBe(2)
  // A row that holds no event, then one that does.
  await writer.acknowledge(writer.unsent().slice(0, 1), { revision: 1 })
  await writer.settled()
  await looker.catchUp()
  await writer.append([envelope(titled('a', 'named'))])
  await vi.waitFor(async () => {
    await looker.catchUp()
    expect(looker.history().actions).toHaveLength(2)
  }, 20_000)
  expect(looker.current().count).toBe(2)
})

const soon = async (): Promise<void> => new Promise((done) => setImmediate(done))

test.each([0, 1, 2, 3, 4, 5, 6, 7, 8])(
  'after a kill an own change that comes back from the server does not cover a newer one: a tab that changes pins wrote the snapshot, %i turns on',
  async (turns) => {
    const { openTab } = browser(noOtherTabs)
    const sender = await openTab()
    await sender.log.reset([pin('p'), pin('other')], 1)
    // They receive nothing of each other: this one learns what is settled while it writes.
    const other = await openTab()
    await sender.log.append([envelope(titled('p', 'sent'), 'sent')])
    await sender.log.acknowledge(sender.log.unsent(), { revision: 2 })
    await sender.log.settled()
    const writing = other.log.checkpoint()
    for (let n = 0; n < turns; n += 1) await soon()
    for (let n = 0; n < 60; n += 1) {
      void other.log.append([envelope(titled('other', 'changed'))])
      await soon()
    }
    await writing
    sender.kill()
    other.kill()
    const { log } = await openTab()
    await log.append([envelope(titled('p', 'newer'))])
    await log.applyRemote([committed(2, titled('p', 'sent'), 'sent')])
    expect(names(log.current())).toContain('newer')
  },
)
