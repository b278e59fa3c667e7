/** Words on boards that the network of a connected account does not have. */
export const boardsThereMessages = {
  'boardsThere.network.pinterest': 'Pinterest',
  'boardsThere.network.practice': 'Practice',
  'boardsThere.title':
    '{count, plural, one {“{board}” isn’t on {network}} other {# boards aren’t on {network}}}',
  'boardsThere.words':
    '{count, plural, one {Pins for this board can’t be published there. Create it, or choose another board.} other {Pins for {boards} can’t be published there. Create these boards, or choose others.}}',
  'boardsThere.wordsOfPin': 'Create it, or choose another board.',
  'boardsThere.createdByPlan':
    '{count, plural, one {It is created there as soon as you plan.} other {{boards} are created there as soon as you plan.}}',
  'boardsThere.progress': '{made} of {all} boards created.',
  'boardsThere.progressWaits':
    '{made} of {all} boards created. Only a few can be created each minute. The rest are created automatically.',
  'boardsThere.waits': 'It waits for its board: it can’t go out until {network} has it.',
  'boardsThere.create': 'Create it on {network}',
  'boardsThere.createThis': 'Create “{board}” on {network}',
  'boardsThere.createAll': 'Create all {count} on {network}',
  'boardsThere.createSome': 'Create {count} of them on {network}',
  'boardsThere.goneTitle': '“{board}” is no longer on {network}',
  'boardsThere.goneWords':
    '{count, plural, one {# planned pin can’t go out until it has another board.} other {# planned pins can’t go out until they have another board.}}',
  'boardsThere.goneOthers':
    '{count, plural, one {One more board of planned pins is no longer there.} other {# more boards of planned pins are no longer there.}}',
  'boardsThere.chooseOther': 'Choose another board',
  'boardsThere.otherFor': 'Another board for the pins of “{board}”',
  'boardsThere.replaced':
    '{count, plural, one {# pin is on “{board}” now.} other {# pins are on “{board}” now.}}',
  'boardsThere.settings': 'Boards in Settings',
} as const
