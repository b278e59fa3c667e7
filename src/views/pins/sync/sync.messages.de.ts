/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { syncMessages } from './sync.messages.ts'

export const syncDe: WordsOf<typeof syncMessages> = {
  'shell.saved': 'Gespeichert',
  'shell.saving': 'Wird gespeichert\u00a0…',
  'shell.unsaved': 'Noch nicht gespeichert',
  'shell.unsavedPin': '„{title}“',
  'shell.unsavedPins': '{count, plural, one {# Pin} other {# Pins}}',
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
  'shell.lostAccount':
    'Das Konto „{name}“ wurde auf einem anderen Gerät gelöscht. Seine Seiten und Pins sind weg; deine anderen Konten sind nicht betroffen.',
}
