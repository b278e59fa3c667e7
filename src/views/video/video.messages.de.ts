import type { WordsOf } from '../i18n/text.ts'
import type { videoMessages } from './video.messages.ts'

export const videoMessagesDe: WordsOf<typeof videoMessages> = {
  'video.title': 'Video hinzufügen',
  'video.choose': 'Video auswählen',
  'video.chooseWords':
    'MP4, MOV oder M4V, gespeichert als H.264 oder H.265. 4 Sekunden bis 15 Minuten lang, bis 2 GB.',
  'video.other': 'Anderes Video auswählen',
  'video.uploading': '{share} hochgeladen',
  'video.uploaded': 'Hochgeladen: {duration}, {size}',
  'video.checking': 'Das Video wird gelesen',
  'video.retry': 'Noch einmal hochladen',
  'video.player': 'Video',
  'video.cover': 'Titelbild',
  'video.useFrame': 'Dieses Bild als Titelbild nehmen',
  'video.usePicture': 'Eigenes Titelbild auswählen',
  'video.notPlayable':
    'Dieser Browser kann das Video nicht abspielen, Pinterest schon. Wähle ein eigenes Titelbild aus.',
  'video.pinTitle': 'Titel',
  'video.description': 'Beschreibung',
  'video.alt': 'Alternativtext',
  'video.altHint': 'Was das Video zeigt, für alle, die es nicht sehen können.',
  'video.link': 'Link',
  'video.linkHint': 'Wohin der Pin führt. Eine vollständige Webadresse.',
  'video.linkWrong': 'Gib eine vollständige Webadresse ein, die mit https:// oder http:// beginnt.',
  'video.titleMissing': 'Pinterest braucht einen Titel.',
  'video.boards': 'Boards',
  'video.chooseBoards': 'Boards auswählen',
  'video.cancel': 'Abbrechen',
  'video.add': 'Pin hinzufügen',
  'video.added': 'Das Video ist bei deinen Entwürfen',
  'video.coverMissing': 'Wähle zuerst ein Titelbild.',
  'video.coverChanged': 'Titelbild geändert',
  'video.coverFailed': 'Das Titelbild wurde nicht geändert: {reason}',
}
