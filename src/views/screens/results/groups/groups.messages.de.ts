/** German: groups of pins, and what follows from them. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { groupsMessages } from './groups.messages.ts'

export const groupsDe: WordsOf<typeof groupsMessages> = {
  'groups.title': 'Was ankommt',
  'groups.none':
    'Sobald hier gemachte Pins veröffentlicht und gesehen sind, kannst du sie nach Vorlage, Board, Uhrzeit und mehr vergleichen.',
  'groups.by': 'Pins gruppieren nach',
  'groups.by.template': 'Vorlage',
  'groups.by.pinType': 'Pin-Art',
  'groups.by.board': 'Board',
  'groups.by.interest': 'Interesse',
  'groups.by.page': 'Seite',
  'groups.by.hour': 'Uhrzeit',
  'groups.by.weekday': 'Wochentag',
  'groups.metric': 'Vergleichen',
  'groups.metric.saves': 'Merkvorgänge',
  'groups.metric.outbound_clicks': 'Ausgehende Klicks',
  'groups.pins': 'Pins',
  'groups.impressions': 'Impressionen',
  'groups.rate.saves': 'Merkvorgänge je Impression',
  'groups.rate.outbound_clicks': 'Klicks je Impression',
  'groups.interval': '{low} bis {high}',
  'groups.compared': 'Verglichen mit allen anderen',
  'groups.verdict.more': 'Öfter',
  'groups.verdict.less': 'Seltener',
  'groups.verdict.unclear': 'Kein klarer Unterschied',
  'groups.verdict.few': 'Zu wenige Pins zum Vergleichen',
  'groups.ratio': '{times}-mal ({low} bis {high})',
  'groups.more': 'Die {shown} größten von {count} Gruppen.',
  'groups.how':
    'Nur hier gemachte Pins, über ihr ganzes Leben. Ein Bereich sagt, wo der wahre Anteil in 19 von 20 Fällen liegt. Besser oder schlechter heißt eine Gruppe nur, wenn ihr Bereich nichts anderes zulässt, mit mindestens 20 Pins auf jeder Seite.',
  'groups.type.photo': 'Foto mit Überschrift',
  'groups.type.split': 'Geteilt',
  'groups.type.list': 'Liste',
  'groups.type.steps': 'Schritte',
  'groups.type.quote': 'Zitat',
  'groups.type.collage': 'Collage',
  'groups.type.text': 'Nur Text',
  'groups.type.card': 'Karte',
  'groups.suggestion':
    'Pins mit „{name}“ werden {times}-mal so oft gemerkt ({pins, plural, one {# Pin} other {# Pins}}).',
  'groups.suggestionWhy':
    'Verglichen mit {count, plural, one {# anderen Pin} other {# anderen Pins}}, sicher mindestens {least}-mal.',
  'groups.accept': 'Öfter verwenden',
  'groups.accepted': '„{name}“ kommt in deinen nächsten Pins etwa doppelt so oft vor.',
  'groups.acceptedWhere': 'Du siehst es, wo du Vorlagen wählst, und kannst es dort herausnehmen.',
  'groups.generate': 'Pins machen',
  'groups.takeOut': 'Herausnehmen',
}
