/** German: words of drafts that a changed brand could change. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { rebrandMessages } from './rebrand.messages.ts'

export const rebrandDe: WordsOf<typeof rebrandMessages> = {
  'rebrand.title':
    '{count, plural, one {# Entwurf verwendet diese Marke} other {# Entwürfe verwenden diese Marke}}',
  'rebrand.words':
    'Die Marke ist für neue Pins gespeichert. Aktualisiere auch diese Entwürfe oder lass sie, wie sie sind. Geplante und veröffentlichte Pins ändern sich nicht.',
  'rebrand.leave': 'So lassen',
  'rebrand.update':
    '{count, plural, one {# Entwurf aktualisieren} other {# Entwürfe aktualisieren}}',
}
