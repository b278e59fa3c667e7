/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { uiMessages } from './ui.messages.ts'

export const uiDe: WordsOf<typeof uiMessages> = {
  'ui.dismiss': 'Ausblenden',
  'ui.close': 'Schließen',
  'ui.remove': '{name} entfernen',
  'ui.clear': 'Leeren',
  'ui.loading': 'Lädt\u00a0…',
  'ui.retry': 'Noch einmal versuchen',
  'ui.increase': 'Erhöhen',
  'ui.decrease': 'Verringern',
  'ui.notifications': 'Mitteilungen',
  'ui.addHint': 'Tippen und Enter drücken',
  'ui.showPassword': 'Passwort zeigen',
  'ui.hidePassword': 'Passwort verbergen',
  'ui.pasteTooLong':
    'Nichts wurde eingefügt: {count, number} Zeichen sind zu viele für dieses Feld.',
  'ui.pasteLimit': 'Höchstens {count, number} auf einmal. Was hier stand, ist unverändert.',
}
