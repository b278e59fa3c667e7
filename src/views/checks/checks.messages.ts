/** What is checked of a pin, by name. */
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
} as const
