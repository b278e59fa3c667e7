/** Words of the button that sends chosen pins at once. */
export const publishNowMessages = {
  'publishNow.button': 'Publish now',
  'publishNow.done':
    '{count, plural, one {It goes out next, as soon as your rules allow.} other {# publications go out next, one after another, as soon as your rules allow.}}',
  'publishNow.boardless':
    '{count, plural, one {# pin is on no board, so it isn’t sent. Choose a board first.} other {# pins are on no board, so they aren’t sent. Choose boards first.}}',
  'publishNow.undo': 'Undo',
} as const
