/** German: words of new pins that are made like others. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { varyMessages } from './vary.messages.ts'

export const varyDe: WordsOf<typeof varyMessages> = {
  'vary.find': 'Variieren: neue Pins derselben Seiten mit anderen Texten, Bildern und Designs',
  'vary.none': 'Wähle Pins zum Variieren aus oder gehe zu einem.',
  'vary.noPage':
    'Neue Pins entstehen aus einer Seite, und die {count, plural, one {Seite dieses Pins ist} other {Seiten dieser Pins sind}} nicht mehr im Konto.',
  'vary.failed': 'Die neuen Pins konnten nicht gestartet werden. {reason}',
  'vary.started':
    '{count, plural, one {# neuer Pin entsteht} other {# neue Pins entstehen}}, anders als deine bisherigen.',
  'vary.made': '{count, plural, one {# neuer Pin ist} other {# neue Pins sind}} fertig.',
  'vary.fewer':
    '{missing, plural, one {Ein weiterer hätte Texte oder Bilder} other {# weitere hätten Texte oder Bilder}} wiederholt, die diese Seiten schon haben.',
  'vary.nothing':
    'Keine neuen Pins: {count, plural, one {Die Seite hat} other {Die Seiten haben}} keine anderen Texte oder Bilder mehr.',
  'vary.undo': 'Rückgängig',
}
