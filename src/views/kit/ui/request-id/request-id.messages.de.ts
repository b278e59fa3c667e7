/** German. */
import type { WordsOf } from '../../i18n/text.ts'
import type { requestIdMessages } from './request-id.messages.ts'

export const requestIdDe: WordsOf<typeof requestIdMessages> = {
  'requestId.details': 'Einzelheiten',
  'requestId.quote': 'Gib das an, wenn du um Hilfe bittest:',
  'requestId.copy': 'Kopieren',
  'requestId.copyLabel': 'Kennung dieses Fehlers kopieren',
  'requestId.copied': 'Kopiert',
}
