/** Sending planned pins: what each attempt has shown, and why nothing is sent. */
export const publishingProblems = {
  'publishing.waiting': 'No answer has come yet.',
  'publishing.accepted': '{network} accepted the pin.',
  'publishing.refused': '{network} refused the pin: {reason}',
  'publishing.refusedSilently': '{network} refused the pin without a reason.',
  'publishing.limited': '{network} asked us to wait. We’ll send the pin again automatically.',
  'publishing.spam':
    '{network} took a pin for spam, so nothing more is sent. Publish fewer pins a day, vary their links and pictures, then resume.',
  'publishing.trial':
    'The app of this server has trial access: it can read {network}, but not publish there. Your plan is kept.',
  'publishing.notApproved':
    '{network} has not approved the app of this server for publishing. Your plan is kept.',
  'publishing.connectionLost':
    '{network} no longer accepts the connection. Connect the account again. Your plan is kept.',
  'publishing.unreachable':
    '{network} couldn’t be reached. We’ll send the pin again automatically.',
  'publishing.unknown':
    'No clear answer came, so the pin may be published. The board is checked before anything is sent again.',
  'publishing.interrupted':
    'The server stopped before an answer came, so the pin may be published. The board is checked before anything is sent again.',
  'publishing.found': 'The pin is on the board.',
  'publishing.notFoundYet': 'The pin is not on the board yet. The board is checked again later.',
  'publishing.sentAgain': 'The pin is not on the board, so it is sent again.',
  'publishing.foundTooLate':
    'The pin is not on the board, and its time passed long ago. Choose a new time.',
  'publishing.boardUnread': 'The board could not be read. It is checked again later.',
  'publishing.mayBeThere':
    'A pin on the board looks like this one. Check whether it is, so that it is not published twice.',
  'publishing.cannotTell':
    'The board could not be checked. Look for the pin on {network} and say whether it is there.',
  'publishing.shown': '{network} shows the pin.',
  'publishing.notShown': '{network} accepted the pin, but doesn’t show it yet.',
  'publishing.personFound': 'You found the pin on {network}.',
  'publishing.personDidNotFind': 'You did not find the pin on {network}, so it is sent again.',
  'publishing.noPicture': 'The picture of this pin is missing. Make the picture again.',
  'publishing.boardNotThere': '{network} doesn’t have the board of this pin. Choose another board.',
  'publishing.linkLong': 'The link of this pin is too long to be published. Shorten it.',
  'publishing.stillLooking':
    'The server is still looking for this pin. You can decide when it has finished.',
  'publishing.deletedPin':
    'You deleted this pin before it was published. Nothing of it was published.',
  'publishing.decided': 'It is already known what became of this pin.',
} as const
