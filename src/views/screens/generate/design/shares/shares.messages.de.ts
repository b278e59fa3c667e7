/** German. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { sharesMessages } from './shares.messages.ts'

export const sharesDe: WordsOf<typeof sharesMessages> = {
  'shares.title': 'Wovon die Pins handeln werden',
  'shares.pins': '{count, plural, =0 {keine Pins} one {# Pin} other {# Pins}}',
  'shares.wholePage': 'Die ganze Seite',
  'shares.missing': 'Nicht auf dieser Seite: Diese Pins handeln von der ganzen Seite',
  'shares.nothing':
    'Keine deiner Seiten sagt etwas über „{name}“, deshalb entstehen aus diesem Stichwort keine Pins.',
  'shares.made': '{count, plural, =0 {noch keine} one {# schon erstellt} other {# schon erstellt}}',
  'shares.sections':
    '{count, plural, one {# Abschnitt} other {# Abschnitte}} dieser Seite, {open, plural, =0 {alle mit Pins} one {# noch ohne Pins} other {# noch ohne Pins}}',
  'shares.none':
    '{count, plural, one {# Thema bekommt} other {# Themen bekommen}} keinen Pin: Jede Seite bekommt etwa gleich viele Pins, und manche Seite hat mehr Themen als Pins. Erstelle mehr Pins oder wähle weniger Themen.',
  'shares.boards': 'Wenn Themen die Pinnwände deiner früheren Pins behalten',
  'shares.more': '{count, plural, one {# weitere Seite} other {# weitere Seiten}}',
}
