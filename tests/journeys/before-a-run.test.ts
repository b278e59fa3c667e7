/** What the screens say of a run before it starts. */
import { expect } from 'vitest'
import { test } from './journey.ts'
import { readPages } from './person.ts'
import { signUp } from './prepared.ts'
import { seen } from './seen.ts'

test('the design step says how many pins each page and interest will get', async ({
  page,
  product,
}) => {
  await signUp(page, product)
  await readPages(page, product, ['roasted-tomato-soup', 'floating-shelf'])
  await page.getByRole('button', { name: 'Continue to design' }).click()
  const shares = page.getByRole('region', { name: 'What the pins will be about' })
  const number = page.getByRole('textbox', { name: 'Number of pins' })
  for (const count of [9, 2]) {
    await number.fill(String(count))
    await number.blur()
    await seen(page.getByRole('button', { name: `Make ${count} pins` })).toBeEnabled()
    const pages = shares.getByRole('heading', { level: 4 })
    await seen(pages).toHaveCount(2)
    const ofPages = await pages.allTextContents()
    const ofInterests = await shares
      .getByRole('listitem')
      .filter({ hasNot: pages })
      .allTextContents()
    expect(sumOf(ofPages)).toBe(count)
    expect(sumOf(ofInterests)).toBe(count)
  }
  await seen(shares.getByText(/interests get no pin/)).toBeVisible()
})

/** Of the numbers before "pin". */
function sumOf(lines: readonly string[]): number {
  return lines.reduce((sum, line) => sum + Number(/(\d+) pins?$/.exec(line)?.[1] ?? 0), 0)
}
