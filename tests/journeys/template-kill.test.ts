/** A tab or a browser that dies while a template is edited: what was finished before is there again. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { openBrowser } from '../faults/browser-kill-browser.ts'
import { drag, openCopy, screenOf, stageOf } from './editor-stage.ts'
import { STILL_DEVICE, test } from './journey.ts'
import { logInElsewhere } from './person.ts'
import { makeUser } from './prepared.ts'
import { quiet } from './quiet.ts'
import { seen } from './seen.ts'

test('a tab that is killed while a layer is dragged loses that gesture at most', async ({
  browser,
  product,
}) => {
  const device = await browser.newContext(STILL_DEVICE)
  const page = await device.newPage()
  await makeUser(page, product)
  await openCopy(page, product, 'Big words')
  const address = page.url()
  const layers = page.getByRole('treegrid', { name: 'Layers' })
  const count = await layers.getByRole('row').count()
  await page.getByRole('button', { name: 'Add layer' }).click()
  await page.getByRole('menuitem', { name: 'Oval', exact: true }).click()
  await seen(layers.getByRole('row')).toHaveCount(count + 1)
  const panel = page.getByRole('region', { name: 'Properties' })
  const placeIn = async (): Promise<[number, number]> => [
    Number(await panel.getByRole('textbox', { name: 'From the left', exact: true }).inputValue()),
    Number(await panel.getByRole('textbox', { name: 'From the top', exact: true }).inputValue()),
  ]
  // One drag that is finished, and one that is not.
  const outline = stageOf(page).locator('polygon[data-layer]')
  const middle = async (): Promise<[number, number]> => {
    const box = await outline.boundingBox()
    if (box === null) throw new Error('The oval has no outline.')
    return [box.x + box.width / 2, box.y + box.height / 2]
  }
  await quiet(page)
  const added = await placeIn()
  const toScreen = await screenOf(page)
  await drag(page, await middle(), toScreen(400, 900))
  await page.mouse.up()
  await expect.poll(placeIn).not.toEqual(added)
  const finished = await placeIn()
  await drag(page, await middle(), toScreen(700, 300))
  const session = await device.newCDPSession(page)
  const dead = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => undefined)
  await dead

  const later = await device.newPage()
  await later.goto(address)
  await seen(later.locator('canvas[data-drawn]')).toBeVisible()
  await seen(later.getByText('Unsaved changes')).toBeVisible()
  const kept = later.getByRole('treegrid', { name: 'Layers' })
  await seen(kept.getByRole('row')).toHaveCount(count + 1)
  await kept.getByRole('row', { name: 'Oval, Accent', exact: true }).click()
  const field = (name: string) =>
    later.getByRole('region', { name: 'Properties' }).getByRole('textbox', { name, exact: true })
  await seen(field('From the left')).toHaveValue(String(finished[0]))
  await seen(field('From the top')).toHaveValue(String(finished[1]))
  await later.getByRole('button', { name: 'Save version' }).click()
  await seen(later.getByText('Version 2 saved')).toBeVisible()
  await device.close()
})

test('a browser that is killed right after a change has it again, also without its localStorage', async ({
  product,
}) => {
  const profile = await mkdtemp(join(tmpdir(), 'pinloom-template-kill-'))
  onTestFinished(async () =>
    rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }),
  )
  const open = async () => {
    const browser = await openBrowser(profile)
    onTestFinished(async () => browser.kill().catch(() => undefined))
    return { browser, page: await browser.context.newPage() }
  }
  const { browser, page } = await open()
  const email = await makeUser(page, product)
  await openCopy(page, product, 'Big words')
  const address = page.url()
  const layers = page.getByRole('treegrid', { name: 'Layers' }).getByRole('row')
  const count = await layers.count()
  await page.getByRole('button', { name: 'Add layer' }).click()
  await page.getByRole('menuitem', { name: 'Oval', exact: true }).click()
  await seen(layers).toHaveCount(count + 1)
  await seen(page.locator('[data-kept]')).toBeVisible()
  await browser.kill()

  const again = await open()
  // Chromium writes localStorage to the disk some seconds later: this is the worst case.
  await again.page.goto(`${product.address}/robots.txt`)
  await again.page.evaluate(() => localStorage.clear())
  await logInElsewhere(again.browser.context.request, product, email)
  await again.page.goto(address)
  // The editor waits for a store that the killed browser still holds.
  await seen(again.page.locator('canvas[data-drawn]')).toBeVisible()
  await seen(again.page.getByText('Unsaved changes')).toBeVisible()
  const kept = again.page.getByRole('treegrid', { name: 'Layers' }).getByRole('row')
  await seen(kept).toHaveCount(count + 1)
  await again.page.getByRole('button', { name: 'Save version' }).click()
  await seen(again.page.getByText('Version 2 saved')).toBeVisible()
  await again.page.reload()
  await seen(again.page.getByText('Version 2', { exact: true })).toBeVisible()
})
