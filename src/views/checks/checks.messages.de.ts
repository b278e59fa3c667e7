/** German. */
import type { WordsOf } from '../i18n/text.ts'
import type { checksMessages } from './checks.messages.ts'

export const checksDe: WordsOf<typeof checksMessages> = {
  'check.title_length': 'Länge des Titels',
  'check.title_keyword': 'Thema am Anfang des Titels',
  'check.description_length': 'Länge der Beschreibung',
  'check.description_whole': 'Ganze Sätze',
  'check.link': 'Link',
  'check.alt_text': 'Alt-Text',
  'check.picture_size': 'Maße des Bildes',
  'check.picture_shape': 'Seitenverhältnis des Bildes',
  'check.picture_weight': 'Dateigröße des Bildes',
  'check.contrast': 'Kontrast des Textes',
  'check.board': 'Board',
  'check.hashtags': 'Anzahl der Hashtags',
  'check.duplicate': 'Anders als deine übrigen Pins',
  'check.capitals': 'Nicht durchgehend in Großbuchstaben',
  'check.numbers': 'Zahlen von der Seite',
}
