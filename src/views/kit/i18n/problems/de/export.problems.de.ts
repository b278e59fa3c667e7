/** German: what keeps a pin from being exported, and what to know before. */
import type { exportProblems } from '#core/contract/problems/export.problems.ts'
import type { WordsOf } from '../../text.ts'

export const exportProblemsDe: WordsOf<typeof exportProblems> = {
  'export.choosePin': 'Wähle mindestens einen Pin.',
  'export.none': 'Keiner der gewählten Pins kann exportiert werden. {reason}',
  'export.titleEmpty': 'Der Titel ist leer. Der Upload von Pinterest braucht einen.',
  'export.titleLong': 'Der Titel hat {length} Zeichen; Pinterest nimmt {most}.',
  'export.titleFormula':
    'Der Titel beginnt wie eine Formel. Pinterest nimmt ihn, wie er ist, aber öffne die Datei vor dem Hochladen nicht in einer Tabellenkalkulation.',
  'export.titleCapitals':
    'Der Titel steht ganz in Großbuchstaben: Pinterest zeigt solche Pins seltener, und Menschen gehen daran vorbei.',
  'export.descriptionLong':
    'Die Beschreibung hat {length} Zeichen; der Upload von Pinterest nimmt {most}.',
  'export.descriptionLines': 'Die Beschreibung hat mehrere Zeilen; sie werden zu einer verbunden.',
  'export.linkMissing': 'Der Pin hat keinen Link: Von ihm kommt niemand zu deiner Seite.',
  'export.linkInvalid':
    'Der Link ist keine Webadresse. Er muss mit http:// oder https:// beginnen.',
  'export.linkLong': 'Der Link ist länger als die {most} Zeichen, die Pinterest nimmt.',
  'export.linkPrivate':
    'Nur du kannst diesen Link öffnen: Er führt zu deinem eigenen Rechner oder Netz, und Pinterest nimmt den Pin damit nicht an. Er bleibt in der Datei. Veröffentliche die Seite und trag dann hier ihre öffentliche Adresse ein.',
  'export.linkTwice':
    'Mehrere Pins haben diesen Link. Pinterest lehnt einen Link ab, der in einer Datei zweimal steht; deshalb kommen sie in mehrere Dateien.',
  'export.pictureMissing': 'Der Pin hat noch kein Bild. Lass ihn zuerst zeichnen.',
  'export.carouselInCsv':
    'Pinterests Massen-Upload nimmt keine Karussells. Exportiere es als ZIP oder veröffentliche es über den Kalender.',
  'export.videoPrivate':
    'Pinterest kann das Video nicht von diesem Server laden. Exportiere es als ZIP oder veröffentliche es über den Kalender.',
  'export.picturePrivate':
    'Pinterest kann dieses Bild nicht holen, weil diese Seite keine öffentliche Webadresse hat. Lade stattdessen das ZIP herunter.',
  'export.boardMissing': 'Der Pin ist auf keinem Board. Wähle eines.',
  'export.boardGone': 'Ein Board dieses Pins gibt es nicht mehr. Wähle ein anderes.',
  'export.boardSlash':
    'Im Namen des Boards steht ein „/“; Pinterest liest das als Board und Bereich. Benenne das Board um, um sicherzugehen.',
}
