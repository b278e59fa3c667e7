/** The pin store of an earlier build, in the profile of a real Chromium. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { testAccount, testId } from '#core/pins/pin.builder.ts'
import { freePort } from '../../server/platform/free-port.ts'
import {
  type EarlierStore,
  readEarlierStore,
  restoreDatabase,
} from '../support/pin-store/earlier-store.ts'
import { openBrowser } from './browser-kill-browser.ts'
import { startSite } from './browser-kill-site.ts'
import { newTab } from './browser-kill-world.ts'

async function restoreJournals(page: Page, { database, journals }: EarlierStore): Promise<void> {
  await page.evaluate(
    async ({ partition, mark, slots }) => {
      const root = await navigator.storage.getDirectory()
      const folder = await root.getDirectoryHandle('pin-journals', { create: true })
      await folder.getFileHandle(`${partition}.mark-${mark}`, { create: true })
      for (const [slot, text] of slots.entries()) {
        const file = await folder.getFileHandle(`${partition}.${slot}`, { create: true })
        const writable = await file.createWritable()
        await writable.write(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)))
        await writable.close()
      }
    },
    { ...journals, partition: encodeURIComponent(database) },
  )
}

test('opens the store of an earlier build completely, and again after a kill', async () => {
  const earlier = await readEarlierStore()
  const folder = await mkdtemp(join(tmpdir(), 'pinloom-earlier-'))
  onTestFinished(async () =>
    rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  )
  // Nothing answers there: the browser is offline.
  const site = await startSite(await freePort('127.0.0.1'))
  onTestFinished(async () => site.close())
  const place = { site, userId: testId('user'), accountId: testAccount }
  const profile = join(folder, 'profile')
  const openAgain = async () => {
    const browser = await openBrowser(profile)
    onTestFinished(async () => browser.kill().catch(() => undefined))
    return { browser, page: await newTab(place, browser.context, 'one') }
  }
  const { rows, unsent, revision } = earlier.expected

  const { browser, page } = await openAgain()
  await page.evaluate(restoreDatabase, earlier)
  await restoreJournals(page, earlier)
  expect(await page.evaluate(async () => window.page.open())).toEqual({
    needsReset: false,
    recovered: 1,
    warnings: [],
  })
  expect(await page.evaluate(() => window.page.rows())).toEqual(rows)
  const [note] = await page.evaluate(async () => window.page.change(1))
  await page.evaluate(async () => window.page.checkpoint())
  await browser.kill()

  const { page: again } = await openAgain()
  await again.evaluate(async () => window.page.open())
  expect(await again.evaluate(() => window.page.rows().map(({ title }) => title))).toEqual(
    rows.map(({ id, title }) => (id === note?.pinId ? note.title : title)),
  )
  expect(await again.evaluate(() => window.page.state())).toMatchObject({
    unsent: unsent.length + 2,
    revision,
    warnings: [],
  })
})
