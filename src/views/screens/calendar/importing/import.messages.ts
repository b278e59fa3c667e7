/** Words on a file of dates that is read into the plan. */
export const importMessages = {
  'import.title': 'Import dates from a file',
  'import.lead':
    'Choose a CSV with a date for each pin: the file you made here, Pinterest’s bulk upload file, or one from another tool. Rows are matched to drafts by the pin’s ID, its picture’s address, or its link and title.',
  'import.choose': 'Choose CSV',
  'import.chooseOther': 'Choose another file',
  'import.refused.tooLarge': '{name} is larger than 5 MB. Split it and import the parts.',
  'import.refused.empty': '{name} is empty.',
  'import.refused.noCsv': '{name} is not a CSV. Save your spreadsheet as CSV and choose that file.',
  'import.refused.headerOnly': '{name} has no rows below its header.',
  'import.refused.noDates':
    '{name} has no column of dates. Name it “Publish date” and choose the file again.',
  'import.refused.noPins':
    '{name} doesn’t say which pin a row is for. It needs a column “Pin ID”, “Media URL”, or both “Link” and “Title”.',
  'import.refused.unreadable': 'Couldn’t read {name}. Choose it again.',
  'import.hasMore':
    'Only the first {most} rows are read. Split the file and import the rest afterwards.',
  'import.order': 'Which date is {date}?',
  'import.zone': 'Times in this file are in {zones}. This account’s time zone is {here}.',
  'import.kept': 'What should stay the same?',
  'import.kept.instant': 'The moment: {time} in the file is {timeHere} here',
  'import.kept.wall': 'The clock time: {time} stays {time}',
  'import.show': 'Show',
  'import.show.all': 'All rows ({count})',
  'import.show.planned': 'To be planned or moved ({count})',
  'import.show.left': 'Left out ({count})',
  'import.rows': 'Rows of the file',
  'import.summary':
    '{planned, plural, =0 {{moved, plural, =0 {No pin will be planned.} other {}}} one {# pin will be planned.} other {# pins will be planned.}}{moved, plural, =0 {} one { # pin will be moved.} other { # pins will be moved.}}',
  'import.left': '{count, plural, one {# row is left out.} other {# rows are left out.}}',
  'import.row': 'Row {row}',
  'import.more': 'Show {count} more',
  'import.untitled': 'No title',
  'import.movePlanned':
    '{count, plural, one {Also move # planned pin to its time in the file} other {Also move # planned pins to their times in the file}}',
  'import.state.already': 'Already planned for {moment}',
  'import.state.moved': 'Moves from {from} to {to}',
  'import.state.past': '{moment} has passed',
  'import.state.repeated': 'Another row of the file is for the same pin',
  'import.state.noDraft': 'No draft matches this row',
  'import.state.noBoard': 'This draft has no board yet',
  'import.state.boardGone': 'This account has no board “{board}”',
  'import.state.keptOut': 'This draft can’t go out as it is. Open it to repair it',
  'import.state.pinFull': 'This pin has as many plans as a pin can have',
  'import.fault.noDate': 'No date',
  'import.fault.noTime': '“{date}” has no time',
  'import.fault.zone':
    '“{zone}” isn’t a time zone we can read. Write it like “Europe/Berlin” or “UTC+2”',
  'import.fault.unreadable': '“{date}” isn’t a date we can read',
  'import.fault.order': '“{date}” can be read in two ways',
  'import.plan':
    '{moved, plural, =0 {{planned, plural, =0 {Plan pins} one {Plan # pin} other {Plan # pins}}} other {{planned, plural, =0 {Move {moved, plural, one {# pin} other {# pins}}} other {Plan # and move {moved}}}}}',
  'import.cancel': 'Cancel',
  'import.done':
    '{planned, plural, =0 {} one {# pin planned.} other {# pins planned.}}{moved, plural, =0 {} one { # pin moved.} other { # pins moved.}}',
  'import.fileKeeps': 'A file that you made for Pinterest keeps the old times.',
  'import.undo': 'Undo',
} as const
