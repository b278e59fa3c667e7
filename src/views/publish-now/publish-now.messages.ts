/** Words of the button that sends chosen pins at once. */
export const publishNowMessages = {
  'publishNow.button': 'Publish now',
  'publishNow.done':
    '{count, plural, one {Publishing has started.} other {Publishing has started: # publications, one after another.}}',
  'publishNow.held.perDay':
    'It doesn’t go out now. It waits until {moment}: today’s pin limit is reached.',
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
  'publishNow.undo': 'Undo',
} as const
