import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { Failure } from '#core/contract/client.ts'
import { fieldError } from '../../../kit/context/data.ts'
import { createI18n } from '../../../kit/i18n/text.ts'
import settingsMessages from '#locales/en/settings/settings.json' with { type: 'json' }
import passkeysMessages from '#locales/en/settings/passkeys.json' with { type: 'json' }
import { ProofFields } from './proof-fields.tsx'
import { useProof } from './use-proof.ts'

const factor = vi.hoisted(() => ({ load: {} }))
vi.mock(import('../../../kit/context/data.ts'), async (original) => ({
  ...(await original()),
  useLoad: (() => factor.load) as never,
}))
vi.mock('../../../kit/forms/failure-words.ts', () => ({
  useFailureWords: () => (failure: Failure) => failure.message,
}))

function Fields({ failure }: { failure: Failure | null }) {
  return <ProofFields by={useProof(failure)} errorOf={(field) => fieldError(failure, field)} />
}

function shown(load: object, failure: Failure | null = null): string {
  factor.load = { data: null, failure: null, reload: () => undefined, ...load }
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n({ ...settingsMessages, ...passkeysMessages }, 'en')}>
      <Fields failure={failure} />
    </I18nProvider>,
  )
}

const failed = (body: object | null, message: string) =>
  ({ code: 'server_error', message, body, requestId: null }) as unknown as Failure
const CODE = 'Code from the app'

test('the code is asked for where two-step login is on', () => {
  expect(shown({ status: 'ready', data: { enabled_at: 1 } })).toContain(CODE)
  expect(shown({ status: 'ready', data: { enabled_at: null } })).not.toContain(CODE)
})

test('the code is asked for once a failure names it', () => {
  const failure = failed({ passcode: ['Enter a code.'] }, 'Enter a code.')
  for (const load of [{ status: 'loading' }, { status: 'ready', data: { enabled_at: null } }])
    expect(shown(load, failure)).toMatch(new RegExp(`${CODE}.*Enter a code`))
})

test('a failed load is shown', () => {
  const load = { status: 'failed', failure: failed(null, 'The server is busy.') }
  expect(shown(load)).toContain('The server is busy.')
})
