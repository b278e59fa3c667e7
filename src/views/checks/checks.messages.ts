/** What is checked of a pin, by name, and what each finding says. */
export const checksMessages = {
  'check.title_length': 'Length of the title',
  'check.title_keyword': 'Topic at the start of the title',
  'check.description_length': 'Length of the description',
  'check.description_whole': 'Whole sentences',
  'check.link': 'Link',
  'check.alt_text': 'Alt text',
  'check.picture_size': 'Size of the picture',
  'check.picture_shape': 'Shape of the picture',
  'check.picture_weight': 'Weight of the picture',
  'check.contrast': 'Contrast of the text',
  'check.board': 'Board',
  'check.hashtags': 'Number of hashtags',
  'check.duplicate': 'Unlike your other pins',
  'check.capitals': 'No capitals throughout',
  'check.numbers': 'Numbers from the page',

  'check.finding.titleMissing': 'Write a title.',
  'check.finding.titleWordless': 'The title has no words: nobody can find the pin by it.',
  'check.finding.titleLong':
    'The title has {count, number} characters; {most, number} are the most.',
  'check.finding.topicLate':
    'Put the topic into the first {shown, number} characters of the title: the rest is cut off on a phone.',
  'check.finding.allCapitals': 'Write the title without capitals throughout.',
  'check.finding.titleTwin': 'This title is nearly that of another pin: “{title}”.',
  'check.finding.descriptionLength':
    'The description has {count, plural, one {# character} other {# characters}}; {least, number} to {most, number} work best.',
  'check.finding.sentenceOpen': 'End the description with a whole sentence.',
  'check.finding.hashtagsMany':
    '{count, number} hashtags are too many; {most, number} are the most.',
  'check.finding.numbersUnfounded': 'The page does not have {numbers}.',
  'check.finding.pageUnknown': 'No page is known to check the numbers against.',
  'check.finding.linkUntried': 'The link was not tried.',
  'check.finding.linkDead': 'The link does not answer.',
  'check.finding.linkInsecure': 'Give a link that starts with https://.',
  'check.finding.altForeign':
    'The alternative text tells of another picture or other words than those on the pin.',
  'check.finding.altMissing': 'Say in a sentence what the picture shows.',
  'check.finding.pictureUnknown': 'The picture was not measured.',
  'check.finding.pictureSmall':
    'The picture has {width} × {height} pixels; {leastWidth} × {leastHeight} are the least.',
  'check.finding.pictureShape': 'Use a picture of 2 to 3: others are cut off or shown small.',
  'check.finding.pictureHeavy':
    'The picture weighs {weight, number} MB; {most, number} are the most.',
  'check.finding.contrastUnknown':
    'There is no text on the picture, or its contrast was not measured.',
  'check.finding.contrastLow':
    'The text has a contrast of {contrast, number}; {least, number} is the least.',
  'check.finding.boardMissing': 'Choose a board.',
  'check.finding.boardLong':
    'The board’s name has {count, number} characters; Pinterest shows {most, number} and cuts the rest.',
} as const
