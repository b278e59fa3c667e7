/** Generating pins, the tasks that do it, and changes to pins. */
export const generationProblems = {
  'generation.choosePage': 'Choose at least one page.',
  'generation.pinCount': 'The number of pins must be between 1 and 500.',
  'generation.chooseType': 'Choose at least one pin type.',
  'generation.chooseTemplate': 'Choose at least one template.',
  'generation.noTemplateOfType':
    'None of the chosen templates matches a chosen pin type. Choose another template or pin type.',
  'generation.noTemplateOfBrand':
    'None of the chosen templates is allowed in this brand kit. Choose another template, or allow one in the brand’s settings.',
  'generation.pagesUnread':
    'None of the chosen pages has been read yet. Wait until they are read, or read them again.',
  'generation.running':
    'Pins are already being generated in this account. Wait until that is done or cancel it; the pins made so far are safe.',
  'generation.anotherRunning':
    'Other pins are being generated in this account. Try again when that is done.',
  'generation.quotaLeft':
    'You can generate {most, plural, one {# pin} other {# pins}} in 24 hours and have generated {made}. Generate at most {left} now, or wait a while. Your pins are safe.',
  'generation.quotaUsed':
    'You can generate {most, plural, one {# pin} other {# pins}} in 24 hours and have generated {made}. Wait a while. Your pins are safe.',
  'generation.pinsOf': '{count, plural, one {# pin} other {# pins}} from {about}',
  'generation.picture': 'Picture of "{title}"',
  'generation.pictures': 'Pictures of {count, plural, one {# pin} other {# pins}}',
  'generation.pageDeleted':
    'The page was deleted before this pin was made. The other pins are safe.',
  'generation.pageTooShort':
    'The page doesn’t say enough about "{interest}". Choose another interest, or paste more of its text.',
  'bulk.pinsOfTable': '{count, plural, one {# pin} other {# pins}} from a table, in “{name}”',
  'bulk.templateGone': 'This template no longer exists. Choose another one.',
  'bulk.pictureGone': 'This picture is no longer stored here. Choose another one, and try again.',
  'bulk.noRoom':
    'There is no room left for this picture. Delete pictures that you don’t need, and try again.',
  'bulk.textTooLong': 'The text "{words}" needs more room than it has. Shorten it.',
  'tasks.tooMany':
    '{most, plural, one {# job} other {# jobs}} of yours are not done yet. Wait until some are done, or cancel some. What is made so far is safe.',
  'tasks.fault': 'Something went wrong on the server. The others are safe; try this one again.',
  'tasks.crashed':
    'This one stopped the server several times, so we gave up on it. The others were made; try again with other text or pictures.',
  'tasks.noneMade': 'None of the {count} could be made. {reason}',
  'tasks.notMade': 'It couldn’t be made.',
  'demo.tooSlow':
    'The page couldn’t be read and drawn in time. Try again later, or try another page.',
  'demo.tooOften':
    'You’ve tried this a lot. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  'demo.busy':
    'Many people are trying this right now. Please try again in {seconds, plural, one {# second} other {# seconds}}.',
  'demo.pasteAddress': 'Paste the address of a page.',
  'demo.addressLong': 'An address can have at most 2,048 characters.',
  'pins.missing': 'This pin isn’t in this account.',
  'pins.gone': 'This pin is no longer in this account.',
  'pins.addedByGeneration': 'Only a generation can add pins.',
  'pins.otherAccount': 'This pin belongs to another account.',
  'pins.alreadyThere': 'These pins already exist.',
  'pins.tooOldToRestore': 'Only pins deleted less than 30 days ago can be restored.',
  'pins.serverPin': 'Only the server can set serverPin.',
  'pins.otherMedia': 'A pin stays the video, the carousel or the picture that it is.',
  'pins.foreignPicture': 'A picture must be on this server.',
  'pins.boardGone': 'This board is no longer in this account.',
  'pins.badCursor': 'This cursor isn’t valid.',
} as const
