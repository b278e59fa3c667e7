/**
 * What a journey starts from, prepared by the calls that the screens make. `main-job.test.ts` and
 * `signUpByForm` click through the same steps.
 */
import type { APIRequestContext, Page } from 'playwright/test'
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import { taskCalls, type TaskReport } from '#core/contract/content/tasks.contract.ts'
import { exportAccount, importAccount } from './account-file.ts'
import { PASSWORD, readPages, send, startGeneration } from './person.ts'
import type { Product } from './product.ts'
import { seen } from './seen.ts'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Workspace files of accounts that journeys of this run have generated, for all its workers. */
const keptFolder = process.env['PINLOOM_JOURNEY_ACCOUNTS']
/**
 * The first page that a new server reads is slow, and so are its first pins: a busy machine that is
 * three times slower passes, too (decision 0204).
 */
export const READING_TIMEOUT_MS = 120_000
const GENERATION_TIMEOUT_MS = 180_000

/** From the front page to the studio with a first pinning account, by clicks. */
export async function signUpByForm(
  page: Page,
  product: Product,
  email = newEmail(),
): Promise<string> {
  await page.goto(`${product.address}/signup`)
  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
  await page.getByLabel('Account name').fill('Saltmarsh Kitchen')
  await page.getByRole('button', { name: 'Create account' }).click()
  await openSources(page)
  return email
}

/**
 * A new user with a first pinning account, who has opened no screen yet: each takes a page to load.
 */
export async function makeUser(page: Page, product: Product, email = newEmail()): Promise<string> {
  const { request } = page.context()
  await register(request, product, email)
  await send(request, product, { path: '/api/accounts/', data: { name: 'Saltmarsh Kitchen' } })
  return email
}

/** The same, on the first step of the studio. */
export async function signUp(page: Page, product: Product, email = newEmail()): Promise<string> {
  await makeUser(page, product, email)
  await page.goto(product.address)
  await openSources(page)
  return email
}

/**
 * Registers a user and gives them `count` pins of one page; no screen is open yet. The first user
 * of a product with this count generates the pins. Later users import that account, which takes a
 * third of the processor time: they have the pins and their history, but no task. Products don't
 * share the account: its links lead to the product's own demo site.
 */
export async function makePins(page: Page, product: Product, count: number): Promise<string> {
  const { request } = page.context()
  const name = `${count}-${new URL(product.demoSite).port}.pinloom`
  const file = await findKept(name)
  if (file === null) {
    const email = await generatePins(page, product, count)
    await keepAccount(name, await exportAccount(request, product))
    return email
  }
  const email = newEmail()
  await register(request, product, email)
  await importAccount(request, product, file)
  return email
}

/** The same by a task of the user. */
export async function generatePins(page: Page, product: Product, count: number): Promise<string> {
  const email = await makeUser(page, product)
  await generate(page.context().request, product, count)
  return email
}

/** The same, on the step of the pins. */
export async function withPins(page: Page, product: Product, count: number): Promise<string> {
  const email = await makePins(page, product, count)
  await page.goto(`${product.address}/?step=pins`)
  await untilPinsAreShown(page, count)
  return email
}

/**
 * The same, all of it by clicks on this device: it has the events of the pins, which arrive
 * selected, and its service worker saw the pictures come.
 */
export async function withPinsMadeHere(
  page: Page,
  product: Product,
  count: number,
): Promise<string> {
  const email = await signUpByForm(page, product)
  await readPages(page, product, ['roasted-tomato-soup'])
  await startGeneration(page, count)
  await untilPinsAreShown(page, count)
  return email
}

async function untilPinsAreShown(page: Page, count: number): Promise<void> {
  await seen(page.getByText(new RegExp(`^${count} pins?$`))).toBeVisible({ timeout: 60_000 })
}

async function register(
  request: APIRequestContext,
  product: Product,
  email: string,
): Promise<void> {
  await send(request, product, {
    path: '/api/auth/register/',
    data: { first_name: 'Mara', email, password1: PASSWORD, password2: PASSWORD },
  })
}

function newEmail(): string {
  return `mara-${crypto.randomUUID().slice(0, 8)}@example.test`
}

async function openSources(page: Page): Promise<void> {
  await seen(page.getByLabel('Page addresses')).toBeVisible({ timeout: 20_000 })
}

/** Reads one page of the demo site and makes pins of it, as the untouched screens would. */
async function generate(
  request: APIRequestContext,
  product: Product,
  count: number,
): Promise<void> {
  const get = async <T>(path: string): Promise<T> =>
    (await (await request.get(product.address + path)).json()) as T
  const ended = async (timeout: number): Promise<void> =>
    untilTrue(async () => {
      const { tasks } = await get<{ tasks: TaskReport[] }>(taskCalls.listTasks.path)
      return tasks.length > 0 && tasks.every(({ status }) => status === 'succeeded')
    }, timeout)
  const [account] = (await get<{ accounts: { id: string }[] }>('/api/accounts/')).accounts
  const path = `/api/accounts/${account?.id}`
  await send(request, product, {
    path: `${path}/sources/`,
    data: {
      idempotency_key: crypto.randomUUID(),
      source: {
        kind: 'addresses',
        addresses: [`${product.demoSite}/roasted-tomato-soup.html`],
      },
    },
  })
  await ended(READING_TIMEOUT_MS)
  const { pages } = await get<{ pages: ChosenPage[] }>(`${path}/pages/`)
  const { templates } = await get<{ templates: { id: string }[] }>('/api/templates/')
  await send(request, product, {
    path: `${path}/generation/`,
    data: {
      idempotency_key: crypto.randomUUID(),
      config: {
        pages: pages.map(({ id, interests }) => ({
          page_id: id,
          interest_ids: interests.filter(({ chosen }) => chosen).map((interest) => interest.id),
        })),
        n_pins: count,
        pin_types: PinType.options,
        templates: templates.map(({ id }) => id),
        colors: [],
        fonts: [],
      },
    },
  })
  await ended(GENERATION_TIMEOUT_MS)
}

interface ChosenPage {
  readonly id: string
  readonly interests: readonly { readonly id: string; readonly chosen: boolean }[]
}

async function untilTrue(isTrue: () => Promise<boolean>, timeout: number): Promise<void> {
  for (const end = Date.now() + timeout; !(await isTrue());) {
    if (Date.now() > end) throw new Error(`Not so after ${timeout} ms.`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** Null when no journey of this run has kept one of that name. */
async function findKept(name: string): Promise<Buffer | null> {
  return keptFolder === undefined ? null : readFile(join(keptFolder, name)).catch(() => null)
}

/** Of two workers that keep one of the same name at the same moment, the later one's stays. */
async function keepAccount(name: string, file: Buffer): Promise<void> {
  if (keptFolder === undefined) return
  const part = join(keptFolder, `${name}.${process.pid}`)
  await writeFile(part, file)
  await rename(part, join(keptFolder, name))
}
