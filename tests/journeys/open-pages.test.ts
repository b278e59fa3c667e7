/** The log of a failed journey says what its pages showed, also where one does not answer. */
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { FAILED_JOURNEYS, readOpenPages } from './open-pages.ts'
import { test } from './journey.ts'

const CONTENT = `
  <nav>Menu</nav>
  <main><h1>Drafts</h1><p>4 pins</p><p hidden>Gone</p></main>
  <div role="status"></div><div role="alert">Saving failed.</div>`

test('open pages give their address, their messages, their text and a picture', async ({
  context,
  page,
  product,
}) => {
  await page.goto(`${product.address}/robots.txt?first`)
  await page.setContent(CONTENT)
  const other = await context.newPage()
  await other.setContent(`${'<p>long text'.repeat(200)}<dialog open>Delete 4 pins?</dialog>`)
  const { log, summary } = await readOpenPages([context], { name: 'open-pages' })
  expect(log).toContain(
    `${product.address}/robots.txt?first\n  [Saving failed.]\n  Menu\n  Drafts\n`,
  )
  expect(log).not.toContain('Gone')
  expect(log).toContain('Picture: .cache/failed-journeys/open-pages-2.png')
  // Fails where a file is missing.
  for (const nth of [1, 2]) await rm(join(FAILED_JOURNEYS, `open-pages-${nth}.png`))
  expect(log.match(/long text/g)?.length).toBeLessThan(200)
  expect(summary).toBe(
    '/robots.txt?first [Saving failed.] Drafts 4 pins | about:blank Delete 4 pins?',
  )
})

test('a page that does not answer is named', async ({ context, page }) => {
  const opened = page.waitForEvent('dialog')
  await page.evaluate(() => void setTimeout(() => alert('Waits for an answer')))
  const dialog = await opened
  const { log, summary } = await readOpenPages([context], { name: 'no-answer', limit: 500 })
  expect(log).toContain('(not read: no answer in 500 ms)\n  No picture: ')
  expect(summary).toContain('not read')
  await dialog.dismiss()
})
