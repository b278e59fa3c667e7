/** Words on the pins that the rules would hold back if a pin went where it is being moved. */
export const heldBackMessages = {
  'heldBack.perDay':
    '“{title}” would be held back until {moment}: that day’s pin limit is reached.',
  'heldBack.hours':
    '“{title}” would be held back until {moment}: your rules publish only at certain hours.',
  'heldBack.link':
    '“{title}” would be held back until {moment}: your rules keep pins with the same link apart.',
  'heldBack.picture':
    '“{title}” would be held back until {moment}: your rules keep pins with the same or a similar picture apart.',
  'heldBack.board':
    '“{title}” would be held back until {moment}: your rules keep pins on the same board apart.',
  'heldBack.gap': '“{title}” would be held back until {moment}: pins are sent one after another.',
  'heldBack.sameTime': 'Another pin is planned for this minute.',
  'heldBack.more':
    '{count, plural, one {# more pin would be held back.} other {# more pins would be held back.}}',
} as const
