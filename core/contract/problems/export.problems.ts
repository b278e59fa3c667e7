/** What keeps a pin from being exported, and what to know before. */
import { problemMaker } from '../words/problem-words.ts'

export const exportProblems = {
  'export.choosePin': 'Choose at least one pin.',
  'export.none': 'None of the chosen pins can be exported. {reason}',
  'export.titleEmpty': 'The title is empty. Pinterest’s upload needs one.',
  'export.titleLong': 'The title has {length} characters; Pinterest accepts {most}.',
  'export.titleFormula':
    'The title looks like a formula. Pinterest accepts it, but don’t open the file in a spreadsheet program before uploading it.',
  'export.descriptionFormula':
    'The description looks like a formula. Pinterest accepts it, but don’t open the file in a spreadsheet program before uploading it.',
  'export.keywordFormula':
    'The first keyword looks like a formula. Pinterest accepts it, but don’t open the file in a spreadsheet program before uploading it.',
  'export.boardFormula':
    'A board’s name looks like a formula. Pinterest accepts it, but don’t open the file in a spreadsheet program before uploading it.',
  'export.titleCapitals':
    'The title is all capitals: Pinterest shows such pins less, and people skip them.',
  'export.titleWordless': 'The title has no words, so nobody can find the pin by it.',
  'export.topicMissing':
    'No keyword of the pin is in the title or in the first sentence of the description.',
  'export.pinTwin': 'Another pin here has the same words and the same design.',
  'export.descriptionShort':
    'The description has {count, plural, one {# character} other {# characters}}; from {least} on, people find the pin more easily.',
  'export.descriptionOpen': 'The description doesn’t end with a full sentence.',
  'export.hashtagsMany': '{count} hashtags are too many; use at most {most}.',
  'export.descriptionLong':
    'The description has {length} characters; Pinterest’s upload accepts {most}.',
  'export.descriptionLines': 'The description has several lines; they are joined into one.',
  'export.linkMissing': 'The pin has no link: nobody can get from it to your page.',
  'export.linkInvalid': 'The link isn’t a web address. It must begin with http:// or https://.',
  'export.linkLong': 'The link is longer than the {most} characters that Pinterest accepts.',
  'export.linkPrivate':
    'Only you can open this link: it leads to your own computer or network, and Pinterest won’t accept the pin with it. It stays in the file. Publish the page, then enter its public address here.',
  'export.linkTwice':
    'Several pins have this link. Pinterest refuses the same link twice in one file, so they go into several files.',
  'export.pictureMissing': 'The pin has no picture yet. Render it first.',
  'export.carouselInCsv':
    'Pinterest’s bulk upload takes no carousels. Export it as a ZIP, or publish it from the calendar.',
  'export.videoPrivate':
    'Pinterest can’t fetch the video from this server. Export it as a ZIP, or publish it from the calendar.',
  'export.picturePrivate':
    'Pinterest can’t fetch this picture because this site has no public web address. Download the ZIP instead.',
  'export.boardMissing': 'The pin isn’t on a board. Choose one.',
  'export.boardGone': 'A board of this pin no longer exists. Choose another one.',
  'export.boardSlash':
    'The board’s name contains a “/”, which Pinterest reads as board and section. Rename the board to be safe.',
} as const

export const exportProblem = problemMaker(exportProblems)
