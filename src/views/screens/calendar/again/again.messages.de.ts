/** German: words of using a published pin again. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { againMessages } from './again.messages.ts'

export const againDe: WordsOf<typeof againMessages> = {
  'again.title': 'Diesen Pin wiederverwenden',
  'again.words': 'Er wird noch einmal veröffentlicht, auf einem anderen Board.',
  'again.vary': 'Damit es nicht zweimal derselbe Pin ist',
  'again.vary.template': 'Andere Vorlage verwenden',
  'again.vary.picture': 'Anderes Bild der Seite verwenden',
  'again.vary.title': 'Anderen Titel verwenden: „{title}“',
  'again.varyHint': 'Was schon veröffentlicht ist, bleibt, wie es ist.',
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
