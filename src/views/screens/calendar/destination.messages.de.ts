/** German: words of the dialogs in which a pin gets its time and its board. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { destinationMessages } from './destination.messages.ts'

export const destinationDe: WordsOf<typeof destinationMessages> = {
  'destination.details': 'Geplanter Pin',
  'destination.detailsPublished': 'Veröffentlichter Pin',
  'destination.detailsOther': 'Pin im Kalender',
  'destination.date': 'Datum',
  'destination.time': 'Uhrzeit',
  'destination.network':
    'Die Zeiten gelten für {zone}, die Zeitzone dieses Kontos. In einer Pinterest-Datei steht dieselbe Zeit als {moment} (UTC).',
  'destination.ownTime': 'Bei dir, in {zone}, ist das {moment}.',
  'destination.board': 'Auf Board',
  'destination.next':
    '„Jetzt noch einmal versuchen“: Er geht auf „{board}“, sobald deine Regeln es erlauben. „Neu planen“: Er geht zur Zeit oben dorthin.',
  'destination.otherBoard':
    'Der Pin ist auf „{pinBoard}“. Diese Veröffentlichung geht stattdessen auf „{board}“.',
  'destination.otherBoardSent':
    'Der Pin ist auf „{pinBoard}“. Veröffentlicht wurde er stattdessen auf „{board}“.',
  'destination.use': '„{board}“ verwenden',
  'destination.move': 'Verschieben',
  'destination.planAgain': 'Neu planen',
  'destination.plan': 'Planen',
  'destination.planMany': 'Sie belegen ab diesem Termin nacheinander die freien Termine.',
  'destination.remove': 'Aus dem Kalender entfernen',
  'destination.again': 'Wiederverwenden …',
  'destination.edit': 'Pin bearbeiten',
}
