/**
 * What the server costs: nothing by default; with plans, from a visitor's choice over signing up
 * and Stripe's page to the plan that they have.
 */
import type { Page } from 'playwright'
import { describe, expect, onTestFinished } from 'vitest'
import { PAYMENTS_OFF } from '../../server/features/billing/billing-parts.ts'
import type { FakeStripe } from '../support/billing/stripe-server.ts'
import { test as testWithoutPlans, testStopping } from './journey.ts'
import { PASSWORD, picture } from './person.ts'
import { seen } from './seen.ts'
import { sharedServices } from './shared.ts'
import { violationsIn } from './violations.ts'

/** A product of this worker that may be stopped, with Stripe subscriptions. */
const test = testStopping.extend('till', { scope: 'file' }, async () => {
  const { till } = await sharedServices()
  return till
})

async function signUpHere(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('Email').fill(`mara-${crypto.randomUUID().slice(0, 8)}@example.test`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up' }).click()
}

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) })
const openCheckouts = ({ checkouts }: FakeStripe) =>
  [...checkouts.values()].filter(({ status }) => status === 'open')

describe('without plans', () => {
  const test = testWithoutPlans

  test('without plans everything is included and no payment is offered', async ({
    page,
    product,
  }) => {
    const asked: string[] = []
    page.on(
      'request',
      (request) => void (request.url().includes('/api/billing') && asked.push(request.url())),
    )
    await page.goto(`${product.address}/subscribe`)
    await seen(
      page.getByRole('heading', { level: 1, name: 'Self-hosted, everything included' }),
    ).toBeVisible()
    await seen(page.getByRole('link', { name: 'Make your first pins' })).toHaveAttribute(
      'href',
      '/signup',
    )
    await picture(page, 'subscribe-default')
    expect(asked).toEqual([])
  })
})

test('a visitor chooses a plan, signs up, pays at Stripe, has the plan and gets a link to the portal', async ({
  page,
  product,
  till,
}) => {
  await page.goto(`${product.address}/subscribe`)
  await seen(card(page, 'Plus').getByText('9 € a month')).toBeVisible()
  await picture(page, 'subscribe-plans')
  await page.getByRole('button', { name: 'Choose Plus' }).click()
  await seen(page).toHaveURL(/\/signup\?redirect_to=/)
  await signUpHere(page)
  await seen(card(page, 'Plus').getByText('Your choice')).toBeVisible({ timeout: 20_000 })
  await page.getByRole('button', { name: 'Choose Plus' }).dblclick()
  await seen(page.getByRole('heading', { name: 'price_plus' })).toBeVisible()
  expect(till.stripe.checkouts.size).toBe(1)
  await page.getByRole('link', { name: 'Pay' }).click()
  await seen(page.getByText('Thank you. Your payment went through.')).toBeVisible({
    timeout: 20_000,
  })
  await seen(page.getByText('Your plan: Plus')).toBeVisible()
  await seen(page.getByRole('button', { name: 'Your plan' })).toBeDisabled()
  await picture(page, 'subscribe-paid')
  expect(await violationsIn(page, { theme: 'dark-experimental', width: 1440 })).toEqual([])
  await page.getByRole('button', { name: 'Switch to Team' }).click()
  await seen(page).toHaveURL(/\/portal\?back=/)
})

test('a cancelled checkout charges nothing, and a payment with a lost webhook is found', async ({
  page,
  product,
  till,
}) => {
  till.isLost = true
  onTestFinished(() => {
    till.isLost = false
  })
  await page.goto(`${product.address}/signup?redirect_to=/subscribe`)
  await signUpHere(page)
  await page.getByRole('button', { name: 'Choose Team' }).click()
  await page.getByRole('link', { name: 'Back' }).click()
  await seen(page.getByText('You cancelled the payment. Nothing was charged.')).toBeVisible({
    timeout: 20_000,
  })
  await page.getByRole('button', { name: 'Choose Plus' }).click()
  await page.getByRole('link', { name: 'Pay' }).click()
  await seen(page.getByText('Your plan: Plus')).toBeVisible({ timeout: 20_000 })
  await expect.poll(() => openCheckouts(till.stripe)).toEqual([])
})

test('an unavailable Stripe is reported, and a second press succeeds', async ({
  page,
  product,
  till,
}) => {
  await page.goto(`${product.address}/signup?redirect_to=/subscribe`)
  await signUpHere(page)
  await seen(page.getByRole('button', { name: 'Choose Plus' })).toBeVisible({ timeout: 20_000 })
  till.stripe.trouble = { status: 500, count: 2 }
  await page.getByRole('button', { name: 'Choose Plus' }).click()
  await seen(page.getByText('We couldn’t reach Stripe. You weren’t charged.')).toBeVisible()
  await page.getByRole('button', { name: 'Choose Plus' }).click()
  await seen(page.getByRole('heading', { name: 'price_plus' })).toBeVisible()
})

test('where payments were turned off meanwhile, the setting is shown only behind the operator’s disclosure', async ({
  page,
  product,
}) => {
  await page.goto(`${product.address}/signup?redirect_to=/subscribe`)
  await signUpHere(page)
  await seen(page.getByRole('button', { name: 'Choose Plus' })).toBeVisible({ timeout: 20_000 })
  const { status, body } = PAYMENTS_OFF
  await page.route('**/api/billing/checkout/', async (route) =>
    route.fulfill({ status, json: body }),
  )
  await page.getByRole('button', { name: 'Choose Plus' }).click()
  await seen(page.getByText('Payments are turned off on this server.')).toBeVisible()
  const setting = page.getByText('STRIPE_SECRET_KEY')
  const title = page.getByText('For the person who runs this server')
  await seen(title).toBeVisible()
  await seen(setting).toBeHidden()
  await title.click()
  await seen(setting).toBeVisible()
  await picture(page, 'subscribe-payments-off')
})
