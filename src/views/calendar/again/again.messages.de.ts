/** German: words of using a published pin again. */
import type { WordsOf } from '../../i18n/text.ts'
import type { againMessages } from './again.messages.ts'

export const againDe: WordsOf<typeof againMessages> = {
  'again.title': 'Diesen Pin wiederverwenden',
  'again.words':
    'Er geht noch einmal hinaus, auf einem anderen Board. Bearbeite ihn vorher, wenn du ein anderes Bild oder andere Worte willst.',
  'again.board': 'Board',
  'again.noBoard': 'Dieser Pin ist schon auf allen deinen Boards. Lege zuerst ein weiteres an.',
  'again.when': 'Nach den Regeln dieses Kontos geht es das nächste Mal {moment}.',
  'again.never': 'Nach den Regeln dieses Kontos gibt es im nächsten Jahr keine Zeit dafür.',
  'again.plan': 'Planen',
  'again.planned': 'Geplant für {moment}',
  'again.undo': 'Rückgängig',
  'again.notChanged':
    'Er konnte nicht geplant werden. Öffne ihn noch einmal und versuche es erneut.',
}
