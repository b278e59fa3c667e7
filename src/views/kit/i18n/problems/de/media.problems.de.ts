import type { mediaProblems } from '#core/contract/problems/media.problems.ts'
import type { WordsOf } from '../../text.ts'

export const mediaProblemsDe: WordsOf<typeof mediaProblems> = {
  'video.empty': 'Diese Datei ist leer. Wähle das Video noch einmal aus.',
  'video.tooLarge':
    'Dieses Video ist größer als {most} GB, das nimmt Pinterest nicht an. Exportiere es kleiner.',
  'video.unknownKind': 'Diese Art von Datei geht hier nicht. Nimm ein Video in MP4, MOV oder M4V.',
  'video.damaged':
    'Dieses Video ist beschädigt oder nicht vollständig. Exportiere es noch einmal und versuche es erneut.',
  'video.noPicture': 'Diese Datei hat nur Ton. Wähle eine Datei mit Bild.',
  'video.codec':
    'Dieses Video ist als {codec} gespeichert. Pinterest nimmt H.264 und H.265: Exportiere es in einem davon.',
  'video.tooShort':
    'Dieses Video ist {seconds, plural, one {# Sekunde} other {# Sekunden}} lang. Pinterest nimmt Videos ab {least} Sekunden.',
  'video.tooLong':
    'Dieses Video ist {minutes} Minuten lang. Pinterest nimmt Videos bis {most} Minuten.',
  'video.tooWide':
    'Dieses Video hat {width} × {height} Pixel und ist zu breit für Pinterest. Am besten passen quadratische oder hohe Videos.',
  'video.tooTall':
    'Dieses Video hat {width} × {height} Pixel und ist zu hoch für Pinterest. Es darf doppelt so hoch wie breit sein.',
  'video.stalled':
    'Das Hochladen hat aufgehört, bevor das ganze Video da war. Versuche es noch einmal.',
  'video.tooMany':
    'Du lädst schon {count, plural, one {# Video} other {# Videos}} hoch. Warte, bis eines da ist.',
  'carousel.otherPage': 'Ein Karussell besteht aus Pins einer Seite. Wähle Pins derselben Seite.',
  'carousel.notPictures':
    'Ein Karussell besteht aus Bildern. Wähle Pins ohne Video oder Karussell.',
  'carousel.pictureMissing': 'Ein Bild dieses Karussells fehlt. Nimm es aus dem Karussell heraus.',
  'video.missing': 'Das Video dieses Pins fehlt. Lade es als neuen Pin noch einmal hoch.',
  'video.sending': '{made} von {all} MB des Videos sind gesendet.',
  'video.sent': 'Das Video ist gesendet. {network} bereitet es vor.',
  'video.notSent':
    'Das Video konnte nicht gesendet werden. Es wird von selbst noch einmal gesendet.',
  'video.notTaken': '{network} hat das Video nicht angenommen: {reason}',
  'video.preparing': '{network} bereitet das Video noch vor. Es wird wieder gefragt.',
  'video.ready': 'Das Video ist fertig. Als Nächstes kommt der Pin.',
  'video.failed':
    '{network} kann das Video nicht verwenden. Exportiere es neu und lade es als neuen Pin hoch.',
  'video.tooSlow':
    '{network} ist mit dem Video nicht rechtzeitig fertig geworden. Plane den Pin neu.',
}
