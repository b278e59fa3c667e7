/** What is wrong in a file for the bulk upload, and where. The columns' names are the upload's own. */
export const csvCheckMessages = {
  'csv.place': '{place}, {column}',
  'csv.fault.header': 'The header must be {header}, in this order and spelling.',
  'csv.fault.restUnread': 'Only the first {most, number} rows are looked at. Put the others into a file of their own.',
  'csv.fault.rowsMany': 'The file has {count, number} rows; {most, number} are the most for one upload. It is parted.',
  'csv.fault.linkTwice': '{count, plural, one {# row has a link that stands in the file before. Pinterest refuses that in one file: it goes into a further file.} other {# rows have a link that stands in the file before. Pinterest refuses that in one file: they go into further files.}}',
  'csv.fault.linesMany': 'A cell may have one line only.',
  'csv.fault.titleMissing': 'The title is empty: the upload needs one.',
  'csv.fault.titleLong': 'The title has {count, number} characters; {most, number} are the most.',
  'csv.fault.descriptionLong': 'The description has {count, number} characters; {most, number} are the most.',
  'csv.fault.pictureMissing': 'There is no picture: give the public address of its file.',
  'csv.fault.pictureUnreachable': 'Pinterest can’t fetch a picture from this address. It must be public and begin with http:// or https://.',
  'csv.fault.boardMissing': 'There is no board: write its name as Pinterest shows it.',
  'csv.fault.linkForm': 'The link is no web address. It must begin with http:// or https://.',
  'csv.fault.linkLong': 'The link has {count, number} characters; {most, number} are the most.',
  'csv.fault.dateForm': 'A date is written 2026-11-30T09:00:00, in UTC.',
} as const
