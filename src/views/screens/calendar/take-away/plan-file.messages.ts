/** Words on the plan as a file for Pinterest’s bulk upload. */
export const planFileMessages = {
  'planFile.title': 'Your plan as a file for Pinterest',
  'planFile.lead':
    'A file for Pinterest’s bulk upload, with your planned pins and their times. It works without a connected account.',
  'planFile.span': 'Which part of the plan',
  'planFile.days': 'The next {count} days',
  'planFile.dates': 'From one date to another',
  'planFile.from': 'First day',
  'planFile.to': 'Last day',
  'planFile.fits':
    '{count, plural, =0 {No pin goes into the file} one {# pin goes into the file} other {# pins go into the file}}',
  'planFile.allFiled':
    '{count, plural, one {The pin planned for these days is already in a file} =2 {Both pins planned for these days are already in a file} other {All # pins planned for these days are already in a file}}',
  'planFile.files':
    '{count, plural, one {One file} other {# files in a ZIP}}, at most 200 pins each.',
  'planFile.again': 'Include pins that are already in a file ({count})',
  'planFile.againHint':
    'If you upload a pin twice, Pinterest publishes it twice. Do this only when you didn’t upload the earlier file.',
  'planFile.leftOut':
    '{count, plural, one {# pin can’t go into the file} other {# pins can’t go into the file}}',
  'planFile.privateLinks':
    '{count, plural, one {# pin has no public link} other {# pins have no public links}}',
  'planFile.privateLinksWords':
    'Only you can open these links: they lead to your own computer or network, which Pinterest can’t reach. The pins stay in the file: give them public links before you upload it.',
  'planFile.unreachable': 'Pinterest can’t fetch pictures from here',
  'planFile.unreachableWords':
    'You get a ZIP with the CSV file and the pictures. Unpack it, put the pictures online, for example in your blog’s media library, then upload the CSV file.',
  'planFile.unreachableCopy':
    'You get a ZIP with the CSV file and the pictures. The file names the pictures, but has no addresses to fetch them from.',
  'planFile.folder': 'Address of the folder where you put the pictures',
  'planFile.folderHint':
    'The file then has the right addresses. Without it, write them into “Media URL” yourself.',
  'planFile.folderWrong': 'Enter a web address that begins with https://.',
  'planFile.publisher': 'Who publishes these pins',
  'planFile.publisher.upload': 'Pinterest, once you upload the file',
  'planFile.publisher.uploadHint': 'This account leaves them out, so nothing is published twice.',
  'planFile.publisher.here': 'This account, as planned',
  'planFile.publisher.hereHint':
    'The file is a copy to look at. Don’t upload it, or Pinterest publishes these pins a second time.',
  'planFile.stops':
    '{count, plural, one {# pin stops going out from here} other {# pins stop going out from here}}',
  'planFile.stopsWords':
    'If you don’t upload the file after all, choose “I didn’t upload it” in this window, and they go out as planned again.',
  'planFile.copied':
    '{count, plural, one {# pin is in the copy. It still goes out from here.} other {# pins are in the copy. They still go out from here.}}',
  'planFile.sendHere': 'Undo: publish from here',
  'planFile.undo': 'Undo',
  'planFile.download': 'Download the file',
  'planFile.done':
    '{count, plural, one {# pin is in the file.} other {# pins are in the file.}} Upload it on Pinterest under “Create, Bulk upload”.',
  'planFile.missing':
    '{count, plural, one {# pin is missing: it is no longer planned, or its picture is gone.} other {# pins are missing: they are no longer planned, or their pictures are gone.}}',
  'planFile.failed': 'Couldn’t make the file',
  'planFile.taken': 'In a file already',
  'planFile.takenFile':
    'File of {moment}: {count, plural, one {# pin} other {# pins}} still to be published',
  'planFile.moved':
    '{count, plural, one {# of them has another time in your plan now. Change it on Pinterest too.} other {# of them have another time in your plan now. Change them on Pinterest too.}}',
  'planFile.forget': 'I didn’t upload it',
  'planFile.forgetOf': 'I didn’t upload the file of {moment}',
  'planFile.forgotten': 'Marked as not uploaded. Its pins can go into another file.',
  'planFile.offline': 'Couldn’t load what is in a file already. Try again when you are online.',
} as const
