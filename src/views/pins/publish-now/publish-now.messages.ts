/** Words of the button that sends chosen pins at once. */
export const publishNowMessages = {
  'publishNow.button': 'Publish now',
  'publishNow.done':
    '{count, plural, one {Publishing has started.} other {Publishing has started: # publications, one after another.}}',
  'publishNow.held.perDay':
    'It doesn’t go out now. It waits until {moment}: today’s pin limit is reached.',
  'publishNow.held.hours':
    'It doesn’t go out now. It waits until {moment}: your rules publish only at certain hours.',
  'publishNow.held.link':
    'It doesn’t go out now. It waits until {moment}: your rules keep pins with the same link apart.',
  'publishNow.held.picture':
    'It doesn’t go out now. It waits until {moment}: your rules keep pins with the same picture apart.',
  'publishNow.held.board':
    'It doesn’t go out now. It waits until {moment}: your rules keep pins on the same board apart.',
  'publishNow.heldSome':
    '{held, plural, one {# of {count} publications is held by your rules until {moment}. The others go out now, one after another.} other {# of {count} publications are held by your rules, the first until {moment}. The rest go out now, one after another.}}',
  'publishNow.boardless':
    '{count, plural, one {# pin has no board, so it isn’t sent. Choose a board first.} other {# pins have no board, so they aren’t sent. Choose boards first.}}',
  'publishNow.board': '“{name}”',
  'publishNow.moreBoards': '{count} more',
  'publishNow.boardsMade.pinterest': 'Created on Pinterest: {boards}.',
  'publishNow.boardsMade.practice': 'Created on Practice: {boards}.',
  'publishNow.boardFailed': '“{board}” couldn’t be created, so nothing goes out: {reason}',
  'publishNow.delays.title':
    '{count, plural, one {# planned pin would go out later} other {# planned pins would go out later}}',
  'publishNow.delays.lead':
    'Your publishing rules keep pins apart. If you publish now, {count, plural, one {this planned pin waits} other {these planned pins wait}}:',
  'publishNow.delays.was': 'instead of {moment}',
  'publishNow.delays.why.perDay': 'That day’s pin limit is reached.',
  'publishNow.delays.why.hours': 'Pins go out at certain hours only.',
  'publishNow.delays.why.link': 'Pins with the same link are kept apart.',
  'publishNow.delays.why.picture': 'Pins with the same picture are kept apart.',
  'publishNow.delays.why.board': 'Pins on the same board are kept apart.',
  'publishNow.delays.more': 'Show {count} more',
  'publishNow.delays.cancel': 'Cancel',
  'publishNow.delays.choose': 'Choose a time',
  'publishNow.delays.publish': 'Publish now and move {count, plural, one {# pin} other {# pins}}',
  'publishNow.delayed':
    '{count, plural, one {# planned pin moved to {moment}.} other {# planned pins moved, the first to {moment}.}}',
  'publishNow.undo': 'Undo',
} as const
