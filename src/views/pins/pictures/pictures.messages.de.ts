/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { picturesMessages } from './pictures.messages.ts'

export const picturesDe: WordsOf<typeof picturesMessages> = {
  'pictures.hint': 'JPEG, PNG, WebP, AVIF, GIF oder SVG, je bis 20 MB.',
  'pictures.add': 'Bilder hinzufügen',
  'pictures.uploading': 'Wird hochgeladen\u00a0…',
  'pictures.failed': '{name} wurde nicht hinzugefügt: {reason}',
  'pictures.tooLarge':
    '{name} wurde nicht hinzugefügt: Die Datei ist größer als 20 MB. Speichere sie kleiner, 1600 Pixel an der langen Seite genügen, und füge sie noch einmal hinzu.',
  'pictures.small':
    '{name} wurde hinzugefügt, hat aber nur {width} × {height} Pixel: Auf einem Pin wirkt das unscharf. Gut sind 1000 Pixel oder mehr an der kurzen Seite.',
  'pictures.delete': 'Bild {number} löschen',
  'pictures.deleted': 'Bild gelöscht',
  'pictures.deletedWords':
    'Es ist von allen deinen Seiten entfernt. Pins, die es schon zeigen, bleiben, wie sie sind.',
  'pictures.notDeleted': 'Das Bild wurde nicht gelöscht: {reason}',
  'pictures.remove': 'Bild {number} entfernen',
  'pictures.undo': 'Rückgängig',
  'pictures.notRestored': 'Das ließ sich nicht rückgängig machen: {reason}',
}
