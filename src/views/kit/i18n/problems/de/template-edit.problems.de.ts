import type { templateEditProblems } from '#core/contract/problems/template-edit.problems.ts'
import type { WordsOf } from '../../text.ts'

export const templateEditProblemsDe: WordsOf<typeof templateEditProblems> = {
  'templateEdit.layerGone': 'Diese Ebene gibt es in der Vorlage nicht mehr.',
  'templateEdit.locked': '„{layer}“ ist gesperrt. Entsperre die Ebene zuerst.',
  'templateEdit.insideItself': 'Eine Gruppe kann nicht in sich selbst verschoben werden.',
  'templateEdit.lastLayer': 'Eine Vorlage braucht mindestens eine Ebene.',
  'templateEdit.onlyOutside': '„{layer}“ kann nicht in einer Gruppe liegen.',
  'templateEdit.unknownKind': 'Diese Version von Pinloom kann „{layer}“ nicht ändern.',
  'templateEdit.notAGroup': '„{layer}“ ist keine Gruppe.',
  'templateEdit.noLayers':
    'In der Zwischenablage sind keine Ebenen. Kopiere zuerst Ebenen einer Vorlage.',
}
