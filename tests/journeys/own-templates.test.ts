/** A person's own template: copied, renamed, chosen for a pin, exported, imported, deleted, undone. */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { test, WIDE } from './journey.ts'
import { pinsOnServer, readPages } from './person.ts'
import { signUp } from './prepared.ts'
import { quiet } from './quiet.ts'
import { seen } from './seen.ts'
import { violationsIn } from './violations.ts'

test('a copy of a built-in template is renamed, goes out as a file and comes back, is deleted and restored', async ({
  page,
  product,
}) => {
  await signUp(page, product)
  await page.goto(`${product.address}/templates`)
  await seen(page.getByText('No templates of your own yet')).toBeVisible()
  await page.getByRole('button', { name: 'Make a copy of Arch' }).click()
  const own = page.getByRole('region', { name: 'Your templates' })
  const copy = own.getByRole('article', { name: 'Copy of Arch' })
  await seen(copy).toBeVisible()
  await expect
    .poll(() => copy.locator('img').evaluate((one) => (one as HTMLImageElement).naturalWidth))
    .toBe(400)

  await copy.getByRole('button', { name: 'Actions for Copy of Arch' }).click()
  await page.getByRole('menuitem', { name: 'Rename…' }).click()
  await page.getByLabel('Template name').fill('Sunday arch')
  await page.keyboard.press('Enter')
  const renamed = own.getByRole('article', { name: 'Sunday arch' })
  await seen(renamed).toBeVisible()

  const actions = renamed.getByRole('button', { name: 'Actions for Sunday arch' })
  await actions.click()
  const download = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Export as a file' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('Sunday arch.template.json')
  const bytes = await readFile(await file.path())

  const bring = async (name: string, buffer: Buffer): Promise<void> => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Import a file' }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/json', buffer })
  }
  const refused = page.getByRole('main').getByRole('alert')
  await bring('bad.json', Buffer.from('{"v": 99}'))
  await seen(refused).toContainText('bad.json wasn’t imported.')
  await seen(refused).toContainText('newer version of Pinloom')
  await bring('large.json', Buffer.alloc(300_000, 32))
  await seen(refused).toContainText('It’s too large for a template.')
  await bring('arch.json', bytes)
  await seen(renamed).toHaveCount(2)

  await actions.first().click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await seen(renamed).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await seen(renamed).toHaveCount(2)

  await quiet(page)
  const found = [
    ...(await violationsIn(page, { theme: 'light', width: WIDE.width })),
    ...(await violationsIn(page, { theme: 'dark-experimental', width: 390 })),
  ]
  expect(found).toEqual([])
}, 120_000)

test('a pin is made from an own template that is chosen in the design step', async ({
  page,
  product,
}) => {
  await signUp(page, product)
  await page.goto(`${product.address}/templates`)
  await page.getByRole('button', { name: 'Make a copy of Arch' }).click()
  await seen(page.getByRole('article', { name: 'Copy of Arch' })).toBeVisible()
  await page.goto(`${product.address}/`)
  await readPages(page, product, ['roasted-tomato-soup'])
  await page.getByRole('button', { name: 'Continue to design' }).click()
  await page.getByRole('button', { name: 'Choose none' }).click()
  await page.getByRole('button', { name: /Copy of Arch/ }).click()
  const number = page.getByRole('textbox', { name: 'Number of pins' })
  await number.fill('1')
  await number.blur()
  await page.getByRole('button', { name: 'Make 1 pin', exact: true }).click()
  await expect
    .poll(async () => (await pinsOnServer(page.context(), product)).length, { timeout: 60_000 })
    .toBe(1)
  const [pin] = await pinsOnServer(page.context(), product)
  expect(pin?.design.template_id).toMatch(/^own-[0-9a-f-]{36}\.1$/)
}, 120_000)
