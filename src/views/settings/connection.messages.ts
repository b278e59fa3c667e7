/** Connecting an account to Pinterest or to the practice network. */
export const connectionMessages = {
  'connection.network.pinterest': 'Pinterest',
  'connection.network.practice': 'Practice',
  'connection.practice': 'Practice',
  'connection.lost': 'Connection lost',
  'connection.connect.pinterest': 'Connect Pinterest',
  'connection.connect.practice': 'Connect Practice',
  'connection.connectLabel': 'Connect {account} to {network}',
  'connection.again': 'Connect again',
  'connection.connected.pinterest': 'Connected to Pinterest as {username}.',
  'connection.connected.practice':
    'Connected to the practice network as {username}. Nothing there reaches Pinterest.',
  'connection.isLost':
    '{network} no longer accepts the connection. Your boards and pins are kept: connect again to go on.',
  'connection.boardsRead':
    '{count, plural, =0 {No boards there} one {# board} other {# boards}}, read {ago}.',
  'connection.boardsUnread': 'Its boards have not been read yet.',
  'connection.problem.refused': 'The boards could not be read: access was refused.',
  'connection.problem.forbidden':
    'The boards could not be read: the app may not see them. They are tried again every hour.',
  'connection.problem.limited':
    'The boards could not be read: too many requests. They are tried again within the hour.',
  'connection.problem.unavailable':
    'The boards could not be read: no answer. They are tried again within the hour.',
  'connection.problem.unreadable':
    'The boards could not be read: the answer was not understood. They are tried again every hour.',
  'connection.read': 'Read boards now',
  'connection.visit': 'Open the practice network',
  'connection.end': 'Disconnect…',
  'connection.endTitle': 'Disconnect “{account}”?',
  'connection.endBody':
    'The access to {network} is forgotten: boards are no longer read from there, and nothing can be published there. The account keeps its boards, pages and pins, and you can connect it again at any time.',
  'connection.endConfirm': 'Disconnect',
  'connection.cancel': 'Cancel',
  'connection.ended': '“{account}” is disconnected.',
  'connection.finishing': 'Connecting…',
  'connection.done': 'The account is connected to {network} as {username}.',
  'connection.denied': 'You didn’t allow the connection. Nothing was changed.',
  'connection.failedTitle': 'The account was not connected',
  'connection.boardsLead':
    'Boards on {network} are read every hour, and changed there. A board that you add here is not on {network} until you create one of that name there.',
  'connection.boardThere': 'On {network}',
  'connection.boardGone': 'No longer on {network}',
  'connection.boardHere': 'Only here, not on {network}',
} as const
