/** The video tool for visitors, with a fake of Pinterest's site. */
import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { TEST_VIDEO, testPin } from '../support/pinterest/pin-site.ts'
import { themes } from '../../src/views/kit/styles/theme.ts'
import { test as base } from './journey.ts'
import { sampled } from './sampled.ts'
import { seen, takenOver } from './seen.ts'
import { sharedSites } from './shared.ts'
import { violationsIn } from './violations.ts'

const PATH = '/free-tools/pinterest-video-downloader'
const OWN = 'This video is mine, or I’m allowed to use it.'

const test = base
  // oxlint-disable-next-line no-empty-pattern -- vitest wants a pattern here
  .extend('site', async ({}) => (await sharedSites()).pins)

test('the keyboard leads from the address to the file, which equals the video byte for byte', async ({
  page,
  context,
  product,
  site,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${product.address}/free-tools`)
  await page.getByRole('link', { name: /Pinterest video downloader/ }).click()
  await page.getByLabel('Pin address').focus()
  await takenOver(page)
  await seen(page.getByText('The video’s formats appear here')).toBeVisible()
  await page.keyboard.type(testPin(site, 'state'))
  await page.keyboard.press('Enter')
  await seen(page.getByText(/^Please confirm this first/)).toBeVisible()
  expect(site.asked).toEqual([])
  await page.keyboard.press('Tab')
  await seen(page.getByRole('checkbox', { name: OWN })).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await seen(page.getByRole('heading', { name: 'Lemon cake in a minute' })).toBeVisible()
  await seen(
    page.getByRole('status').filter({ hasText: '2 formats found · 16 seconds long.' }),
  ).toBeVisible()
  const formats = page.getByRole('list', { name: '2 formats found' }).getByRole('listitem')
  await seen(formats.first()).toContainText('720 × 1280')
  await seen(formats.first()).toContainText('MP4, 200 kB')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download 720 × 1280' }).press('Enter'),
  ])
  expect(file.suggestedFilename()).toBe('pin-video.mp4')
  expect((await readFile(await file.path())).equals(TEST_VIDEO)).toBe(true)
  await page.getByRole('button', { name: 'Copy the address of 360 × 640' }).press('Enter')
  await seen(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(
    `${site.origin}/videos/mc/expMp4/aa/bb/lemon_t1.mp4`,
  )
  // The address can be shared; the right to use the video can't.
  await expect
    .poll(() => new URLSearchParams(new URL(page.url()).hash.slice(1)).get('q'))
    .toBe(testPin(site, 'state'))
  const friend = await context.newPage()
  await friend.goto(page.url())
  await seen(friend.getByLabel('Pin address')).toHaveValue(testPin(site, 'state'))
  await seen(friend.getByRole('checkbox', { name: OWN })).not.toBeChecked()
})

test('axe finds no violation in what was found, in any theme, wide or narrow', async ({
  page,
  product,
  site,
}) => {
  await page.goto(`${product.address}${PATH}#q=${encodeURIComponent(testPin(site, 'state'))}`)
  await takenOver(page)
  await page.getByText(OWN).click()
  await page.getByRole('button', { name: 'Find the video' }).click()
  await seen(page.getByRole('link', { name: 'Download 720 × 1280' })).toBeVisible()
  for (const [turn, width] of [1440, 390].entries())
    for (const theme of sampled(themes, themes.length, turn + 1))
      expect(await violationsIn(page, { theme, width })).toEqual([])
})

/** The last test: it spends what a minute allows. */
test('each failure says what happened and what to do, and typed text is never run', async ({
  page,
  product,
  site,
}) => {
  await page.goto(`${product.address}${PATH}`)
  await page.getByLabel('Pin address').focus()
  await takenOver(page)
  await page.getByText(OWN).click()
  const field = page.getByLabel('Pin address')
  const told: [string, RegExp][] = [
    [testPin(site, 'picture'), /This pin has no video/],
    [testPin(site, 'playlist'), /only available as a stream/],
    [testPin(site, 'changed'), /Pinterest has changed/],
    [`${site.origin}/pin/668/?${encodeURIComponent('/huge.mp4')}`, /This video is too large/],
    [`${site.origin}/pin/666/`, /It leads outside Pinterest, so it wasn’t opened/],
    ['<img src=x onerror="window.broken = 1">', /doesn’t look like a pin’s address/],
    ['http://169.254.169.254/pin/1/', /doesn’t look like a pin’s address/],
  ]
  for (const [address, words] of told) {
    await field.fill(address)
    await field.press('Enter')
    await seen(page.getByText(words).first()).toBeVisible()
  }
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  expect(site.asked.filter((path) => path === '/pin/1/')).toEqual([])
  // More than ten in the minute: refused with how long to wait, the address stays.
  // On a slow machine the first minute ends in between, and as many again are answered.
  const answered = page.getByText(/That doesn’t look like a pin’s address|Too many attempts/)
  const refused = page.getByRole('alert').filter({ hasText: 'Too many attempts' })
  for (let nth = 1; nth <= 24 && !(await refused.isVisible()); nth += 1) {
    await field.fill(`attempt ${nth}`)
    const answer = page.waitForResponse('**/api/tools/video/')
    await field.press('Enter')
    await answer
    await seen(answered.first()).toBeVisible()
  }
  await seen(page.getByRole('alert')).toContainText(
    /The address is still here\. Too many attempts\. Please try again in \d+ seconds\./,
  )
})
