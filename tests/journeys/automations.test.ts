/** Articles of a feed become drafts by themselves, each once. */
import { expect } from 'vitest'
import { test } from './journey.ts'
import { picture, pinsOnServer } from './person.ts'
import { signUp } from './prepared.ts'
import { seen } from './seen.ts'
import { violationsNow } from './violations.ts'

test('a feed is read, its articles become drafts once, and the log lists what was made', async ({
  page,
  context,
  product,
}) => {
  await signUp(page, product)
  await page.getByRole('link', { name: 'Set up an automation' }).click()
  await seen(page.getByRole('heading', { name: 'No automations yet' })).toBeVisible()
  await page.getByRole('button', { name: 'New automation' }).click()
  const form = page.getByRole('dialog', { name: 'New automation' })
  await form.getByRole('button', { name: 'Save', exact: true }).click()
  await seen(form.getByText('Enter an address.')).toBeVisible()
  await form
    .getByLabel('Address', { exact: true })
    .fill(new URL('/feed.xml', product.demoSite).href)
  await form.getByRole('textbox', { name: 'How many of the newest' }).fill('1')
  await form.getByRole('textbox', { name: 'Pins per article' }).fill('1')
  await form.getByRole('button', { name: 'Preview' }).click()
  await seen(form.getByText(/3 articles found\. The newest is Roasted Tomato Soup/)).toBeVisible({
    timeout: 60_000,
  })
  await seen(form.getByText('The first run would make 1 pin of:')).toBeVisible()
  expect(await violationsNow(page)).toEqual([])
  await page.keyboard.press('Escape')
  await seen(form).toBeHidden()
  await page.reload()
  await page.getByRole('button', { name: 'New automation' }).click()
  await seen(form.getByText('We kept what you typed.')).toBeVisible()
  await picture(page, 'automation-kept')
  await form.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await seen(form.getByRole('textbox', { name: 'Pins per article' })).toHaveValue('1')
  await form.getByRole('button', { name: 'Save and run now' }).click()
  await seen(page.getByText('Running').first()).toBeVisible()

  await seen(page.getByText(/: 1 pin from 1 article/)).toBeVisible({ timeout: 60_000 })
  const pins = async () => (await pinsOnServer(context, product)) as unknown as { status: string }[]
  expect((await pins()).map(({ status }) => status)).toEqual(['draft'])
  await page.getByRole('button', { name: 'Run now' }).click()
  await seen(page.getByText(/: nothing new/)).toBeVisible({ timeout: 20_000 })
  expect(await pins()).toHaveLength(1)

  await page.getByRole('button', { name: 'More for New articles' }).click()
  await page.getByRole('menuitem', { name: 'Log…' }).click()
  await page.getByText('Articles', { exact: true }).click()
  await seen(page.getByText('1 pin', { exact: true })).toHaveCount(1)
  await picture(page, 'automations-log')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More for New articles' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await seen(page.getByRole('heading', { name: 'No automations yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await seen(page.getByRole('heading', { name: 'New articles' })).toBeVisible()

  await page.getByRole('button', { name: 'More for New articles' }).click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  const edited = page.getByRole('dialog', { name: 'Edit automation' })
  await edited.getByLabel('Name', { exact: true }).fill('Soups')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'More for New articles' }).click()
  await page.getByRole('menuitem', { name: 'Edit…' }).click()
  await seen(edited.getByLabel('Name', { exact: true })).toHaveValue('Soups')
  await edited.getByRole('button', { name: 'Start over' }).click()
  await seen(edited.getByLabel('Name', { exact: true })).toHaveValue('New articles')
  await seen(edited.getByText('We kept what you typed.')).toBeHidden()
})
