/** German: words of the button that sends chosen pins at once. */
import type { WordsOf } from '../i18n/text.ts'
import type { publishNowMessages } from './publish-now.messages.ts'

export const publishNowDe: WordsOf<typeof publishNowMessages> = {
  'publishNow.button': 'Jetzt veröffentlichen',
  'publishNow.done':
    '{count, plural, one {Er erscheint als Nächstes, sobald deine Regeln es erlauben.} other {# Veröffentlichungen erscheinen als Nächstes, eine nach der anderen, sobald deine Regeln es erlauben.}}',
  'publishNow.boardless':
    '{count, plural, one {# Pin ist auf keinem Board und wird deshalb nicht gesendet. Wähle zuerst ein Board.} other {# Pins sind auf keinem Board und werden deshalb nicht gesendet. Wähle zuerst Boards.}}',
  'publishNow.undo': 'Rückgängig',
}
