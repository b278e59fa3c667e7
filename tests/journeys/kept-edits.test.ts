/**
 * What a person has changed stays changed: offline, with a dead server, with a killed browser, with
 * an account that is gone.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { describe, expect } from 'vitest'
import { pinPartitionName } from '../../src/persistence/pins/partition-name.ts'
import { endWithParent } from '../support/processes/end-with-parent.ts'
import { testStopping as test, withServiceWorker } from './journey.ts'
import { gridOf, logIn, logInElsewhere, picture, pinsOnServer, send } from './person.ts'
import { withPins } from './prepared.ts'
import { seen } from './seen.ts'

/** All of them: the number of the pins is shown before the grid has drawn them. */
async function idsOfAll(page: Page, count: number): Promise<(string | null)[]> {
  await seen(gridOf(page).locator('[data-pin]')).toHaveCount(count)
  return idsIn(page)
}

function idsIn(page: Page): Promise<(string | null)[]> {
  return gridOf(page)
    .locator('[data-pin]')
    .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-pin')))
}

async function selectNothing(page: Page): Promise<void> {
  await gridOf(page).locator('[data-pin]').first().focus()
  await page.keyboard.press('Escape')
  await seen(page.getByRole('toolbar', { name: 'Actions for the selection' })).toBeHidden()
}

function idOf(ids: readonly (string | null)[], at: number): string {
  const id = ids[at]
  if (id == null) throw new Error(`There is no pin ${at}`)
  return id
}

test('undo in the toast restores a deleted pin to its position', async ({
  page,
  context,
  product,
}) => {
  await withPins(page, product, 5)
  const ids = await idsOfAll(page, 5)
  await selectNothing(page)
  await page.locator(`[data-pin="${idOf(ids, 2)}"]`).focus()
  await page.keyboard.press('Delete')
  await seen(page.locator(`[data-pin="${idOf(ids, 2)}"]`)).toHaveCount(0)
  await expect.poll(async () => (await pinsOnServer(context, product)).length).toBe(4)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => idsIn(page)).toEqual(ids)
  await expect.poll(async () => (await pinsOnServer(context, product)).length).toBe(5)
  await page.reload()
  await expect.poll(() => idsIn(page)).toEqual(ids)
})

test('corrupt entries of the storage are discarded, removed and warned about, and the product starts', async ({
  page,
  product,
}) => {
  await withPins(page, product, 1)
  const names = {
    local: ['selectedAccount', 'generationPreferences', 'theme', 'lastIdentity', 'owedSignOut'],
    session: ['pageSelection'],
  }
  await page.goto(`${product.address}/api/health/`)
  await page.evaluate(({ local, session }) => {
    for (const name of local) localStorage.setItem(name, '{"id": garbage')
    for (const name of session) sessionStorage.setItem(name, '[42]')
  }, names)
  const warnings: string[] = []
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  page.on('pageerror', (error) => errors.push(String(error)))
  await page.goto(`${product.address}/generate?step=pins`)
  await seen(gridOf(page).locator('[data-pin]')).toHaveCount(1)
  for (const name of [...names.local, ...names.session])
    await expect
      .poll(() => warnings)
      .toContain(`The stored "${name}" is corrupt and was discarded.`)
  const corrupt = async () => {
    const left = await page.evaluate(
      ({ local, session }) => [
        ...local.map((name) => localStorage.getItem(name)),
        ...session.map((name) => sessionStorage.getItem(name)),
      ],
      names,
    )
    return left.filter((text) => text?.includes('garbage') === true || text === '[42]')
  }
  await expect.poll(corrupt).toEqual([])
  expect(errors).toEqual([])
})

test('an account deleted on another device is removed here after its unsent changes are offered as a file', async ({
  page,
  context,
  product,
  elsewhere,
}) => {
  const email = await withPins(page, product, 3)
  await logInElsewhere(elsewhere.request, product, email)
  const { accounts } = (await (
    await elsewhere.request.get(`${product.address}/api/accounts/`)
  ).json()) as { accounts: { id: string }[] }
  const gone = accounts[0]?.id ?? ''
  await context.setOffline(true)
  await gridOf(page).locator('[data-pin]').first().focus()
  await page.keyboard.press('f')
  await send(elsewhere.request, product, { method: 'DELETE', path: `/api/accounts/${gone}/` })
  await context.setOffline(false)

  const question = page.getByRole('alertdialog', { name: 'Changes that were never sent' })
  await seen(question).toBeVisible()
  await seen(question).toContainText('1 change to an account')
  await picture(page, 'unsent-of-a-lost-account')
  const user = (await (
    await elsewhere.request.get(`${product.address}/api/auth/user/`)
  ).json()) as { id: string }
  const partition = pinPartitionName(user.id, gone)
  const partitions = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''))
  expect(await partitions()).toContain(partition)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    question.getByRole('button', { name: 'Save as a file' }).click(),
  ])
  const saved = JSON.parse(await readFile(await file.path(), 'utf8')) as {
    account_id: string
    events: { event: { type: string } }[]
  }
  expect([saved.account_id, saved.events.map(({ event }) => event.type)]).toEqual([
    gone,
    ['pin.favored'],
  ])
  await seen(question).toBeHidden()
  await seen(
    page.getByText('The account “Saltmarsh Kitchen” was deleted on another device.'),
  ).toBeVisible()
  await picture(page, 'lost-account')
  await expect.poll(partitions).not.toContain(partition)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selectedAccount'))).toBeNull()
})

