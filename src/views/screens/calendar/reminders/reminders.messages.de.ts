/** German: words on reminders of what is to be published by hand. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { remindersMessages } from './reminders.messages.ts'

export const remindersDe: WordsOf<typeof remindersMessages> = {
  'reminders.title': 'Erinnerungen',
  'reminders.feed': 'In deinem eigenen Kalender',
  'reminders.feedWords':
    'Abonniere deinen Plan in Google Kalender, Apple Kalender oder Outlook. Wer die Adresse hat, kann den Plan lesen: Behalte sie für dich.',
  'reminders.feedLocal':
    'Nur Programme auf diesem Computer oder in diesem Netzwerk können die Adresse öffnen, denn diese Website hat keine öffentliche Adresse.',
  'reminders.make': 'Adresse erstellen',
  'reminders.new': 'Neue Adresse',
  'reminders.newWords': 'Die Adresse vom {date} gilt. Sie kann nicht noch einmal gezeigt werden.',
  'reminders.newHint': 'Mit einer neuen Adresse gilt die alte nicht mehr.',
  'reminders.end': 'Abo beenden',
  'reminders.ended': 'Die Adresse gilt nicht mehr.',
  'reminders.address': 'Adresse deines Kalenders',
  'reminders.addressHint': 'Sie wird nur jetzt gezeigt. Kopiere sie in dein Kalenderprogramm.',
  'reminders.copy': 'Adresse kopieren',
  'reminders.copied': 'Adresse kopiert.',
  'reminders.notCopied': 'Kopieren ging nicht. Markiere die Adresse und kopiere sie selbst.',
  'reminders.mail': 'Per Mail',
  'reminders.mailOn': 'Jeden Morgen eine Mail mit den Pins, die an dem Tag von Hand dran sind',
  'reminders.mailHint':
    'Gegen 7 Uhr in der Zeitzone dieses Kontos. Ist nichts fällig, kommt keine Mail.',
  'reminders.failed': 'Die Erinnerungen konnten nicht geändert werden',
  'reminders.offline':
    'Die Erinnerungen konnten nicht geladen werden. Versuche es wieder, wenn du online bist.',
}
