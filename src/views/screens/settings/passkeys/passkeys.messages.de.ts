/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { passkeysMessages } from './passkeys.messages.ts'

export const passkeysDe: WordsOf<typeof passkeysMessages> = {
  'passkeys.title': 'Passkeys',
  'passkeys.lead':
    'Melde dich mit Fingerabdruck, Gesicht oder PIN statt mit deinem Passwort an. Ein Passkey ersetzt auch den Code der Anmeldung in zwei Schritten.',
  'passkeys.needsPassword':
    'Dafür brauchst du zuerst ein Passwort. Fordere unter „Passwort“ einen Link dafür an.',
  'passkeys.notHere':
    'Unter dieser Adresse funktionieren Passkeys nicht. Sie brauchen HTTPS und einen Domainnamen oder „localhost“ auf diesem Computer.',
  'passkeys.add': 'Passkey hinzufügen',
  'passkeys.added': 'Hinzugefügt am {date}',
  'passkeys.used': 'zuletzt benutzt {ago}',
  'passkeys.unused': 'noch nicht benutzt',
  'passkeys.remove': 'Entfernen',
  'passkeys.removeLabel': '{name} entfernen',
  'passkeys.cancel': 'Abbrechen',
  'passkeys.name': 'Name',
  'passkeys.nameHint': 'Zum Beispiel das Gerät, auf dem er liegt.',
  'passkeys.password': 'Aktuelles Passwort',
  'passkeys.code': 'Code aus der App oder ein Wiederherstellungscode',
  'passkeys.next': 'Weiter',
  'passkeys.prompt': 'Folge den Schritten in deinem Browser.',
  'passkeys.wasAdded': 'Der Passkey wurde hinzugefügt.',
  'passkeys.removeTitle': '„{name}“ entfernen?',
  'passkeys.removeBody':
    'Du kannst dich dann nicht mehr damit anmelden. Lösche ihn auch auf deinem Gerät, sonst wird er dort weiter angeboten.',
  'passkeys.wasRemoved': 'Der Passkey wurde entfernt.',
}
