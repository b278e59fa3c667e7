/**
 * The free tools: for a visitor without an account, by the keyboard, with an address that can be
 * shared, and nothing sent anywhere.
 */
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect } from 'vitest'
import { test } from './journey.ts'
import { seen, takenOver } from './seen.ts'

test('tags are reached from the front page, copied, shared by the address and downloaded', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const sent: string[] = []
  context.on('request', (request) => void sent.push(`${request.method()} ${request.url()}`))
  await page.goto(product.address)
  await page.getByRole('banner').getByRole('link', { name: 'Free tools' }).click()
  await page.getByRole('link', { name: /Pinterest hashtag generator/ }).click()
  await page.getByLabel('Topic or description of your pin').focus()
  await page.keyboard.type('Small balcony garden ideas for renters')
  const tags = page.getByRole('list', { name: /^\d+ tags$/ })
  await seen(tags.getByRole('listitem')).toHaveCount(7)
  await seen(tags.getByRole('listitem').first()).toContainText('#smallbalconygardenideas')
  await page.getByRole('button', { name: 'Copy all' }).click()
  await seen(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toMatch(
    /^#smallbalconygardenideas #garden /,
  )
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download as text' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toMatch(/^(?:#\p{L}+ ?){7}\n$/u)
  await expect
    .poll(() => new URL(page.url()).hash)
    .toBe('#q=Small+balcony+garden+ideas+for+renters')
  const friend = await context.newPage()
  await friend.goto(page.url())
  await seen(friend.getByLabel('Topic or description of your pin')).toHaveValue(
    'Small balcony garden ideas for renters',
  )
  await seen(friend.getByRole('list', { name: '7 tags' })).toBeVisible()
  // Another shared address in the same tab.
  await friend.goto(`${product.address}/free-tools/pinterest-hashtag-generator#q=lemon+cake`)
  await seen(friend.getByLabel('Topic or description of your pin')).toHaveValue('lemon cake')
  expect(sent.filter((address) => !address.startsWith('GET ') || /balcony/i.test(address))).toEqual(
    [],
  )
})

test('board names are in the chosen language, and the address keeps topic and language', async ({
  page,
  product,
}) => {
  await page.goto(
    `${product.address}/free-tools/pinterest-board-name-generator#q=lemon+cake+recipes`,
  )
  const names = page.getByRole('list', { name: /^\d+ names?$/ }).getByRole('listitem')
  await seen(names.first()).toContainText('Lemon Cake Recipes')
  await page.getByRole('button', { name: /Language of the names/ }).press('Enter')
  await page.getByRole('option', { name: 'German' }).click()
  await page.getByLabel('What is the board about?').fill('Zitronenkuchen')
  await seen(names.nth(1)).toContainText('Zitronenkuchen backen')
  await expect.poll(() => new URL(page.url()).hash).toBe('#q=Zitronenkuchen&lang=de')
  await page.reload()
  await seen(names.nth(1)).toContainText('Zitronenkuchen backen')
  await page
    .getByLabel('What is the board about?')
    .fill('a topic that is far too long to stand on any board of theirs at all')
  await seen(page.getByText('No name fits on a board')).toBeVisible()
})

test('board names are in the page’s language unless the address or the user chooses another', async ({
  page,
  product,
}) => {
  const tool = '/free-tools/pinterest-board-name-generator'
  const names = page.getByRole('main').getByRole('list').getByRole('listitem')
  await page.goto(`${product.address}/de${tool}#q=Zitronenkuchen`)
  await seen(names.nth(1)).toContainText('Zitronenkuchen backen')
  await page.getByRole('button', { name: /Sprache der Namen/ }).press('Enter')
  await page.getByRole('option', { name: 'Englisch' }).click()
  await seen(names).toHaveCount(1)
  await expect.poll(() => new URL(page.url()).hash).toBe('#q=Zitronenkuchen&lang=en')
  await page.goto(`${product.address}/ar${tool}#q=${encodeURIComponent('حديقة شرفة')}`)
  await seen(names.nth(1)).toContainText('أفكار حديقة شرفة')
  await page.goto(`${product.address}/ar${tool}#q=gâteau&lang=fr`)
  await seen(names.nth(1)).toContainText('Recettes de gâteau')
})

test('German and Arabic words give tags on a page in their language', async ({ page, product }) => {
  const tags = page.getByRole('main').getByRole('list').getByRole('listitem')
  await page.goto(
    `${product.address}/de/free-tools/pinterest-hashtag-generator#q=${encodeURIComponent('Kleinen Garten gestalten')}`,
  )
  await seen(tags).toHaveText(['#kleinengarten', '#garten'])
  await page.goto(
    `${product.address}/ar/free-tools/pinterest-hashtag-generator#q=${encodeURIComponent('حساء الطماطم بالريحان')}`,
  )
  await seen(tags).toHaveText(['#حساءالطماطم', '#حساء', '#طماطم', '#ريحان'])
})

