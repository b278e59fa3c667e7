/** A template's document that is not as it should be. */
import { problemMaker } from '../words/problem-words.ts'

export const templateProblems = {
  'template.notOne': 'This file isn’t a template. Choose a file that was exported from Pinloom.',
  'template.newer':
    'This template was made with a newer version of Pinloom. Update Pinloom, then open it again.',
  'template.tooLarge': 'This template is too large to open. Nothing was changed.',
  'template.tooManyLayers':
    'This template has more than {most} layers. Remove some where it was made, then try again.',
  'template.tooManyLists':
    'This template has more than {most} lists. Remove some where it was made, then try again.',
  'template.tooManyPictures':
    'This template has places for more than {most} pictures. Remove some where it was made, then try again.',
  'template.tooManyShadows':
    'This template has more than {most} shadows. Remove some where it was made, then try again.',
  'template.tooManyFrames':
    'This template has more than {most} layers that are turned, transparent, blended or cut. Remove some of these effects where it was made, then try again.',
  'template.tooManyCurves':
    'This template has more than {most} curved texts. Straighten some where it was made, then try again.',
  'template.tooManyStyles':
    'This template has more than {most} parts of texts with a style of their own. Remove some where it was made, then try again.',
  'template.tooManyGradients':
    'This template has more than {most} gradients. Remove some where it was made, then try again.',
  'template.tooDeep': 'Groups in this template are nested more than {most} deep. Ungroup some.',
  'template.twice':
    'Two layers in this template have the same internal name, “{layer}”. Delete one of them.',
  'template.noNumber': 'In this template, “{field}” needs a valid number.',
  'template.wrong': 'This template is damaged at “{where}”. Nothing was changed.',
  'template.tooMany':
    'An account keeps up to {most} templates of your own. Delete one, then try again.',
  'template.tooManyVersions':
    'This template has {most} versions, the most that are kept. Duplicate it and go on with the copy.',
  'template.changed':
    'This template was changed in another window. Reload it to see the newest version.',
  'template.layerSkipped':
    'The layer “{layer}” is of the kind “{kind}”, which this version can’t draw. It is kept, and left out of the picture.',
} as const

export const templateProblem = problemMaker(templateProblems)
