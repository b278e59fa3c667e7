/** What is checked of a pin, by name, and what each finding says. */
export const checksMessages = {
  'check.title_length': 'Title length',
  'check.title_keyword': 'Topic at the start of the title',
  'check.description_length': 'Description length',
  'check.description_whole': 'Full sentences',
  'check.link': 'Link',
  'check.alt_text': 'Alt text',
  'check.picture_size': 'Picture size',
  'check.picture_shape': 'Picture shape',
  'check.picture_weight': 'Picture file size',
  'check.contrast': 'Text contrast',
  'check.board': 'Board',
  'check.hashtags': 'Number of hashtags',
  'check.duplicate': 'Different from your other pins',
  'check.capitals': 'Not all capitals',
  'check.numbers': 'Numbers from the page',

  'check.finding.titleMissing': 'Write a title.',
  'check.finding.titleWordless': 'The title has no words, so nobody can find the pin by it.',
  'check.finding.titleLong':
    'The title has {count, number} characters; the limit is {most, number}.',
  'check.finding.topicMissing':
    'Name the topic in the title or in the first sentence of the description.',
  'check.finding.allCapitals': 'Don’t write the title in all capitals.',
  'check.finding.pinTwin': 'Another pin has the same words and the same design: “{title}”.',
  'check.finding.descriptionLength':
    'The description has {count, plural, one {# character} other {# characters}}; {least, number} to {most, number} work best.',
  'check.finding.sentenceOpen': 'End the description with a full sentence.',
  'check.finding.hashtagsMany':
    '{count, number} hashtags are too many; use at most {most, number}.',
  'check.finding.numbersUnfounded': '{numbers} can’t be found on the page.',
  'check.finding.pageUnknown': 'There’s no page to check the numbers against.',
  'check.finding.linkUntried': 'The link wasn’t checked.',
  'check.finding.linkDead': 'The link doesn’t respond.',
  'check.finding.linkInsecure': 'Use a link that starts with https://.',
  'check.finding.altForeign':
    'The alt text describes a different picture, or words other than those on the pin.',
  'check.finding.altMissing': 'Describe what the picture shows in one sentence.',
  'check.finding.pictureUnknown': 'The picture wasn’t measured.',
  'check.finding.pictureSmall':
    'The picture is {width} × {height} pixels; it should be at least {leastWidth} × {leastHeight}.',
  'check.finding.pictureShape': 'Use a 2:3 picture: other shapes are cropped or shown small.',
  'check.finding.pictureHeavy':
    'The picture is {weight, number} MB; the limit is {most, number} MB.',
  'check.finding.contrastUnknown':
    'There’s no text on the picture, or its contrast wasn’t measured.',
  'check.finding.contrastLow':
    'The text contrast is {contrast, number}:1; it should be at least {least, number}:1.',
  'check.finding.boardMissing': 'Choose a board.',
  'check.finding.boardLong':
    'The board’s name has {count, number} characters; Pinterest shows {most, number} and cuts off the rest.',
} as const
