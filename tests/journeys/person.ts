/**
 * What a person does in the product, by role and name as a screen reader would find it. Journeys
 * are made of these.
 */
import type { APIRequestContext, APIResponse, BrowserContext, Locator, Page } from 'playwright/test'
import type { Product } from './product.ts'
import { seen } from './seen.ts'

export const PASSWORD = 'correct horse battery'

export interface ServerPin {
  readonly id: string
  readonly image_url: string
  readonly title: string
  readonly link: string
  readonly favored: boolean
  readonly created_at: number
  readonly status: string
  readonly design: { readonly template_id: string }
}

/** Brings pages of the demo site and waits until all are read. */
export async function readPages(
  page: Page,
  product: Product,
  names: readonly string[],
): Promise<void> {
  await page
    .getByLabel('Page addresses')
    .fill(names.map((name) => `${product.demoSite}/${name}.html`).join('\n'))
  await page.getByRole('button', { name: /^Read (\d+ )?page/ }).click()
  const ready = page.getByRole('button', {
    name: new RegExp(`^Continue with ${names.length} page`),
  })
  await seen(ready).toBeEnabled({ timeout: 90_000 })
  await ready.click()
  // Pages may still be read behind that button.
  const next = page.getByRole('button', { name: 'Continue to design' })
  await seen(next).toBeEnabled({ timeout: 90_000 })
}

/** From the interests to the running job. */
export async function startGeneration(page: Page, count: number): Promise<void> {
  await page.getByRole('button', { name: 'Continue to design' }).click()
  const number = page.getByRole('textbox', { name: 'Number of pins' })
  await number.fill(String(count))
  await number.blur()
  await page.getByRole('button', { name: new RegExp(`^Make ${count} pins?$`) }).click()
}

/** How many pins the account has now, as the server says: no page can hide or double one. */
export async function pinsOnServer(
  context: BrowserContext,
  product: Product,
): Promise<ServerPin[]> {
  const { accounts } = (await (
    await context.request.get(`${product.address}/api/accounts/`)
  ).json()) as { accounts: { id: string }[] }
  const pins: ServerPin[] = []
  for (const account of accounts) {
    let cursor: string | null = ''
    while (cursor !== null) {
      const answer = await context.request.get(
        `${product.address}/api/accounts/${account.id}/pins/${cursor === '' ? '' : `?cursor=${encodeURIComponent(cursor)}`}`,
      )
      const body = (await answer.json()) as { pins: typeof pins; next: string | null }
      pins.push(...body.pins)
      cursor = body.next
    }
  }
  return pins
}

/**
 * What the server has written down of the account, in its order: an event that came twice would
 * be there twice.
 */
export async function eventsOnServer(
  context: BrowserContext,
  product: Product,
  type: string,
): Promise<{ id: string; pin: string }[]> {
  const { accounts } = (await (
    await context.request.get(`${product.address}/api/accounts/`)
  ).json()) as { accounts: { id: string }[] }
  const answer = await context.request.get(
    `${product.address}/api/accounts/${accounts[0]?.id ?? ''}/pin-events/?after=0&limit=1000`,
  )
  const { events } = (await answer.json()) as {
    events: { id: string; event: { type: string; data: { id: string } } }[]
  }
  return events
    .filter(({ event }) => event.type === type)
    .map(({ id, event }) => ({ id, pin: event.data.id }))
}

/** Signs in with the form of the open page. */
export async function logIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Log in' }).click()
}

/** The same person on another device, without a screen. */
export async function logInElsewhere(
  request: APIRequestContext,
  product: Product,
  email: string,
): Promise<void> {
  await send(request, product, { path: '/api/auth/login/', data: { email, password: PASSWORD } })
}

/** One call that changes something, with the forgery token that every page has. */
export async function send(
  request: APIRequestContext,
  product: Product,
  { method = 'POST', path, data = {} }: { method?: string; path: string; data?: object },
): Promise<APIResponse> {
  const { csrfToken } = (await (await request.get(`${product.address}/api/auth/csrf/`)).json()) as {
    csrfToken: string
  }
  const answer = await request.fetch(product.address + path, {
    method,
    data,
    headers: { 'X-CSRFToken': csrfToken },
  })
  if (!answer.ok())
    throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer
}

/** The favorite button of every pin that is seen, in their order. */
export function hearts(page: Page): Locator {
  return page.locator('[data-pin] [data-action="favor"]')
}

/** The screen of all pins, when they are there. */
export async function openDrafts(page: Page, product: Product): Promise<void> {
  await page.goto(`${product.address}/drafts`)
  await seen(page.locator('[data-pin]').first()).toBeVisible()
}

export function gridOf(page: Page): Locator {
  return page.getByRole('grid', { name: 'Generated pins' })
}

const picturesFolder = process.env['JOURNEY_PICTURES']
export const savesPictures = picturesFolder !== undefined

/** A picture of what a person sees now, when JOURNEY_PICTURES names a folder. */
export async function picture(page: Page, name: string): Promise<void> {
  if (savesPictures) await page.screenshot({ path: `${picturesFolder}/${name}.png` })
}
