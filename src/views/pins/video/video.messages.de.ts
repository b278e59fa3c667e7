import type { WordsOf } from '../../kit/i18n/text.ts'
import type { videoMessages } from './video.messages.ts'

export const videoDe: WordsOf<typeof videoMessages> = {
  'videoPin.title': 'Video hinzufügen',
  'videoPin.choose': 'Video auswählen',
  'videoPin.chooseWords':
    'MP4, MOV oder M4V, gespeichert als H.264 oder H.265. 4 Sekunden bis 15 Minuten lang, bis 2 GB.',
  'videoPin.other': 'Anderes Video auswählen',
  'videoPin.uploading': '{share} hochgeladen',
  'videoPin.uploaded': 'Hochgeladen: {duration}, {size}',
  'videoPin.checking': 'Das Video wird gelesen',
  'videoPin.retry': 'Noch einmal hochladen',
  'videoPin.player': 'Video',
  'videoPin.cover': 'Titelbild',
  'videoPin.useFrame': 'Dieses Bild als Titelbild nehmen',
  'videoPin.usePicture': 'Eigenes Titelbild auswählen',
  'videoPin.notPlayable':
    'Dieser Browser kann das Video nicht abspielen, Pinterest schon. Wähle ein eigenes Titelbild aus.',
  'videoPin.pinTitle': 'Titel',
  'videoPin.description': 'Beschreibung',
  'videoPin.alt': 'Alternativtext',
  'videoPin.altHint': 'Was das Video zeigt, für alle, die es nicht sehen können.',
  'videoPin.link': 'Link',
  'videoPin.linkHint': 'Wohin der Pin führt. Eine vollständige Webadresse.',
  'videoPin.linkWrong':
    'Gib eine vollständige Webadresse ein, die mit https:// oder http:// beginnt.',
  'videoPin.titleMissing': 'Pinterest braucht einen Titel.',
  'videoPin.boards': 'Boards',
  'videoPin.chooseBoards': 'Boards auswählen',
  'videoPin.cancel': 'Abbrechen',
  'videoPin.add': 'Pin hinzufügen',
  'videoPin.added': 'Das Video ist bei deinen Entwürfen',
  'videoPin.coverMissing': 'Wähle zuerst ein Titelbild.',
  'videoPin.coverChanged': 'Titelbild geändert',
  'videoPin.coverFailed': 'Das Titelbild wurde nicht geändert: {reason}',
  'videoPin.undo': 'Rückgängig',
  'videoPin.notReady': 'Das Video lädt noch. Versuche es gleich noch einmal.',
}
