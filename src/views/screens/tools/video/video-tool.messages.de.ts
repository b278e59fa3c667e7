/** German. */
import type { WordsOf } from '../../../kit/i18n/text.ts'
import type { videoToolMessages } from './video-tool.messages.ts'

export const videoToolDe: WordsOf<typeof videoToolMessages> = {
  'video.title': 'Video-Downloader für Pinterest',
  'video.lead':
    'Von der Adresse eines Pins zu seinem Video als MP4-Datei, für Inhalte, die dir gehören oder die du verwenden darfst.',
  'video.foot':
    'Die Adresse geht an diesen Server; er fragt Pinterest und reicht die Datei weiter. Nichts davon wird aufbewahrt.',
  'video.address': 'Adresse des Pins',
  'video.addressHint':
    'Aus deinem Browser oder aus „Teilen“: pinterest.com/pin/…, aus jedem Land, oder pin.it/….',
  'video.own': 'Dieses Video gehört mir, oder ich darf es verwenden.',
  'video.ownHint':
    'Ein Pin zeigt die Arbeit von jemandem. Ihn ohne Erlaubnis herunterzuladen, kann gegen das Gesetz und die Bedingungen von Pinterest verstoßen.',
  'video.mustOwn':
    'Bestätige das zuerst: Das Tool ist für Inhalte, die dir gehören oder die du verwenden darfst.',
  'video.find': 'Video suchen',
  'video.wait': 'Hier erscheinen die Formate des Videos',
  'video.waitBody':
    'MP4-Dateien bis höchstens 80 MB. Streams aus Teilen (HLS) werden nicht zusammengesetzt.',
  'video.finding': 'Das Video wird gesucht\u00a0…',
  'video.found': '{count, plural, one {# Format} other {# Formate}} gefunden',
  'video.length': 'Dauer: {time}.',
  'video.size': '{width} × {height}',
  'video.anySize': 'Videodatei',
  'video.noSize': 'Größe nicht bekannt',
  'video.download': 'Herunterladen',
  'video.downloadOf': '{format} herunterladen',
  'video.copyOf': 'Adresse von {format} kopieren',
  'video.not_pin':
    'Das ist keine Adresse eines Pins. Sie sieht aus wie pinterest.com/pin/123456789 oder pin.it/abc123.',
  'video.no_video': 'Dieser Pin hat kein Video',
  'video.no_videoBody':
    'Er zeigt ein Bild. Prüf, ob es die Adresse des Pins selbst ist und nicht die eines Pins, der daneben gezeigt wird.',
  'video.playlist_only': 'Dieses Video gibt es nur als Stream aus Teilen',
  'video.playlist_onlyBody':
    'Pinterest bietet es als Playlist (HLS) an und nicht als eine MP4-Datei, und nur MP4-Dateien werden hier weitergereicht.',
  'video.too_large': 'Dieses Video ist zu groß',
  'video.too_largeBody':
    'Jedes seiner Formate hat mehr als 80 MB; so viel wird hier höchstens weitergereicht.',
  'video.unreadable': 'Der Pin konnte nicht gelesen werden',
  'video.unreadableBody':
    'Prüf in deinem Browser, ob er sich ohne Anmeldung öffnen lässt, oder füge die Adresse der Videodatei selbst ein (v1.pinimg.com/videos/….mp4).',
  'video.changed': 'Pinterest hat sich geändert',
  'video.changedBody':
    'Die Seite des Pins ist nicht so gebaut, wie wir sie kennen, deshalb wurde das Video nicht gefunden. Es liegt nicht an dir. Bis das behoben ist, kannst du die Adresse der Videodatei selbst einfügen (v1.pinimg.com/videos/….mp4).',
  'video.page.robots':
    'Pinterest bittet automatische Leser wie uns, diese Seite nicht zu lesen (robots.txt), und daran halten wir uns.',
  'video.page.refused': 'Pinterest hat sie uns nicht sehen lassen.',
  'video.page.gone': 'Pinterest sagt, dass es sie nicht mehr gibt.',
  'video.page.away':
    'Sie führt an einen Ort, der nicht Pinterest gehört; er wurde nicht abgerufen.',
  'video.page.file': 'Was kam, war keine Videodatei.',
  'video.page.site': 'Pinterest hat nicht rechtzeitig geantwortet oder hatte selbst einen Fehler.',
  'video.failed': 'Das Video konnte nicht gesucht werden',
  'video.failedBody': 'Die Adresse ist noch da. {reason}',
}
