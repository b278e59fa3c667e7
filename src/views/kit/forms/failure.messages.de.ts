/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { failureMessages } from './failure.messages.ts'

export const failureDe: WordsOf<typeof failureMessages> = {
  'failure.failed': 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  'failure.noAnswer':
    'Der Server hat nicht geantwortet. Prüf deine Verbindung und versuch es noch einmal; was du eingegeben hast, bleibt erhalten.',
  'failure.rateLimited':
    'Zu viele Versuche in kurzer Zeit. Warte eine Minute und versuch es dann noch einmal.',
}
