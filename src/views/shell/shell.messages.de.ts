/** German. */
import type { WordsOf } from '../i18n/text.ts'
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
  'shell.newAccount': 'Neues Pin-Konto\u00a0…',
  'shell.manageAccounts': 'Konten und Boards verwalten',
  'shell.accounts': 'Pin-Konten',
  'shell.you': 'Du',
  'shell.userMenu': 'Dein Menü: {name}',
  'shell.profile': 'Profil und Passwort',
  'shell.shortcuts': 'Tastenkürzel',
  'shell.logout': 'Abmelden',
  'shell.accountName': 'Name des Kontos',
  'shell.accountNameHint':
    'Meist der Name deines Profils oder deiner Marke. Du kannst ihn später ändern.',
  'shell.createAccount': 'Konto anlegen',
  'shell.cancel': 'Abbrechen',
  'shell.accountCreated': '„{name}“ ist bereit.',
  'shell.firstPlaceholder': 'Zum Beispiel: Salzwiesenküche',
  'shell.saved': 'Gespeichert',
  'shell.saving': 'Wird gespeichert\u00a0…',
  'shell.unsaved': 'Noch nicht gespeichert',
  'shell.sending':
    '{count, plural, one {# Änderung wird} other {# Änderungen werden}} gesendet\u00a0…',
  'shell.waiting':
    '{count, plural, one {# Änderung wird gesendet, sobald du wieder online bist. Sie ist auf diesem Gerät gespeichert.} other {# Änderungen werden gesendet, sobald du wieder online bist. Sie sind auf diesem Gerät gespeichert.}}',
  'shell.waitingSignIn':
    '{count, plural, one {# Änderung wird gesendet, sobald du wieder angemeldet bist. Sie ist auf diesem Gerät gespeichert.} other {# Änderungen werden gesendet, sobald du wieder angemeldet bist. Sie sind auf diesem Gerät gespeichert.}}',
  'shell.offline':
    'Du bist offline. Du kannst weiterarbeiten: Deine Änderungen bleiben auf diesem Gerät gespeichert.',
  'shell.offlineWaiting':
    'Du bist offline. {count, plural, one {# Änderung wartet} other {# Änderungen warten}} darauf, gesendet zu werden; du kannst weiterarbeiten.',
  'shell.readOnly':
    'Hier wurde eine neuere Version der Anwendung benutzt, in einem anderen Tab oder auf einem anderen Gerät. In diesem Tab kannst du deine Pins nur ansehen; lade ihn neu, um etwas zu ändern. Nichts ist verloren.',
  'shell.readOnlyShort': 'Nur Ansicht',
  'shell.history': 'Verlauf',
  'shell.changes': 'Änderungen',
  'shell.undo': 'Rückgängig',
  'shell.redo': 'Wiederholen',
  'shell.offlineShort': 'Offline',
  'shell.waitingShort': 'Hier gespeichert',
  'shell.memoryOnly':
    'Änderungen lassen sich auf diesem Gerät nicht speichern: Meist ist kein Platz mehr frei. Schaff Platz, und bleib auf dieser Seite, bis alles gesendet ist.',
  'shell.memoryOnlyShort': 'Hier nicht gespeichert',
  'shell.unconfirmed':
    'Der Server antwortet nicht, deshalb siehst du, was auf diesem Gerät gespeichert ist. Deine Arbeit wird hier gespeichert.',
  'shell.rejected':
    '{count, plural, one {Der Server hat eine Änderung nicht angenommen, deshalb wurde sie auch hier zurückgenommen.} other {Der Server hat # Änderungen nicht angenommen, deshalb wurden sie auch hier zurückgenommen.}} Alles andere ist sicher. Sieh dir die Einzelheiten an und mach {count, plural, one {die Änderung} other {die Änderungen}} dann so, wie der Server sie annimmt.',
  'shell.rejectedIn': 'In „{account}“: {reason}',
  'shell.rejectedChange': '{what}: {reason}',
  'shell.showRejected': 'Einzelheiten',
  'shell.dismiss': 'Ausblenden',
  'shell.sendNow': 'Jetzt senden',
  'shell.newBuild': 'Eine neue Version ist da.',
  'shell.reload': 'Neu laden',
  'shell.againTitle': 'Bitte melde dich wieder an',
  'shell.againBody':
    'Deine Sitzung ist abgelaufen. Nichts ist verloren: Aufträge laufen weiter, und deine Änderungen bleiben hier, bis du zurück bist.',
  'shell.againAs': 'Anmelden als {email}',
  'shell.signIn': 'Wieder anmelden',
  'shell.notYou': 'Als jemand anderes anmelden',
  'shell.password': 'Passwort',
  'shell.lostAccount':
    'Das Konto „{name}“ wurde auf einem anderen Gerät gelöscht. Seine Seiten und Pins sind weg; deine anderen Konten sind nicht betroffen.',
  'shell.unsentTitle': 'Änderungen, die nie gesendet wurden',
  'shell.unsentBody':
    '{count, plural, one {# Änderung} other {# Änderungen}} an einem inzwischen gelöschten Konto {count, plural, one {hat} other {haben}} den Server nie erreicht. Speichere sie als Datei, um die Texte zu behalten, oder wirf sie weg. Alles andere ist sicher.',
  'shell.unsentSave': 'Als Datei speichern',
  'shell.unsentDiscard': 'Verwerfen',
}
