/** The server's own error page says what the application's would. */
import { expect, test } from 'vitest'
import { languages } from '#core/contract/call/languages.ts'
import { errorWords } from '../server/platform/http/failures/page-errors.ts'
import errorAr from '#locales/ar/kit/errors.json' with { type: 'json' }
import errorDe from '#locales/de/kit/errors.json' with { type: 'json' }
import errorMessages from '#locales/en/kit/errors.json' with { type: 'json' }

const drawn = { en: errorMessages, de: errorDe, ar: errorAr }

test.each(languages)('%s', (language) => {
  const words = drawn[language]
  expect(errorWords[language]).toEqual({
    title: words['errors.serverStatus'],
    status: words['errors.status'].replace('{code}', '500'),
    help: words['errors.serverHelp'],
    again: words['errors.reload'],
    start: words['errors.home'],
  })
})
