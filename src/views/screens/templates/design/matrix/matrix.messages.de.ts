/** German: words of the pages that a template is tested with. */
import type { WordsOf } from '../../../../kit/i18n/text.ts'
import type { matrixMessages } from './matrix.messages.ts'

export const matrixDe: WordsOf<typeof matrixMessages> = {
  'tpl.matrix': 'Testseiten',
  'tpl.matrixOpen': 'Mit schwierigen Seiten testen',
  'tpl.caseFine': 'Keine Probleme',
  'tpl.case.short': 'Kurze Überschrift',
  'tpl.case.long': 'Lange Überschrift',
  'tpl.case.ninety': 'Rund 90 Zeichen',
  'tpl.case.compound': 'Deutsche Wortzusammensetzungen',
  'tpl.case.arabic': 'Arabisch',
  'tpl.case.japanese': 'Japanisch',
  'tpl.case.emoji': 'Emojis',
  'tpl.case.noPhoto': 'Kein Foto',
  'tpl.case.lightPhoto': 'Helles Foto',
  'tpl.case.darkPhoto': 'Dunkles Foto',
  'tpl.case.busyPhoto': 'Unruhiges Foto',
  'tpl.case.widePhoto': 'Foto im Querformat',
  'tpl.case.longSteps': 'Lange Schrittliste',
  'tpl.case.manyIngredients': 'Viele Zutaten',
}