test('categories are in the page’s language, also before the application starts, and prompts are marked as English', async ({
  page,
  product,
}) => {
  const html = await (await fetch(`${product.address}/de/board-names/food-and-drinks`)).text()
  expect(html).toMatch(/<title>Boardnamen für Essen und Trinken/)
  expect(html).toMatch(/"name":"Boardnamen für Essen und Trinken"/)
  expect(html).not.toContain('Lemon Cakes')
  await page.goto(`${product.address}/ar/board-names`)
  await page.getByRole('link', { name: /^البستنة/ }).click()
  await seen(
    page.getByRole('heading', { level: 1, name: 'أسماء لوحات لفئة البستنة' }),
  ).toBeVisible()
  await seen(
    page.getByRole('main').getByRole('listitem').filter({ hasText: 'زراعة الطماطم' }),
  ).toBeVisible()
  await page.goto(`${product.address}/ar/free-tools/gpts`)
  for (const words of [
    page.getByRole('heading', { name: 'Plain board names' }),
    page.getByText(/^Give 10 board names/),
  ]) {
    await seen(words).toHaveAttribute('lang', 'en')
    expect(await words.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr')
  }
})

test('a category of board names can be opened and copied, and an unknown one is a 404', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${product.address}/free-tools`)
  await takenOver(page)
  await page.getByRole('link', { name: /Board names by topic/ }).click()
  await page.getByRole('link', { name: /^Gardening/ }).click()
  await seen(
    page.getByRole('heading', { level: 1, name: 'Board names for Gardening' }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Copy Small Balcony Garden' }).click()
  await seen(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toBe(
    'Small Balcony Garden',
  )
  for (const path of ['/board-names/no-such-category', '/free-tools/no-such-tool'])
    expect((await fetch(product.address + path)).status).toBe(404)
  await page.goto(`${product.address}/board-names/no-such-category`)
  await seen(page.getByText('Page not found: /board-names/no-such-category')).toBeVisible()
})

test('a prompt is found by its words and its kind, and copied whole', async ({
  page,
  context,
  product,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`${product.address}/free-tools/gpts`)
  await page.getByLabel('Find a prompt').fill('board')
  await page.getByRole('button', { name: /^All kinds/ }).press('Enter')
  await page.getByRole('option', { name: 'Plan' }).click()
  await seen(page.getByRole('status')).toHaveText('2 prompts')
  await page.getByRole('button', { name: 'Copy Plain board names' }).click()
  await seen(page.getByText('Copied.')).toBeVisible()
  expect(await page.evaluate(async () => navigator.clipboard.readText())).toMatch(
    /^Give 10 board names for pins about \{topic\}: .+ The plainest first\.$/,
  )
})

test('the checklist follows what is typed and what is dropped, each finding with what to do', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/free-tools/pin-checklist`)
  await page.getByLabel('Title', { exact: true }).fill('LEMON CAKE')
  const findings = page.getByRole('list', { name: 'Findings' })
  await seen(findings).toContainText('Don’t write the title in all capitals.')
  await seen(findings).toContainText('Choose a board.')
  await page.getByLabel('Title', { exact: true }).fill('Lemon cake that stays moist')
  await seen(findings).not.toContainText('all capitals.')
  await expect.poll(() => new URL(page.url()).hash).toBe('#title=Lemon+cake+that+stays+moist')
  await page.reload()
  await seen(page.getByLabel('Title', { exact: true })).toHaveValue('Lemon cake that stays moist')
  await page.getByLabel('Link', { exact: true }).fill('https://example.com/lemon-cake')
  await seen(findings).toContainText('The link wasn’t checked.')
  const small = await sharp({
    create: { width: 400, height: 600, channels: 3, background: '#e8d24a' },
  })
    .png()
    .toBuffer()
  await page
    .getByRole('group', { name: 'Picture' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'cake.png', mimeType: 'image/png', buffer: small })
  await seen(page.getByText('cake.png: 400 × 600 pixels')).toBeVisible()
  await seen(findings).toContainText(
    'The picture is 400 × 600 pixels; it should be at least 600 × 900.',
  )
  await page.getByRole('button', { name: 'Remove the picture' }).click()
  await page
    .getByRole('group', { name: 'Picture' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') })
  await seen(page.getByRole('alert')).toContainText(
    'Your browser can’t read this file as a picture',
  )
})

test('a bulk upload file is repaired where the fix is certain, and other problems are listed with their rows', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/free-tools/pin-checklist`)
  const input = page
    .getByRole('group', { name: 'Check a bulk upload file' })
    .locator('input[type=file]')
  const file = `title;Media URL;Pinterest board;Publish date\n${'Long words '.repeat(12)};https://example.com/a.jpg;Cakes;2026-11-30 09:00\nLemon cake;a.jpg;Cakes;\n`
  await input.setInputFiles({ name: 'pins.csv', mimeType: 'text/csv', buffer: Buffer.from(file) })
  await seen(page.getByText('2 rows. 5 things fixed, 1 left for you to fix.')).toBeVisible()
  const findings = page.getByRole('list', { name: 'Findings in the file' }).getByRole('listitem')
  await seen(findings.first()).toContainText('Row 3, Media URL')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the fixed file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('pins-fixed.csv')
  const mended = await readFile(await download.path(), 'utf8')
  expect(mended).toMatch(
    /^Title,Media URL,Pinterest board,Thumbnail,Description,Link,Publish date,Keywords\r\n/,
  )
  expect(mended).toContain('2026-11-30T09:00:00')
  await input.setInputFiles({
    name: 'notes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('no such columns'),
  })
  await seen(page.getByRole('alert')).toContainText('“notes.csv” isn’t a CSV file')
})

test('the address’s parameters are shown as text and never run', async ({ page, product }) => {
  const words = '<script>window.broken = 1</script><img src=x onerror="window.broken = 1"> '.repeat(
    45,
  )
  for (const tool of ['pinterest-hashtag-generator', 'pinterest-board-name-generator']) {
    await page.goto(
      `${product.address}/free-tools/${tool}?q[]=x#q=${encodeURIComponent(words)}&lang[]=xx`,
    )
    await seen(page.getByRole('textbox').first()).toHaveValue(/^<script>window/)
    expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  }
})
