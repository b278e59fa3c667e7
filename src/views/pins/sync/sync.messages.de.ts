/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { syncMessages } from './sync.messages.ts'

export const syncDe: WordsOf<typeof syncMessages> = {
  'sync.saved': 'Gespeichert',
  'sync.saving': 'Wird gespeichert\u00a0…',
  'sync.unsaved': 'Noch nicht gespeichert',
  'sync.unsavedPin': '„{title}“',
  'sync.unsavedPins': '{count, plural, one {# Pin} other {# Pins}}',
  'sync.waiting':
    '{count, plural, one {# Änderung wird gesendet, sobald du wieder online bist. Sie ist auf diesem Gerät gespeichert.} other {# Änderungen werden gesendet, sobald du wieder online bist. Sie sind auf diesem Gerät gespeichert.}}',
  'sync.waitingSignIn':
    '{count, plural, one {# Änderung wird gesendet, sobald du wieder angemeldet bist. Sie ist auf diesem Gerät gespeichert.} other {# Änderungen werden gesendet, sobald du wieder angemeldet bist. Sie sind auf diesem Gerät gespeichert.}}',
  'sync.offline':
    'Du bist offline. Du kannst weiterarbeiten: Deine Änderungen bleiben auf diesem Gerät gespeichert.',
  'sync.offlineWaiting':
    'Du bist offline. {count, plural, one {# Änderung wartet} other {# Änderungen warten}} darauf, gesendet zu werden; du kannst weiterarbeiten.',
  'sync.readOnly':
    'Hier wurde eine neuere Version der Anwendung benutzt, in einem anderen Tab oder auf einem anderen Gerät. In diesem Tab kannst du deine Pins nur ansehen; lade ihn neu, um etwas zu ändern. Nichts ist verloren.',
  'sync.readOnlyShort': 'Nur Ansicht',
  'sync.offlineShort': 'Offline',
  'sync.waitingShort': 'Hier gespeichert',
  'sync.memoryOnly':
    'Änderungen lassen sich auf diesem Gerät nicht speichern: Meist ist kein Platz mehr frei. Schaff Platz, und bleib auf dieser Seite, bis alles gesendet ist.',
  'sync.memoryOnlyShort': 'Hier nicht gespeichert',
  'sync.unconfirmed':
    'Der Server antwortet nicht, deshalb siehst du, was auf diesem Gerät gespeichert ist. Deine Arbeit wird hier gespeichert.',
  'sync.rejected':
    '{count, plural, one {Der Server hat eine Änderung nicht angenommen, deshalb wurde sie auch hier zurückgenommen.} other {Der Server hat # Änderungen nicht angenommen, deshalb wurden sie auch hier zurückgenommen.}} Alles andere ist sicher. Sieh dir die Einzelheiten an und mach {count, plural, one {die Änderung} other {die Änderungen}} dann so, wie der Server sie annimmt.',
  'sync.rejectedIn': 'In „{account}“: {reason}',
  'sync.rejectedChange': '{what}: {reason}',
  'sync.showRejected': 'Einzelheiten',
  'sync.dismiss': 'Ausblenden',
  'sync.sendNow': 'Jetzt senden',
  'sync.newBuild': 'Eine neue Version ist da.',
  'sync.reload': 'Neu laden',
  'sync.lostAccount':
    'Das Konto „{name}“ wurde auf einem anderen Gerät gelöscht. Seine Seiten und Pins sind weg; deine anderen Konten sind nicht betroffen.',
}
