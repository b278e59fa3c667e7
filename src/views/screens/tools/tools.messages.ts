/** Words of the free tools. */
export const toolsMessages = {
  'tools.nav': 'Site',
  'tools.languages': 'Languages',
  'tools.all': 'Free tools',
  'tools.login': 'Log in',
  'tools.signup': 'Sign up',
  'tools.studio': 'Open your studio',
  'tools.foot': 'What you type here stays in your browser, and in the address you share.',
  'tools.allLead':
    'No account and nothing to install. Most of these tools work entirely in your browser; those that ask a server say so.',
  'tools.open': 'Open',
  'tools.copy': 'Copy {words}',
  'tools.copyAll': 'Copy all',
  'tools.copied': 'Copied.',
  'tools.notCopied':
    'Your browser didn’t let us copy. Select the text and copy it yourself; nothing is lost.',
  'tools.download': 'Download as text',

  'tools.keywords': 'Pinterest keyword research tool',
  'tools.keywordsCard':
    'Enter a topic or a page and see what people search for, with growth where Pinterest provides it.',
  'tools.videos': 'Pinterest video downloader',
  'tools.videosCard': 'Paste a pin’s address and get its video, for content that is yours.',

  'tools.boardNames': 'Pinterest board name generator',
  'tools.boardNamesLead':
    'Names that say what the board is about, because people find boards by topic. All are short enough to be shown in full.',
  'tools.boardNamesCard': 'Enter a topic and get names that fit on a board, in five languages.',
  'tools.topic': 'What is the board about?',
  'tools.topicHint': 'Two or three words, such as “small balcony garden”.',
  'tools.language': 'Language of the names',
  'tools.lang.en': 'English',
  'tools.lang.de': 'German',
  'tools.lang.es': 'Spanish',
  'tools.lang.fr': 'French',
  'tools.lang.ar': 'Arabic',
  'tools.names': '{count, plural, one {# name} other {# names}}',
  'tools.letters': '{count, plural, one {# character} other {# characters}}',
  'tools.noNames': 'No name fits on a board',
  'tools.noNamesBody':
    'Pinterest cuts off board names at 50 characters. Use fewer words for the topic.',
  'tools.namesWait': 'Names appear as you type',
  'tools.namesWaitBody': 'The plainest comes first: it’s the one people search for.',

  'tools.boardIdeas': 'Board names by topic',
  'tools.boardIdeasLead':
    'Names for boards in Pinterest’s 24 categories, written by hand: plain, short, and easy to find by topic.',
  'tools.boardIdeasCard': 'Hand-written names in Pinterest’s 24 categories, ready to copy.',
  'tools.boardsOf': 'Board names for {category}',
  'tools.boardsOfLead': 'All are ready to copy, and short enough to be shown in full.',
  'tools.allCategories': 'All categories',
  'tools.ownTopic': 'Names for your own topic',

  'tools.hashtags': 'Pinterest hashtag generator',
  'tools.hashtagsLead':
    'Tags from what your pin is really about, alternating narrow and broad ones. Every tag comes from your own words.',
  'tools.hashtagsCard': 'Enter your topic or description and get up to ten honest tags.',
  'tools.text': 'Topic or description of your pin',
  'tools.textHint': 'The first line counts most. A full description gives more tags than a topic.',
  'tools.tags': '{count, plural, one {# tag} other {# tags}}',
  'tools.noTags': 'No tags in these words',
  'tools.noTagsBody':
    'A tag needs a meaningful word of 4 to 24 letters. Add what the pin shows, or what it’s for.',
  'tools.tagsWait': 'Tags appear as you type',
  'tools.tagsWaitBody': 'Ten at most: a few good ones do more.',

  'tools.prompts': 'Prompts for pin work',
  'tools.promptsLead':
    'For any assistant you use: each prompt says what a good pin needs and rules out made-up facts. Fill in the parts in braces.',
  'tools.promptsCard':
    'Ready prompts for titles, descriptions, plans and checks, to copy into any assistant.',
  'tools.findPrompt': 'Find a prompt',
  'tools.promptKind': 'Kind',
  'tools.anyKind': 'All kinds',
  'tools.kind.Words': 'Words',
  'tools.kind.Research': 'Research',
  'tools.kind.Plan': 'Plan',
  'tools.kind.Design': 'Design',
  'tools.kind.Check': 'Check',
  'tools.promptCount': '{count, plural, one {# prompt} other {# prompts}}',
  'tools.copyPrompt': 'Copy',
  'tools.noPrompts': 'No matching prompts',
  'tools.noPromptsBody': 'Use fewer words, or search all kinds.',

  'tools.checklist': 'Pin checklist',
  'tools.checklistLead':
    'Everything a pin should have before you publish it, checked as you type, with what to do about each finding.',
  'tools.checklistCard':
    'Checks title, description, link and picture against Pinterest’s limits, with a fix for each finding.',
  'tools.title': 'Title',
  'tools.keyword': 'Topic people should find it by',
  'tools.description': 'Description',
  'tools.alt': 'Alt text',
  'tools.altHint': 'One sentence about what the picture shows, for people who can’t see it.',
  'tools.link': 'Link',
  'tools.board': 'Board',
  'tools.picture': 'Picture',
  'tools.pictureHint': 'JPEG, PNG or WebP. It’s measured in your browser and not sent anywhere.',
  'tools.choosePicture': 'Choose a picture',
  'tools.drop': 'or drop one here',
  'tools.pictureIs': '{name}: {width} × {height} pixels, {size}',
  'tools.noPicture':
    'Your browser can’t read this file as a picture. Choose a JPEG, PNG or WebP file.',
  'tools.removePicture': 'Remove the picture',
  'tools.score': '{good} of {all} are good',
  'tools.mend': 'To fix',
  'tools.good': 'Good',
  'tools.unknown': 'Not checked',
  'tools.checkWait': 'Fill in what you have and the checklist follows.',
  'tools.findings': 'Findings',

  'tools.csv': 'Check a bulk upload file',
  'tools.csvLead':
    'A CSV for Pinterest’s bulk upload, checked row by row. Separator, encoding, header, lengths, line breaks, dates, duplicate links and too many rows are fixed for you; everything else is listed with its row. The file stays in your browser.',
  'tools.chooseCsv': 'Choose a CSV file',
  'tools.csvRows': '{rows, plural, one {# row.} other {# rows.}}',
  'tools.csvGood': 'Pinterest will accept this file as it is.',
  'tools.csvFound':
    '{mended, plural, =0 {Nothing to fix} one {# thing fixed} other {# things fixed}}, {left, plural, =0 {nothing left for you to do} one {# left for you to fix} other {# left for you to fix}}.',
  'tools.csvMended': 'Download the fixed file',
  'tools.csvPart': 'Download part {number} of {count}',
  'tools.csvFindings': 'Findings in the file',
  'tools.csvWhole': 'The file',
  'tools.csvRow': 'Row {row}',
  'tools.csvIsMended': 'Fixed.',
  'tools.csvMore': '{count, plural, one {and # more} other {and # more}}',
} as const
