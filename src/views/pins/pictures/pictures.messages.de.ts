/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
import type { picturesMessages } from './pictures.messages.ts'

export const picturesDe: WordsOf<typeof picturesMessages> = {
  'sources.picturesHint': 'JPEG, PNG, WebP, AVIF, GIF oder SVG, je bis 20 MB.',
  'sources.addPictures': 'Bilder hinzufügen',
  'sources.uploading': 'Wird hochgeladen\u00a0…',
  'sources.pictureFailed': '{name} wurde nicht hinzugefügt: {reason}',
  'sources.pictureTooLarge':
    '{name} wurde nicht hinzugefügt: Die Datei ist größer als 20 MB. Speichere sie kleiner, 1600 Pixel an der langen Seite genügen, und füge sie noch einmal hinzu.',
  'sources.pictureSmall':
    '{name} wurde hinzugefügt, hat aber nur {width} × {height} Pixel: Auf einem Pin wirkt das unscharf. Gut sind 1000 Pixel oder mehr an der kurzen Seite.',
  'sources.deletePicture': 'Bild {number} löschen',
  'sources.pictureDeleted': 'Bild gelöscht',
  'sources.pictureDeletedWords':
    'Es ist von allen deinen Seiten entfernt. Pins, die es schon zeigen, bleiben, wie sie sind.',
  'sources.pictureNotDeleted': 'Das Bild wurde nicht gelöscht: {reason}',
  'sources.removePicture': 'Bild {number} entfernen',
  'sources.undo': 'Rückgängig',
  'sources.notRestored': 'Das ließ sich nicht rückgängig machen: {reason}',
}
