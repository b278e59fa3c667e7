/**
 * What is wrong in a file for the bulk upload, and where. The columns' names are the upload's own.
 */
export const csvCheckMessages = {
  'csv.refusal.empty': '“{name}” is empty.',
  'csv.refusal.headerOnly':
    '“{name}” has a header but no rows, so there’s nothing to upload. Put one pin in each row below the header.',
  'csv.refusal.noCsv':
    '“{name}” isn’t a CSV file. In your spreadsheet program, save the table as CSV with the column names in the first line, then choose that file.',
  'csv.refusal.columns':
    '“{name}” isn’t a bulk upload file yet. Unknown columns: {columns}. Missing columns: {missing}.',
  'csv.refusal.tooLarge':
    '“{name}” is larger than {most, number} MB, which is too large for bulk upload. Choose the CSV itself, or split it.',
  'csv.refusal.unreadable':
    '“{name}” couldn’t be read. It may have been moved, or it may be open in another program: close it there, then choose it again.',
  'csv.place': '{place}, {column}',
  'csv.fault.linesBefore':
    '{count, plural, one {There’s # line before the header. Pinterest needs the header first, so the line is removed.} other {There are # lines before the header. Pinterest needs the header first, so the lines are removed.}}',
  'csv.fault.separator': 'The columns are separated by “{separator}”; Pinterest needs commas.',
  'csv.fault.encoding':
    'The text is encoded in {encoding}; Pinterest needs UTF-8, otherwise accented letters break. It has been converted.',
  'csv.fault.encodingGuessed':
    'The text isn’t in UTF-8, which Pinterest needs. We guessed {encoding} and converted it: check that its letters are right before you upload it.',
  'csv.fault.charactersBroken':
    '{count, plural, one {# character is broken and shown as “�”. Correct it in the file.} other {# characters are broken and shown as “�”. Correct them in the file.}}',
  'csv.fault.columnsRenamed': 'Columns were renamed to the names Pinterest needs: {columns}.',
  'csv.fault.columnsMissing':
    'Every pin needs these columns, and they’re missing: {columns}. Add them, or rename the right columns.',
  'csv.fault.columnsAdded': 'These columns were missing and have been added empty: {columns}.',
  'csv.fault.columnsUnknown':
    'Pinterest has no such columns, so they’re left out: {columns}. If one of them is meant for Pinterest, rename it to match the header.',
  'csv.fault.columnsTwice':
    'Another column is already used for these, so they’re left out: {columns}. If one of them has the right content, delete the other column.',
  'csv.fault.titleWordless': 'The title has no words, so nobody can find the pin by it.',
  'csv.fault.dateDotted':
    'The date is changed to {date} for the upload. Pinterest reads the time as UTC: change it if you meant another time zone.',
  'csv.fault.header': 'The header must be {header}, in this order and spelling.',
  'csv.fault.restUnread':
    'Only the first {most, number} rows are checked. Put the rest in a separate file.',
  'csv.fault.rowsMany':
    'The file has {count, number} rows; the limit is {most, number} per upload. It is split.',
  'csv.fault.linkTwice':
    '{count, plural, one {# row has a link that’s already in the file. Pinterest doesn’t accept that, so the row goes into another file.} other {# rows have a link that’s already in the file. Pinterest doesn’t accept that, so the rows go into other files.}}',
  'csv.fault.linesMany': 'A cell can only have one line.',
  'csv.fault.titleMissing': 'The title is empty. Bulk upload needs one.',
  'csv.fault.titleLong': 'The title has {count, number} characters; the limit is {most, number}.',
  'csv.fault.descriptionLong':
    'The description has {count, number} characters; the limit is {most, number}.',
  'csv.fault.pictureMissing': 'There’s no picture. Add the public address of the picture file.',
  'csv.fault.pictureUnreachable':
    'Pinterest can’t download a picture from this address. It must be public and start with http:// or https://.',
  'csv.fault.boardMissing': 'There’s no board. Enter its name as Pinterest shows it.',
  'csv.fault.linkForm': 'The link isn’t a web address. It must start with http:// or https://.',
  'csv.fault.linkLong': 'The link has {count, number} characters; the limit is {most, number}.',
  'csv.fault.dateForm': 'Write dates as 2026-11-30T09:00:00, in UTC.',
} as const
