/** German: templates that come more often. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { favoredMessages } from './favored.messages.ts'

export const favoredDe: WordsOf<typeof favoredMessages> = {
  'favored.used': '„{name}“ kommt etwa doppelt so oft vor wie andere Vorlagen',
  'favored.why':
    'Das hast du gewählt, weil Pins mit dieser Vorlage nach deinen Ergebnissen öfter gemerkt werden.',
  'favored.takeOut': 'Herausnehmen',
  'favored.takeOutOf': '„{name}“ herausnehmen',
}
