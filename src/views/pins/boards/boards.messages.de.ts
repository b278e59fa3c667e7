/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { boardsMessages } from './boards.messages.ts'

export const boardsDe: WordsOf<typeof boardsMessages> = {
  'boards.search': 'Board suchen oder anlegen',
  'boards.create': '„{name}“ anlegen',
  'boards.suggested': 'Vorschläge für neue Boards',
  'boards.none': 'Noch keine Boards. Schreib einen Namen, um das erste anzulegen.',
  'boards.loading': 'Boards werden geladen',
  'boards.failed': 'Die Boards konnten nicht geladen werden: {reason}',
  'boards.createFailed': 'Das Board wurde nicht angelegt: {reason}',
  'boards.done': 'Fertig',
  'boards.list': 'Boards',
  'boards.suggestedFor': 'Für {count, plural, one {# Pin} other {# Pins}} über {topics}',
  'boards.topic': '„{topic}“',
  'boards.creating':
    '{count, plural, one {Noch # Board wird angelegt …} other {Noch # Boards werden angelegt …}}',
  'boards.waits':
    'Pro Minute können nur wenige Boards angelegt werden. Als Nächstes folgt „{name}“. Lass dieses Fenster offen: Die übrigen folgen automatisch.',
  'boards.createAll': '{count, plural, one {# Board} other {Diese # Boards}} anlegen',
}
