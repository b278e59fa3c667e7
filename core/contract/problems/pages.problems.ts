/** Adding and reading pages, their pictures and interests. */
export const pagesProblems = {
  'sources.firstAddresses':
    'Only the first {most} of {all} addresses were added. Add the others after these.',
  'sources.sameAddress': 'This is the same page as "{address}", so it was added once.',
  'sources.sameLine': 'This is the same page as line {line}, so it was added once.',
  'sources.csvEmpty': 'The CSV is empty. Put one web address in each row.',
  'sources.csvWithoutColumn':
    'No column of this CSV has web addresses. Put one address in each row, like https://example.com/page.',
  'sources.csvLineWithout':
    'Line {line} has no web address, so it was skipped; the other lines were added.',
  'sources.csvFirstRows':
    'Only the first {most} of {all} rows were added. Add the others in a second file.',
  'sources.csvOpenQuote':
    'Line {line} has a quotation mark that is never closed, so it was skipped; put the address there without quotes.',
  'sources.listTooSlow':
    'Reading this list took too long, so it was stopped. Split it into smaller lists.',
  'sources.listTooLarge':
    'This list is too large to read, so reading stopped. Split it into smaller lists.',
  'sources.firstProblems':
    'Only the first {most} of the {all} problems of this list are shown. Fix these first.',
  'pages.htmlTooShort':
    'The pasted HTML has too few words to write from: about {least} are needed. Paste more of the page’s source, or its text.',
  'pages.textEmpty': 'The pasted text is empty. Paste the page’s text.',
  'pages.cancelled':
    'Reading was cancelled before it got to this page. Read it again when you like.',
  'pages.veryLong': 'This page is very long: only about its first {most} characters were read.',
  'pages.short':
    'This page is short. Some pins will share a title but look different. Add text to the page for more titles.',
  'pages.keywordNothing':
    'None of your pages says anything about “{keyword}”, so there’s nothing to make pins from. Add a page about it, then read this keyword again.',
  'pages.keywordFrom':
    '{count, plural, one {Pins on this keyword are written from one of your pages.} other {Pins on this keyword are written from # of your pages.}}',
  'pages.languageUnknown':
    'We couldn’t tell the page’s language, so titles and keywords use its words exactly as they are.',
  'pages.keywordsCounted':
    'The interests of this page were found by counting its words. Check them before you choose.',
  'pages.workTooSlow':
    'Working through this page took too long, so it was stopped; the others were read. Paste the part you need as text instead.',
  'pages.workTooMuch':
    'This page was too much to work through, so it was stopped; the others were read. Paste the part you need as text instead.',
  'pages.noTopic':
    'The page was read, but it has no topic that people could search for. Type its topic instead.',
  'pages.topicTooSlow':
    'The page couldn’t be read in time. Try again later, or type its topic instead.',
  'pages.noPictures': 'No pictures found: pins will use color only. You can add your own pictures.',
  'pages.noUsablePictures':
    'None of this page’s pictures can be used: pins will use color only. You can add your own pictures.',
  'pages.picturesUnreadable':
    '{count, plural, one {One picture couldn’t be read and was left out} other {# pictures couldn’t be read and were left out}}.',
  'pages.picturesRobots':
    '{count, plural, one {One picture is off limits to automatic readers (robots.txt). Save it and add it as your own if you have the right to use it} other {# pictures are off limits to automatic readers (robots.txt). Save them and add them as your own if you have the right to use them}}.',
  'pages.picturesTooMany':
    '{count, plural, one {One picture didn’t fit into your storage and was left out} other {# pictures didn’t fit into your storage and were left out}}. Delete your own pictures or pages that you no longer need, then read this page again.',
  'pages.reading': 'Reading {title}',
  'pages.readingPages': 'Reading {count, plural, one {# page} other {# pages}}',
  'pages.readingAgain': 'Reading {title} again',
  'pages.readingPagesAgain': 'Reading {count, plural, one {# page} other {# pages}} again',
  'pages.exportedUnread':
    'This page was still being read when its account was exported. Read it again.',
  'pages.noRoom': 'You have no room for this page any more. Delete another page, then undo again.',
  'pages.addressAdded': 'A page with this address has been added in the meantime.',
  'pages.interestMissing': 'Enter a name for the interest.',
  'pages.interestLong': 'An interest can have at most 80 characters.',
  'pages.interestTaken':
    'This page already has the interest "{name}". Choose that one, or use a different name.',
  'pages.wordsTooSlow':
    'Counting the words of this page took too long, and nothing was changed. Please try again.',
} as const
