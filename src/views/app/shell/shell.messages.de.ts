/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { shellMessages } from './shell.messages.ts'

export const shellDe: WordsOf<typeof shellMessages> = {
  'shell.skip': 'Zum Inhalt springen',
  'shell.nav': 'Hauptmenü',
  'shell.generate': 'Erstellen',
  'shell.drafts': 'Entwürfe',
  'shell.calendar': 'Kalender',
  'shell.results': 'Ergebnisse',
  'shell.templates': 'Vorlagen',
  'shell.settings': 'Einstellungen',
  'shell.search': 'Suchen',
  'shell.searchHint': 'Suchen nach allem (Strg+K)',
  'shell.account': 'Pin-Konto',
  'shell.accountNow': 'Pin-Konto: {name}. Wechseln oder ein neues anlegen',
  'shell.practice': 'Übungsnetz',
  'shell.practiceAccount': '{name} (Übungsnetz)',
  'shell.noAccount': 'Kein Konto',
  'shell.manageAccounts': 'Konten und Boards verwalten',
  'shell.accounts': 'Pin-Konten',
  'shell.you': 'Du',
  'shell.userMenu': 'Dein Menü: {name}',
  'shell.profile': 'Profil und Passwort',
  'shell.shortcuts': 'Tastenkürzel',
  'shell.logout': 'Abmelden',
  'shell.sending':
    '{count, plural, one {# Änderung wird} other {# Änderungen werden}} gesendet\u00a0…',
  'shell.history': 'Verlauf',
  'shell.changes': 'Änderungen',
  'shell.undo': 'Rückgängig',
  'shell.redo': 'Wiederholen',
  'shell.againTitle': 'Bitte melde dich wieder an',
  'shell.againBody':
    'Deine Sitzung ist abgelaufen. Nichts ist verloren: Aufträge laufen weiter, und deine Änderungen bleiben hier, bis du zurück bist.',
  'shell.againAs': 'Anmelden als {email}',
  'shell.signIn': 'Wieder anmelden',
  'shell.notYou': 'Als jemand anderes anmelden',
  'shell.password': 'Passwort',
  'shell.unsentTitle': 'Änderungen, die nie gesendet wurden',
  'shell.unsentBody':
    '{count, plural, one {# Änderung} other {# Änderungen}} an einem inzwischen gelöschten Konto {count, plural, one {hat} other {haben}} den Server nie erreicht. Speichere sie als Datei, um die Texte zu behalten, oder wirf sie weg. Alles andere ist sicher.',
  'shell.unsentSave': 'Als Datei speichern',
  'shell.unsentDiscard': 'Verwerfen',
}
