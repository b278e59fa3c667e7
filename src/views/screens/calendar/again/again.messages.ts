/** Words of using a published pin again. */
export const againMessages = {
  'again.title': 'Use this pin again',
  'again.words': 'It goes out once more, on another board.',
  'again.vary': 'So that it isn’t the same pin twice',
  'again.vary.template': 'Use another template',
  'again.vary.picture': 'Use another picture of the page',
  'again.vary.title': 'Use another title: “{title}”',
  'again.varyHint': 'What is published already stays as it is.',
  'again.board': 'Board',
  'again.noBoard': 'This pin is on all your boards already. Make another board first.',
  'again.when': 'The next time that the rules of this account allow is {moment}.',
  'again.never': 'The rules of this account leave no time for it within a year.',
  'again.plan': 'Plan',
  'again.planned': 'Planned for {moment}',
  'again.undo': 'Undo',
  'again.notChanged': 'It couldn’t be planned. Open it once more and try again.',
} as const
