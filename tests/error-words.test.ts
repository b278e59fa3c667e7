/** The server's own error page says what the application's would. */
import { expect, test } from 'vitest'
import { languages } from '#core/contract/call/languages.ts'
import { errorWords } from '../server/platform/http/failures/page-errors.ts'
import { errorAr } from '../src/views/kit/errors/errors.messages.ar.ts'
import { errorDe } from '../src/views/kit/errors/errors.messages.de.ts'
import { errorMessages } from '../src/views/kit/errors/errors.messages.ts'

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
