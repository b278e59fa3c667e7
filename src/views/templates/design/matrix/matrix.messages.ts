/** Words of the pages that a template is tested with. */
export const matrixMessages = {
  'tpl.matrix': 'Test pages',
  'tpl.matrixOpen': 'Test with difficult pages',
  'tpl.caseFine': 'No problems',
  'tpl.case.short': 'Short headline',
  'tpl.case.long': 'Long headline',
  'tpl.case.ninety': 'About 90 characters',
  'tpl.case.compound': 'German compound words',
  'tpl.case.arabic': 'Arabic',
  'tpl.case.japanese': 'Japanese',
  'tpl.case.emoji': 'Emoji',
  'tpl.case.noPhoto': 'No photo',
  'tpl.case.lightPhoto': 'Light photo',
  'tpl.case.darkPhoto': 'Dark photo',
  'tpl.case.busyPhoto': 'Busy photo',
  'tpl.case.widePhoto': 'Wide photo',
} as const
