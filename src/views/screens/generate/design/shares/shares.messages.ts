export const sharesMessages = {
  'shares.title': 'What the pins will be about',
  'shares.pins': '{count, plural, =0 {no pins} one {# pin} other {# pins}}',
  'shares.wholePage': 'The whole page',
  'shares.missing': 'Not on this page: these pins are about the page as a whole',
  'shares.nothing':
    'None of your pages says anything about “{name}”, so no pins are made from this keyword.',
  'shares.made': '{count, plural, =0 {none yet} one {# made before} other {# made before}}',
  'shares.sections':
    '{count, plural, one {# section} other {# sections}} of this page, {open, plural, =0 {all with pins} one {# without pins yet} other {# without pins yet}}',
  'shares.none':
    '{count, plural, one {# interest gets} other {# interests get}} no pin: every page gets about as many pins as the others, and some pages have more interests than pins. Make more pins, or choose fewer interests.',
  'shares.boards': 'If interests keep the boards of your earlier pins',
  'shares.more': '{count, plural, one {# more page} other {# more pages}}',
} as const
