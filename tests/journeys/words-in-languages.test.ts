/**
 * What the server and core find wrong, as German and Arabic people read it: at the log-in, in the
 * source box, on a card, in the checks before the export, in the settings.
 */
import type { Browser, Page } from 'playwright'
import { expect } from 'vitest'
import authAr from '#locales/ar/auth/auth.json' with { type: 'json' }
import authDe from '#locales/de/auth/auth.json' with { type: 'json' }
import draftsAr from '#locales/ar/drafts/drafts.json' with { type: 'json' }
import draftsDe from '#locales/de/drafts/drafts.json' with { type: 'json' }
import trayAr from '#locales/ar/app/tray.json' with { type: 'json' }
import trayDe from '#locales/de/app/tray.json' with { type: 'json' }
import { STILL_DEVICE, test as base } from './journey.ts'
import { PASSWORD, picture } from './person.ts'
import { makePins } from './prepared.ts'
import { sampled } from './sampled.ts'
import { seen } from './seen.ts'

/** A user with two pins on no board, whose link leads to this machine. */
const test = base.extend('email', { scope: 'file' }, async ({ browser, product }) => {
  const page = await browser.newPage()
  const email = await makePins(page, product, 2)
  await page.close()
  return email
})

interface Wanted {
  readonly words: typeof authDe & typeof draftsDe & typeof trayDe
  readonly wrongPassword: string
  readonly badAddress: string
  readonly failedPage: string
  readonly job: string
  readonly findings: readonly string[]
  readonly service: string
}

const wanted: Record<'de' | 'ar', Wanted> = {
  de: {
    words: { ...authDe, ...draftsDe, ...trayDe },
    wrongPassword: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
    badAddress: '„not an address“ ist keine Webadresse. Schreib sie wie https://example.com/page.',
    failedPage: '„192.168.0.1“ ist eine Adresse in einem privaten Netz',
    job: '192.168.0.1 lesen',
    findings: ['Der Pin ist auf keinem Board. Wähle eines.', 'Nur du kannst diesen Link öffnen'],
    service: 'Wer sich registriert, ist sofort bestätigt und angemeldet.',
  },
  ar: {
    words: { ...authAr, ...draftsAr, ...trayAr },
    wrongPassword: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    badAddress:
      '«\u2068not an address\u2069» ليس رابط ويب. اكتبه مثل \u2068https://example.com/page\u2069.',
    failedPage: '«\u2068192.168.0.1\u2069» عنوان داخل شبكة خاصة',
    job: 'قراءة \u2068192.168.0.1\u2069',
    findings: ['الدبوس ليس على أي لوحة. اختر واحدة.', 'أنت وحدك تستطيع فتح هذا الرابط'],
    service: 'من ينشئ حسابًا يُؤكَّد ويُسجَّل دخوله فورًا.',
  },
}

async function pageIn(browser: Browser, language: string): Promise<Page> {
  const context = await browser.newContext({
    ...STILL_DEVICE,
    locale: language,
  })
  return context.newPage()
}

async function logInWith(page: Page, { words }: Wanted, password: string): Promise<void> {
  await page.getByLabel(words['auth.password'], { exact: true }).fill(password)
  await page.getByRole('button', { name: words['auth.login'], exact: true }).click()
}

for (const language of sampled(['ar', 'de'] as const, 2))
  test(`refusals, warnings and advice are in ${language}`, async ({ browser, product, email }) => {
    const said = wanted[language]
    const page = await pageIn(browser, language)
    await page.goto(`${product.address}/login`)
    await page.getByLabel(said.words['auth.email']).fill(email)
    await logInWith(page, said, 'not this one')
    await seen(page.getByRole('alert')).toContainText(said.wrongPassword)
    await picture(page, `said-${language}-login`)
    await logInWith(page, said, PASSWORD)

    const field = page.getByRole('tabpanel').getByRole('textbox')
    await field.fill('not an address')
    await field.press('Enter')
    await seen(field).toHaveAccessibleDescription(
      new RegExp(said.badAddress.replaceAll(/[.]/g, String.raw`\.`)),
    )
    await picture(page, `said-${language}-address`)
    await field.fill('http://192.168.0.1/router')
    await field.press('Enter')
    await seen(
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: '/router' }) }),
    ).toContainText(said.failedPage)
    // The job that read it is called in the language too, and so is its problem.
    const jobs = page.getByRole('region', { name: said.words['tray.title'] })
    await jobs.getByRole('button', { expanded: false }).click()
    await seen(jobs.getByText(said.job)).toBeVisible()
    await jobs.locator('summary').click()
    await seen(jobs.getByText(said.failedPage)).toHaveCount(2)
    await picture(page, `said-${language}-page`)

    await page.goto(`${product.address}/drafts`)
    await seen(page.locator('[data-pin]')).toHaveCount(2)
    await page.locator('[data-pin]').first().focus()
    await page.keyboard.press('Control+a')
    await page
      .getByRole('button', { name: said.words['drafts.export'], exact: true })
      .first()
      .click()
    for (const finding of said.findings) await seen(page.getByText(finding).first()).toBeVisible()
    await picture(page, `said-${language}-checks`)

    await page.goto(`${product.address}/settings?section=services`)
    // Details for the operator are inside a disclosure.
    await seen(page.locator('main summary').first()).toBeVisible()
    for (const summary of await page.locator('main summary').all()) await summary.click()
    await seen(page.getByText(said.service)).toBeVisible()
    await picture(page, `said-${language}-services`)
    // The list of pages is asked for again: a failure that the server keeps in English.
    await page.goto(`${product.address}/generate`)
    await seen(page.getByText(said.failedPage).first()).toBeVisible()
    expect(await page.getByText('is inside a private network').count()).toBe(0)
    await page.context().close()
  })
