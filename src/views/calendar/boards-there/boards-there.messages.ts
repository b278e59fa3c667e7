/** Words on boards that the network of a connected account does not have. */
export const boardsThereMessages = {
  'boardsThere.network.pinterest': 'Pinterest',
  'boardsThere.network.practice': 'Practice',
  'boardsThere.title':
    '{count, plural, one {“{board}” isn’t on {network}} other {# boards aren’t on {network}}}',
  'boardsThere.words':
    'Pins for {count, plural, one {this board} other {these boards}} can’t be published there. Create {count, plural, one {it} other {them}}, or choose another board.',
  'boardsThere.create': 'Create it on {network}',
  'boardsThere.createThis': 'Create “{board}” on {network}',
  'boardsThere.created': '“{board}” is on {network} now.',
  'boardsThere.settings': 'Boards in Settings',
} as const
