/**
 * What is wrong in a file for the bulk upload, and where. The columns' names are the upload's own.
 */
export const csvCheckMessages = {
  'csv.refusal.empty': '“{name}” is empty.',
  'csv.refusal.headerOnly':
    '“{name}” has a header, but no rows: there is nothing for Pinterest to take. Put one pin in each row below it.',
  'csv.refusal.noCsv':
    '“{name}” is no CSV file. Save the table as CSV in your spreadsheet program, with the columns’ names in its first line, and choose that file.',
  'csv.refusal.columns':
    '“{name}” is no file for the bulk upload yet. These columns are not known: {columns}. These are missing: {missing}.',
  'csv.refusal.tooLarge':
    '“{name}” is larger than {most, number} MB, which no bulk upload is. Choose the CSV itself, or part it.',
  'csv.refusal.unreadable':
    '“{name}” could not be read. It may have been moved, or another program holds it: close it there and choose it again.',
  'csv.place': '{place}, {column}',
  'csv.fault.linesBefore':
    '{count, plural, one {# line stands before the header. Pinterest wants the header first: the line is taken out.} other {# lines stand before the header. Pinterest wants the header first: they are taken out.}}',
  'csv.fault.separator': 'Its columns are parted by “{separator}”; Pinterest wants commas.',
  'csv.fault.encoding':
    'Its text is written in {encoding}; Pinterest wants UTF-8, else umlauts and accents break. It was read so and is written anew.',
  'csv.fault.encodingGuessed':
    'Its text is not UTF-8, which Pinterest wants. It was taken for {encoding}, which is a guess, and is written anew: look whether its letters are right before you upload it.',
  'csv.fault.charactersBroken':
    '{count, plural, one {# character is broken and stands there as “�”. Write it anew in the file.} other {# characters are broken and stand there as “�”. Write them anew in the file.}}',
  'csv.fault.columnsRenamed': 'Columns were given the names that Pinterest wants: {columns}.',
  'csv.fault.columnsMissing':
    'Each pin needs these columns, and they are missing: {columns}. Add them, or name the right column so.',
  'csv.fault.columnsAdded': 'These columns were missing and are added empty: {columns}.',
  'csv.fault.columnsUnknown':
    'Pinterest has no such columns, so they are left out: {columns}. If one of them is meant for Pinterest, name it as the header says.',
  'csv.fault.columnsTwice':
    'For these another column is taken already, so they are left out: {columns}. If the right words stand in one of them, delete the other column.',
  'csv.fault.titleWordless': 'The title has no words: nobody can find the pin by it.',
  'csv.fault.dateDotted':
    'The date is written {date} for the upload. Pinterest reads the time as UTC: change it if it was meant in another time zone.',
  'csv.fault.header': 'The header must be {header}, in this order and spelling.',
  'csv.fault.restUnread':
    'Only the first {most, number} rows are looked at. Put the others into a file of their own.',
  'csv.fault.rowsMany':
    'The file has {count, number} rows; {most, number} are the most for one upload. It is parted.',
  'csv.fault.linkTwice':
    '{count, plural, one {# row has a link that stands in the file before. Pinterest refuses that in one file: it goes into a further file.} other {# rows have a link that stands in the file before. Pinterest refuses that in one file: they go into further files.}}',
  'csv.fault.linesMany': 'A cell may have one line only.',
  'csv.fault.titleMissing': 'The title is empty: the upload needs one.',
  'csv.fault.titleLong': 'The title has {count, number} characters; {most, number} are the most.',
  'csv.fault.descriptionLong':
    'The description has {count, number} characters; {most, number} are the most.',
  'csv.fault.pictureMissing': 'There is no picture: give the public address of its file.',
  'csv.fault.pictureUnreachable':
    'Pinterest can’t fetch a picture from this address. It must be public and begin with http:// or https://.',
  'csv.fault.boardMissing': 'There is no board: write its name as Pinterest shows it.',
  'csv.fault.linkForm': 'The link is no web address. It must begin with http:// or https://.',
  'csv.fault.linkLong': 'The link has {count, number} characters; {most, number} are the most.',
  'csv.fault.dateForm': 'A date is written 2026-11-30T09:00:00, in UTC.',
} as const
