import { expect, test } from 'vitest'
import { type Catalogue, createI18n, translator } from '../../../kit/i18n/text.ts'
import connectionAr from '#locales/ar/settings/connection.json' with { type: 'json' }
import connectionDe from '#locales/de/settings/connection.json' with { type: 'json' }
import connectionMessages from '#locales/en/settings/connection.json' with { type: 'json' }

const languages: [string, Catalogue][] = [
  ['en', connectionMessages],
  ['de', connectionDe],
  ['ar', connectionAr],
]

test.each(languages)('names only the network of a practice account, in %s', (locale, catalogue) => {
  const t = translator(createI18n(catalogue, locale), connectionMessages)
  for (const id of ['connection.connected', 'connection.done'] as const) {
    expect(t(`${id}.practice`, { username: 'practice-user' })).not.toContain('practice-user')
    expect(t(`${id}.pinterest`, { username: 'plum.cook' })).toContain('plum.cook')
  }
})
