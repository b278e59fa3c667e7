/** Why a change of a template was refused. */
import { problemMaker } from '../words/problem-words.ts'

export const templateEditProblems = {
  'templateEdit.layerGone': 'This layer is no longer in the template.',
  'templateEdit.locked': '“{layer}” is locked. Unlock it first.',
  'templateEdit.insideItself': 'A group can’t be moved into itself.',
  'templateEdit.lastLayer': 'A template needs at least one layer.',
  'templateEdit.onlyOutside': '“{layer}” can’t be inside a group.',
  'templateEdit.unknownKind': 'This version of Pinloom can’t change “{layer}”.',
  'templateEdit.notAGroup': '“{layer}” isn’t a group.',
  'templateEdit.noLayers': 'The clipboard has no layers. Copy layers of a template first.',
} as const

export const templateEditProblem = problemMaker(templateEditProblems)
