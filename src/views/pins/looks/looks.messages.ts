/** Words of the other looks of a pin. */
export const looksMessages = {
  'looks.title': 'Looks',
  'looks.list': 'Looks of this pin',
  'looks.help': 'Arrow keys move, Enter takes a look, Escape leaves the pin as it is.',
  'looks.helpTouch': 'Tap a look to take it.',
  'looks.helpTab': 'Arrow keys move, Enter tries a look on. Apply keeps it.',
  'looks.helpTabTouch': 'Tap a look to try it on. Apply keeps it.',
  'looks.one': 'Look {number}: {template}',
  'looks.againOf': '{template}, {difference, select, colors {other colors} other {another crop}}',
  'looks.now': 'Your pin now',
  'looks.more': 'Twelve more',
  'looks.drawing': 'Drawing looks',
  'looks.drawn': '{count, plural, one {# look} other {# looks}}',
  'looks.noMore': 'That’s every look this pin has.',
  'looks.none': 'This pin has no other looks.',
  'looks.pictureGone': 'The pin’s picture isn’t available here, so its looks can’t be drawn.',
  'looks.pictureOffline':
    'You’re offline, and the pin’s picture isn’t on this device. Its looks are drawn once you’re back online.',
  'looks.offline':
    'You’re offline, and what these looks need isn’t on this device. The pin is unchanged.',
  'looks.oneOffline': 'Drawn once you’re online',
  'looks.brandOnly': 'Only my brand’s colors',
  'looks.failed': 'Couldn’t draw the looks. The pin is unchanged.',
  'looks.oneFailed': 'Couldn’t draw this look',
  'looks.again': 'Try again',
} as const