/** A browser of its own with a profile on disk, that can be killed as the system would kill it. */
async function ownBrowser(
  profile: string,
): Promise<{ process: ChildProcess; browser: Browser; page: Page }> {
  const process = spawn(
    globalThis.process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      '--window-size=1440,900',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  endWithParent(process)
  const address = await new Promise<string>((found, fail) => {
    let written = ''
    process.stderr?.on('data', (chunk: Buffer) => {
      written += chunk.toString()
      const match = /DevTools listening on (ws:\S+)/.exec(written)
      if (match?.[1] !== undefined) found(match[1])
    })
    process.once('exit', (code) => fail(new Error(`The browser ended with ${code}:\n${written}`)))
  })
  const connected = await chromium.connectOverCDP(address)
  const [context] = connected.contexts()
  if (context === undefined) throw new Error('The browser has no context')
  return { process, browser: connected, page: await context.newPage() }
}

async function killed(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return
  const over = new Promise((done) => process.once('exit', done))
  process.kill('SIGKILL')
  await over
}

const isFull = process.env['PINLOOM_TEST_FULL'] === '1'

/** In `npm test` the faults kill the browser, over the same store. */
test(
  'an acknowledged change survives a killed browser',
  { skip: !isFull, timeout: 180_000 },
  async ({ product }) => {
    const profile = await mkdtemp(join(tmpdir(), 'pinloom-profile-'))
    const first = await ownBrowser(profile)
    let second: ChildProcess | null = null
    try {
      const email = await withPins(first.page, product, 3)
      const edited = idOf(await idsOfAll(first.page, 3), 1)
      await first.page.route('**/pin-events/**', (route) => route.abort('connectionrefused'))
      await first.page.locator(`[data-pin="${edited}"]`).focus()
      await first.page.keyboard.press('f')
      await seen(first.page.getByText('Saved here', { exact: true }).first()).toBeVisible()
      await killed(first.process)

      const next = await ownBrowser(profile)
      second = next.process
      await next.page.goto(`${product.address}/generate?step=pins`)
      // The browser writes cookies every half minute: the session may be gone with it.
      await next.page.getByLabel('Email').or(gridOf(next.page)).first().waitFor()
      if (await next.page.getByLabel('Email').isVisible()) await logIn(next.page, email)
      await seen(next.page.locator(`[data-pin="${edited}"] [data-action="favor"]`)).toHaveAttribute(
        'aria-pressed',
        'true',
      )
      const onServer = async () => {
        const [context] = next.browser.contexts()
        return context === undefined
          ? []
          : (await pinsOnServer(context, product))
              .filter(({ favored }) => favored)
              .map(({ id }) => id)
      }
      await expect.poll(onServer).toEqual([edited])
    } finally {
      await killed(first.process)
      if (second !== null) await killed(second)
      // Processes of the killed browser may still write for a moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
    }
  },
)

/**
 * It loads parts of the application without a network. Last, for it stops the server: the first
 * pins after a start take three seconds of the processor.
 */
describe('with the service worker', () => {
  const { testStopping: test } = withServiceWorker

  test('offline edits survive a closed page and a stopped server, and are sent once both are back', async ({
    page,
    context,
    product,
  }) => {
    await withPins(page, product, 6)
    const ids = await idsOfAll(page, 6)
    await selectNothing(page)
    const [favoured, deleted, renamed] = [idOf(ids, 0), idOf(ids, 1), idOf(ids, 2)]
    await context.setOffline(true)
    await page.locator(`[data-pin="${favoured}"]`).focus()
    await page.keyboard.press('f')
    await page.locator(`[data-pin="${deleted}"]`).focus()
    await page.keyboard.press('Delete')
    await seen(page.getByText('1 pin deleted')).toBeVisible()
    await page.locator(`[data-pin="${renamed}"]`).focus()
    await page.keyboard.press('Control+a')
    await page.getByRole('toolbar').getByRole('button', { name: 'Titles & boards' }).click()
    const title = page.getByLabel('Title of pin 2', { exact: true })
    await title.fill('Written without a network')
    await title.press('Enter')
    await seen(page.getByText('Offline', { exact: true }).first()).toBeVisible()
    await picture(page, 'edited-offline')
    await product.kill()
    await context.setOffline(false)
    await seen(page.getByText(/^3 changes will be sent when you’re back online/)).toBeVisible()
    await picture(page, 'server-dead')
    await page.close()
    await product.start()

    const again = await context.newPage()
    await again.goto(`${product.address}/generate?step=titles`)
    await seen(again.getByLabel('Title of pin 2', { exact: true })).toHaveValue(
      'Written without a network',
    )
    await expect
      .poll(
        async () =>
          (await pinsOnServer(context, product))
            .map(({ id, title: words, favored }) => [id === renamed ? words : '', favored])
            .filter(([words, favored]) => words !== '' || favored),
        { timeout: 20_000 },
      )
      .toEqual(
        expect.arrayContaining([
          ['', true],
          ['Written without a network', false],
        ]),
      )
    expect((await pinsOnServer(context, product)).map(({ id }) => id)).not.toContain(deleted)
    await seen(again.getByText('Saved', { exact: true }).first()).toBeVisible()
  })
})
