/** German: what keeps a planned pin out of a file for Pinterest’s bulk upload. */
import type { planExportProblems } from '#core/contract/problems/plan-export.problems.ts'
import type { WordsOf } from '../../text.ts'

export const planExportProblemsDe: WordsOf<typeof planExportProblems> = {
  'planExport.choose': 'Wähle mindestens einen geplanten Pin.',
  'planExport.none': 'Keiner dieser Pins kann in die Datei. {reason}',
  'planExport.tooSoon':
    'Seine Zeit ist vorbei oder weniger als {least} Minuten entfernt. Veröffentliche ihn von Hand oder wähle eine spätere Zeit.',
  'planExport.notPlanned':
    'Er ist nicht mehr geplant, oder diese Änderung ist noch nicht auf dem Server angekommen.',
  'planExport.pictureLost': 'Das Bild fehlt. Erstelle es neu.',
}
