/** German: words on the pins that the rules would hold back. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { heldBackMessages } from './held-back.messages.ts'

export const heldBackDe: WordsOf<typeof heldBackMessages> = {
  'heldBack.perDay':
    '„{title}“ würde bis {moment} zurückgehalten: Das Pin-Limit dieses Tages ist erreicht.',
  'heldBack.hours':
    '„{title}“ müsste bis {moment} warten: Deine Regeln veröffentlichen nur zu bestimmten Uhrzeiten.',
  'heldBack.link':
    '„{title}“ würde bis {moment} zurückgehalten: Deine Regeln halten Pins mit demselben Link auseinander.',
  'heldBack.picture':
    '„{title}“ würde bis {moment} zurückgehalten: Deine Regeln halten Pins mit demselben oder einem ähnlichen Bild auseinander.',
  'heldBack.board':
    '„{title}“ würde bis {moment} zurückgehalten: Deine Regeln halten Pins auf demselben Board auseinander.',
  'heldBack.gap': '„{title}“ würde bis {moment} zurückgehalten: Pins werden nacheinander gesendet.',
  'heldBack.sameTime': 'Für genau diese Minute ist schon ein anderer Pin geplant.',
  'heldBack.more':
    '{count, plural, one {# weiterer Pin würde zurückgehalten.} other {# weitere Pins würden zurückgehalten.}}',
}
