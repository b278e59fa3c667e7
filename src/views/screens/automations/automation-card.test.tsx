import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Automation } from '#core/contract/publishing/automations.contract.ts'
import { problem } from '#core/contract/call/problems.contract.ts'
import { withCodes } from '#core/contract/words/problem.schema.ts'
import { createI18n } from '../../kit/i18n/text.ts'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import { AutomationCard } from './automation-card.tsx'
import automationsMessages from '#locales/en/automations/automations.json' with { type: 'json' }
import type { AutomationActions } from './use-automations.ts'

const automation = {
  settings: {
    name: 'Soups',
    sources: [{ kind: 'feed', address: 'https://example.test/feed' }],
    pins_a_page: 1,
    goal: { kind: 'drafts' },
    again_after_days: null,
  },
  is_on: true,
  next_run_at: null,
  waiting: 0,
  last_run: null,
}

/** The tag of the button that starts a run. */
function runButton(why: Parameters<typeof problem>[0] | null): string {
  const held = withCodes({ problem: why === null ? null : problem(why) })
  const shown = renderToStaticMarkup(
    <I18nProvider i18n={createI18n({ ...automationsMessages, ...uiMessages }, 'en')}>
      <AutomationCard
        one={{ ...automation, ...held } as unknown as Automation}
        actions={{ isBusy: () => false } as unknown as AutomationActions}
        onEdit={() => undefined}
        onLog={() => undefined}
      />
    </I18nProvider>,
  )
  return /<button[^>]*>(?=(?:(?!<button).)*Run now)/.exec(shown)?.[0] ?? ''
}

test.each(['accountPaused', 'accountLost', 'accountStopped'] as const)(
  'a run can’t be started where the account holds it: %s',
  (hold) => {
    expect(runButton(`automations.${hold}`)).toMatch(/ disabled=""/)
  },
)

test('a run can be started where nothing holds it, and after its own failures', () => {
  expect(runButton(null)).toMatch(/^<button(?!.* disabled="")/)
  expect(runButton('automations.imported')).toMatch(/^<button(?!.* disabled="")/)
})
