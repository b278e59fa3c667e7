import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Layer, When } from '#core/templates/document/template.schema.ts'
import { createI18n } from '../../../../kit/i18n/text.ts'
import uiMessages from '#locales/en/kit/ui.json' with { type: 'json' }
import valuesMessages from '#locales/en/templates/values.json' with { type: 'json' }
import versionMessages from '#locales/en/templates/version.json' with { type: 'json' }
import { CaseFields } from './case-fields.tsx'

function shown(when: When): string {
  const layer: Layer = {
    id: 'bar',
    kind: 'shape',
    shape: 'rect',
    fill: 'accent',
    cases: [{ when, set: { fill: 'text' } }],
  }
  const messages = { ...valuesMessages, ...versionMessages, ...uiMessages }
  return renderToStaticMarkup(
    <I18nProvider i18n={createI18n(messages, 'en')}>
      <CaseFields layer={layer} change={() => undefined} />
    </I18nProvider>,
  )
}

test('a case without conditions is described as one of every pin', () => {
  expect(shown({})).toContain('on every pin')
  expect(shown({ rowsUpTo: 3 })).toContain('where all of these are true')
  expect(shown({ rowsUpTo: 3 })).not.toContain('on every pin')
})
