/** Words of the free tools. */
export const toolsMessages = {
  'tools.nav': 'Site',
  'tools.languages': 'Languages',
  'tools.all': 'Free tools',
  'tools.login': 'Log in',
  'tools.signup': 'Make your first pins',
  'tools.studio': 'Open your studio',
  'tools.foot': 'Whatever you type here stays in your browser, and in the address that you share.',
  'tools.allLead':
    'No account and nothing to install. Most of these tools work wholly in your browser; those that ask a server say so.',
  'tools.open': 'Open',
  'tools.copy': 'Copy {words}',
  'tools.copyAll': 'Copy all',
  'tools.copied': 'Copied.',
  'tools.notCopied':
    'Your browser did not let us copy. Select the words and copy them yourself; nothing is lost.',
  'tools.download': 'Download as text',

  'tools.keywords': 'Pinterest keyword research tool',
  'tools.keywordsCard':
    'From a topic or a page to what people search for, with growth where Pinterest tells it.',
  'tools.videos': 'Pinterest video downloader',
  'tools.videosCard': 'From a pin’s address to its video, for content that is yours.',

  'tools.boardNames': 'Pinterest board name generator',
  'tools.boardNamesLead':
    'Names that say what the board is about, because people find boards by their topic. Each is short enough to be shown whole.',
  'tools.boardNamesCard': 'From a topic to names that fit on a board, in five languages.',
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
  'tools.noNames': 'No name of it fits on a board',
  'tools.noNamesBody':
    'Pinterest cuts a board’s name at 50 characters. Use fewer words for the topic.',
  'tools.namesWait': 'Names appear while you type',
  'tools.namesWaitBody': 'The plainest stands first: it is the one that is searched for.',

  'tools.boardIdeas': 'Board names by topic',
  'tools.boardIdeasLead':
    'Names for boards in the 24 categories of Pinterest, written by hand: plain, short, and found by what they are about.',
  'tools.boardIdeasCard': 'Hand-written names in Pinterest’s 24 categories, to copy as they are.',
  'tools.boardsOf': 'Board names for {category}',
  'tools.boardsOfLead': 'Each can be copied as it is, and is short enough to be shown whole.',
  'tools.allCategories': 'All categories',
  'tools.ownTopic': 'Names for a topic of your own',

  'tools.hashtags': 'Pinterest hashtag generator',
  'tools.hashtagsLead':
    'Tags from what your pin really speaks of, narrow ones and broad ones in turns. No tag is added that your words do not carry.',
  'tools.hashtagsCard': 'From your topic or description to at most ten honest tags.',
  'tools.text': 'Topic or description of your pin',
  'tools.textHint': 'The first line counts most. A whole description gives more tags than a topic.',
  'tools.tags': '{count, plural, one {# tag} other {# tags}}',
  'tools.noTags': 'No tag in these words',
  'tools.noTagsBody':
    'A tag needs a word of 4 to 24 letters that says something. Add what the pin shows, or what it is for.',
  'tools.tagsWait': 'Tags appear while you type',
  'tools.tagsWaitBody': 'At most ten: fewer good ones do more.',

  'tools.prompts': 'Prompts for pin work',
  'tools.promptsLead':
    'For whatever assistant you use: each says what a good pin needs and forbids what is made up. Fill in what stands in braces.',
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
  'tools.noPrompts': 'No prompt has these words',
  'tools.noPromptsBody': 'Use fewer words, or look through all kinds.',

  'tools.checklist': 'Pin checklist',
  'tools.checklistLead':
    'Everything that a pin should have before it is published, checked while you type, each finding with what to do.',
  'tools.checklistCard':
    'Title, description, link and picture against Pinterest’s limits, with a fix for each finding.',
  'tools.title': 'Title',
  'tools.keyword': 'Topic that it should be found by',
  'tools.description': 'Description',
  'tools.alt': 'Alt text',
  'tools.altHint': 'One sentence on what the picture shows, for who cannot see it.',
  'tools.link': 'Link',
  'tools.board': 'Board',
  'tools.picture': 'Picture',
  'tools.pictureHint': 'JPEG, PNG or WebP. It is measured in your browser and sent nowhere.',
  'tools.choosePicture': 'Choose a picture',
  'tools.drop': 'or drop one here',
  'tools.pictureIs': '{name}: {width} × {height} pixels, {size}',
  'tools.noPicture':
    'This file is no picture that your browser can read. Choose a JPEG, PNG or WebP file.',
  'tools.removePicture': 'Remove the picture',
  'tools.score': '{good} of {all} are good',
  'tools.mend': 'To mend',
  'tools.good': 'Good',
  'tools.unknown': 'Not checked',
  'tools.checkWait': 'Fill in what you have: the list follows.',
  'tools.findings': 'Findings',

  'tools.csv': 'A whole file for the bulk upload',
  'tools.csvLead':
    'A CSV for Pinterest’s bulk upload, checked row by row. Separator, encoding, header, lengths, lines, dates, links that come twice and too many rows are mended; the rest is told with its row. The file stays in your browser.',
  'tools.chooseCsv': 'Choose a CSV file',
  'tools.csvRows': '{rows, plural, one {# row.} other {# rows.}}',
  'tools.csvGood': 'Pinterest takes this file as it is.',
  'tools.csvFound':
    '{mended, plural, =0 {Nothing had to be mended} one {# thing is mended} other {# things are mended}}, {left, plural, =0 {nothing is left to you} one {# is left to you} other {# are left to you}}.',
  'tools.csvMended': 'Download the mended file',
  'tools.csvPart': 'Download part {number} of {count}',
  'tools.csvFindings': 'What was found in the file',
  'tools.csvWhole': 'The file',
  'tools.csvRow': 'Row {row}',
  'tools.csvIsMended': 'Mended.',
  'tools.csvMore': '{count, plural, one {and # more} other {and # more}}',
} as const
