/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { captionsMessages } from './captions.messages.ts'

export const captionsDe: WordsOf<typeof captionsMessages> = {
  'captions.lead': 'Lade ein Bild hoch und kopiere dann die Texte daneben.',
  'captions.pins': 'Pins',
  'captions.title': 'Titel',
  'captions.description': 'Beschreibung',
  'captions.link': 'Link',
  'captions.alt': 'Alt-Text',
  'captions.keywords': 'Suchbegriffe',
  'captions.noBoard': 'Kein Board',
  'captions.copy': 'Kopieren',
  'captions.copied': 'Kopiert.',
  'captions.byHand': 'Drück Strg+C, um den markierten Text zu kopieren.',
}
