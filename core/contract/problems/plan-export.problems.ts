/** What keeps a planned pin out of a file for Pinterest’s bulk upload. */
import { problemMaker } from '../words/problem-words.ts'

export const planExportProblems = {
  'planExport.choose': 'Choose at least one planned pin.',
  'planExport.none': 'None of these pins can go into the file. {reason}',
  'planExport.tooSoon':
    'Its time has passed or is less than {least} minutes away. Publish it by hand, or choose a later time.',
  'planExport.notPlanned':
    'It isn’t planned any more, or this change hasn’t reached the server yet.',
  'planExport.pictureLost': 'The picture is missing. Render it again.',
} as const

export const planExportProblem = problemMaker(planExportProblems)
