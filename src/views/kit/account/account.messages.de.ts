/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { newAccountMessages } from './account.messages.ts'

export const newAccountDe: WordsOf<typeof newAccountMessages> = {
  'account.new': 'Neues Pin-Konto\u00a0…',
  'account.name': 'Name des Kontos',
  'account.nameHint':
    'Meist der Name deines Profils oder deiner Marke. Du kannst ihn später ändern.',
  'account.create': 'Konto anlegen',
  'account.cancel': 'Abbrechen',
  'account.created': '„{name}“ ist bereit.',
  'account.firstPlaceholder': 'Zum Beispiel: Salzwiesenküche',
}
