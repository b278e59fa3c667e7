/** German. */
import type { WordsOf } from '../../kit/i18n/text.ts'
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

  'check.finding.titleMissing': 'Schreib einen Titel.',
  'check.finding.titleWordless':
    'Der Titel hat keine Wörter: Über ihn kann niemand den Pin finden.',
  'check.finding.titleLong':
    'Der Titel hat {count, number} Zeichen; höchstens {most, number} sind erlaubt.',
  'check.finding.topicMissing': 'Nenn das Thema im Titel oder im ersten Satz der Beschreibung.',
  'check.finding.allCapitals': 'Schreib den Titel nicht durchgehend in Großbuchstaben.',
  'check.finding.pinTwin': 'Ein anderer Pin hat dieselben Worte und dasselbe Design: „{title}“.',
  'check.finding.descriptionLength':
    'Die Beschreibung hat {count, plural, one {# Zeichen} other {# Zeichen}}; am besten sind {least, number} bis {most, number}.',
  'check.finding.sentenceOpen': 'Beende die Beschreibung mit einem ganzen Satz.',
  'check.finding.hashtagsMany':
    '{count, number} Hashtags sind zu viele; höchstens {most, number} sollten es sein.',
  'check.finding.numbersUnfounded': 'Auf der Seite nicht zu finden: {numbers}.',
  'check.finding.pageUnknown': 'Es ist keine Seite bekannt, an der sich die Zahlen prüfen lassen.',
  'check.finding.linkUntried': 'Der Link wurde nicht ausprobiert.',
  'check.finding.linkDead': 'Der Link antwortet nicht.',
  'check.finding.linkInsecure': 'Gib einen Link an, der mit https:// beginnt.',
  'check.finding.altForeign':
    'Der Alt-Text spricht von einem anderen Bild oder von anderen Wörtern als denen auf dem Pin.',
  'check.finding.altMissing': 'Sag in einem Satz, was das Bild zeigt.',
  'check.finding.pictureUnknown': 'Das Bild wurde nicht gemessen.',
  'check.finding.pictureSmall':
    'Das Bild hat {width} × {height} Pixel; mindestens {leastWidth} × {leastHeight} sind nötig.',
  'check.finding.pictureShape':
    'Nimm ein Bild im Format 2:3: Andere werden beschnitten oder klein gezeigt.',
  'check.finding.pictureHeavy':
    'Das Bild ist {weight, number} MB groß; höchstens {most, number} MB sind erlaubt.',
  'check.finding.contrastUnknown':
    'Auf dem Bild steht kein Text, oder sein Kontrast wurde nicht gemessen.',
  'check.finding.contrastLow':
    'Der Text hat einen Kontrast von {contrast, number}:1; mindestens {least, number}:1 sind nötig.',
  'check.finding.boardMissing': 'Wähle ein Board.',
  'check.finding.boardLong':
    'Der Name des Boards hat {count, number} Zeichen; Pinterest zeigt {most, number} und schneidet den Rest ab.',
}
