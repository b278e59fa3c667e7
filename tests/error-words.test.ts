/** The server's own error pages have the application's words. */
import { expect, test } from 'vitest'
import { languages } from '#core/contract/call/languages.ts'
import { errorWords } from '../server/platform/http/failures/page-errors.ts'
import { problemMessages } from '#core/contract/call/problems.contract.ts'
import { wrongHostWords } from '../server/platform/http/failures/wrong-host-page.ts'
import errorAr from '#locales/ar/kit/errors.json' with { type: 'json' }
import errorDe from '#locales/de/kit/errors.json' with { type: 'json' }
import errorMessages from '#locales/en/kit/errors.json' with { type: 'json' }
import operatorAr from '#locales/ar/kit/operator.json' with { type: 'json' }
import operatorDe from '#locales/de/kit/operator.json' with { type: 'json' }
import operatorMessages from '#locales/en/kit/operator.json' with { type: 'json' }
import requestAr from '#locales/ar/problems/request.json' with { type: 'json' }
import requestDe from '#locales/de/problems/request.json' with { type: 'json' }

const drawn = { en: errorMessages, de: errorDe, ar: errorAr }

test.each(languages)('of a page that can’t be made: %s', (language) => {
  const words = drawn[language]
  expect(errorWords[language]).toEqual({
    title: words['errors.serverStatus'],
    status: words['errors.status'].replace('{code}', '500'),
    help: words['errors.serverHelp'],
    again: words['errors.reload'],
    start: words['errors.home'],
  })
})

const operators = { en: operatorMessages, de: operatorDe, ar: operatorAr }
const requests = { en: problemMessages, de: requestDe, ar: requestAr }

test.each(languages)('of a page at another host name: %s', (language) => {
  expect(wrongHostWords[language]).toEqual({
    status: drawn[language]['errors.status'].replace('{code}', '403'),
    help: requests[language]['request.wrongHost'],
    operator: operators[language]['operator.title'],
    setting: operators[language]['operator.ownAddress'],
  })
})
