import { I18nProvider } from '@lingui/react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { problem } from '#core/contract/call/problems.contract.ts'
import { createI18n } from '../i18n/text.ts'
import operatorAr from '#locales/ar/kit/operator.json' with { type: 'json' }
import operatorDe from '#locales/de/kit/operator.json' with { type: 'json' }
import operatorMessages from '#locales/en/kit/operator.json' with { type: 'json' }
import { OperatorAdvice } from './operator-advice.tsx'

async function shown(
  about: Parameters<typeof OperatorAdvice>[0]['problem'],
  catalogue: typeof operatorMessages = operatorMessages,
): Promise<string> {
  const { prelude } = await prerender(
    <I18nProvider i18n={createI18n(catalogue, 'en')}>
      <OperatorAdvice problem={about} />
    </I18nProvider>,
  )
  return new Response(prelude).text()
}

test.each([
  [problem('billing.off'), 'STRIPE_SECRET_KEY'],
  [
    problem('request.wrongHost', { host: 'mybox', address: 'https://pins.example.com' }),
    'PUBLIC_URL',
  ],
])(
  '$code names its setting only behind the closed disclosure for operators',
  async (about, name) => {
    expect(about.message).not.toContain(name)
    for (const catalogue of [operatorMessages, operatorDe, operatorAr]) {
      const words = await shown(about, catalogue)
      expect(words).toContain(catalogue['operator.title'])
      expect(words).toMatch(new RegExp(`<details(?![^>]* open)[^>]*><summary.*</summary>.*${name}`))
    }
  },
)

test('another problem, and a sentence without a code, have nothing for operators', async () => {
  expect(await shown(problem('billing.unreachable'))).toBe('')
  expect(await shown('Payments are turned off on this server.')).toBe('')
  expect(await shown(undefined)).toBe('')
})
