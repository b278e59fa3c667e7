/** A brand kit that is locked: the pin editor offers its combinations of colors and no others. */
import { expect } from 'vitest'
import { brandPalettes } from '#core/templates/palettes/page-palettes.rules.ts'
import { test } from './journey.ts'
import { gridOf, pinsOnServer, send } from './person.ts'
import { makePins } from './prepared.ts'
import { seen } from './seen.ts'

test('a pin of a locked kit is given another combination of its brand', async ({
  page,
  product,
}) => {
  await makePins(page, product, 1)
  const { request } = page.context()
  const { accounts } = (await (await request.get(`${product.address}/api/accounts/`)).json()) as {
    accounts: { id: string }[]
  }
  const colors = ['#7a3e57', '#efe3e2', '#2f2230']
  await send(request, product, {
    method: 'PUT',
    path: `/api/accounts/${accounts[0]?.id}/brand/`,
    data: { name: 'Soup', colors, fonts: [], logo_picture_id: null, only_brand: true },
  })
  await page.goto(`${product.address}/?step=pins`)
  await gridOf(page).getByRole('gridcell').first().focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Edit pin' })
  const group = dialog.getByRole('radiogroup', { name: 'Only those of your brand' })
  await seen(group.getByRole('radio')).toHaveCount(brandPalettes(colors).length)
  await seen(dialog.getByLabel('Background', { exact: true })).toHaveCount(0)
  await group.getByText('Combination 2', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect
    .poll(async () => (await pinsOnServer(page.context(), product))[0])
    .toMatchObject({ design: { colors: { ...brandPalettes(colors)[1] } } })
})
