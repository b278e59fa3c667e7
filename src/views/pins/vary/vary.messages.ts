/** Words of new pins that are made like others. */
export const varyMessages = {
  'vary.find': 'Vary: new pins of the same pages, in other words, pictures and looks',
  'vary.none': 'Select pins to vary, or move to one.',
  'vary.noPage':
    'New pins are made from a page, and {count, plural, one {this pin’s page isn’t} other {these pins’ pages aren’t}} in the account any more.',
  'vary.failed': 'Couldn’t start the variations. {reason}',
  'vary.started':
    'Making {count, plural, one {# new pin} other {# new pins}}, different from those you have.',
  'vary.made': '{count, plural, one {# new pin is} other {# new pins are}} ready.',
  'vary.fewer':
    '{missing, plural, one {One more would have repeated} other {# more would have repeated}} words or pictures that these pages have already.',
  'vary.nothing':
    'No new pins: {count, plural, one {the page has} other {the pages have}} no other words or pictures left.',
  'vary.undo': 'Undo',
} as const
