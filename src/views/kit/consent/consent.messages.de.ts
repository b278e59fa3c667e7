/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { consentMessages } from './consent.messages.ts'

export const consentDe: WordsOf<typeof consentMessages> = {
  'consent.title': 'Dienste von außen erlauben?',
  'consent.analytics':
    'Nutzungsanalyse: An {host} wird gesendet, welche Bildschirme geöffnet werden, und von wem. Nie, was du eingibst.',
  'consent.chat': 'Chat: Sein Skript wird von {host} geladen, das dann von deinem Besuch weiß.',
  'consent.without': 'Alles geht auch ohne.',
  'consent.allow': 'Erlauben',
  'consent.refuse': 'Nein, danke',
  'consent.more': 'Einzeln wählen',
  'consent.choices': 'Dienste von außen',
  'consent.choicesLead':
    'Nichts davon wird geladen, wenn du es hier nicht erlaubst. Du kannst das jederzeit ändern.',
  'consent.analyticsName': 'Nutzungsanalyse',
  'consent.chatName': 'Chat',
  'consent.chatLater': 'Ein schon geladener Chat verschwindet, sobald eine Seite neu geladen wird.',
  'consent.signal':
    'Dein Browser bittet darum, dich nicht zu verfolgen: Darum wurdest du nicht gefragt, und nichts wird geladen.',
}
