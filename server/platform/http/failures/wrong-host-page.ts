/**
 * What a browser shows at a host name that is not the server's: where to go, and behind a disclosure
 * what its operator can set.
 */
import type { Language } from '#core/contract/call/languages.ts'
import { escapeMarkup } from '#core/export/escape-markup.ts'
import { plainPage } from './page-errors.ts'

interface WrongHostWords {
  readonly status: string
  /** With `{host}` and `{address}`. */
  readonly help: string
  readonly operator: string
  readonly setting: string
}

/** Those of the catalogues, which only the application reads: tests/error-words.test.ts. */
export const wrongHostWords: Readonly<Record<Language, WrongHostWords>> = {
  en: {
    status: 'Status 403',
    help: 'This server doesn’t answer at {host}. Open {address} instead. If that doesn’t work either, ask the person who runs this server.',
    operator: 'For the person who runs this server',
    setting:
      'Set PUBLIC_URL to the address that people open, and let your proxy pass on the Host header. Then restart the server.',
  },
  de: {
    status: 'Statuscode 403',
    help: 'Dieser Server antwortet nicht unter {host}. Öffne stattdessen {address}. Wenn auch das nicht geht, frag die Person, die diesen Server betreibt.',
    operator: 'Für die Person, die diesen Server betreibt',
    setting:
      'Setze PUBLIC_URL auf die Adresse, die aufgerufen wird, und lass deinen Proxy den Host-Header weitergeben. Starte den Server danach neu.',
  },
  ar: {
    status: 'الحالة 403',
    help: 'لا يستجيب هذا الخادم على {host}. افتح {address} بدلًا من ذلك. وإذا لم ينجح ذلك أيضًا فاسأل من يدير هذا الخادم.',
    operator: 'لمن يدير هذا الخادم',
    setting:
      'عيّن PUBLIC_URL إلى العنوان الذي يفتحه الناس، واجعل الوكيل يمرّر ترويسة Host. ثم أعد تشغيل الخادم.',
  },
}

export function wrongHostPage(language: Language, host: string, address: string): string {
  const { status, help, operator, setting } = wrongHostWords[language]
  const to = escapeMarkup(address)
  const words = help
    .replace('{host}', () => `<bdi>${escapeMarkup(host)}</bdi>`)
    .replace('{address}', () => `<a href="${to}" dir="ltr">${to}</a>`)
  return plainPage(
    language,
    status,
    `<h1>${status}</h1>
<p>${words}</p>
<details>
<summary>${operator}</summary>
<p>${setting}</p>
</details>`,
  )
}
