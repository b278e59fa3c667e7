/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { newAccountMessages } from './account.messages.ts'

export const newAccountDe: WordsOf<typeof newAccountMessages> = {
  'shell.newAccount': 'Neues Pin-Konto\u00a0…',
  'shell.accountName': 'Name des Kontos',
  'shell.accountNameHint':
    'Meist der Name deines Profils oder deiner Marke. Du kannst ihn später ändern.',
  'shell.createAccount': 'Konto anlegen',
  'shell.cancel': 'Abbrechen',
  'shell.accountCreated': '„{name}“ ist bereit.',
  'shell.firstPlaceholder': 'Zum Beispiel: Salzwiesenküche',
}
