/** Connecting an account to Pinterest or to the practice network. */
export const connectionMessages = {
  'connection.network.pinterest': 'Pinterest',
  'connection.network.practice': 'Practice',
  'connection.practice': 'Practice',
  'connection.lost': 'Connection lost',
  'connection.connect.pinterest': 'Connect Pinterest',
  'connection.connect.practice': 'Connect Practice',
  'connection.aboutPractice':
    'Practice is a test network on this server: you see how planning and publishing work, and nothing reaches Pinterest.',
  'connection.planNext': '{count, plural, one {Plan your draft} other {Plan your # drafts}}',
  'connection.noPinterest':
    'Pinterest itself isn’t set up on this server yet: “Services and storage” shows what it needs.',
  'connection.connectLabel': 'Connect {account} to {network}',
  'connection.again': 'Connect again',
  'connection.connected.pinterest': 'Connected to Pinterest as {username}.',
  'connection.connected.practice': 'Connected to Practice. Nothing there reaches Pinterest.',
  'connection.isLost':
    '{network} no longer accepts the connection. Your boards and pins are kept: connect again to go on.',
  'connection.boardsRead':
    '{count, plural, =0 {No boards there} one {# board there} other {# boards there}}, read {ago}.',
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
  'connection.unprovenPlan':
    'Its plan is paused: your email address was confirmed after the pins were planned. Check them in the calendar, then resume there.',
  'connection.openCalendar': 'Open the calendar',
  'connection.read': 'Read boards now',
  'connection.visit': 'Open Practice',
  'connection.end': 'Disconnect…',
  'connection.endTitle': 'Disconnect “{account}”?',
  'connection.endBody':
    'The access to {network} is forgotten: boards are no longer read from there, and nothing can be published there. The account keeps its boards, pages and pins, and you can connect it again at any time.',
  'connection.endConfirm': 'Disconnect',
  'connection.cancel': 'Cancel',
  'connection.ended': '“{account}” is disconnected.',
  'connection.finishing': 'Connecting…',
  'connection.done.pinterest': 'The account is connected to Pinterest as {username}.',
  'connection.done.practice': 'The account is connected to Practice.',
  'connection.denied': 'You didn’t allow the connection. Nothing was changed.',
  'connection.failedTitle': 'The account was not connected',
  'connection.boardsLead':
    'Your boards on {network} are read every hour. Rename and delete them on {network}. A board or section that you add here is created there too.',
  'connection.boardThere': 'On {network}',
  'connection.boardGone': 'No longer on {network}',
  'connection.boardHere': 'Only here, not on {network}',
  'connection.herePins':
    'The board is created on {network} as soon as you plan or publish {count, plural, one {its pin} other {its # pins}}.',
  'connection.herePlanned':
    '{count, plural, one {# planned pin waits until the board is on {network}.} other {# planned pins wait until the board is on {network}.}}',
  'connection.sandbox': 'Sandbox',
  'connection.stopped': 'Stopped',
  'connection.isStopped': 'Publishing is stopped. Nothing is sent until you go on.',
  'connection.goOn': 'Go on',
  'connection.goOnLabel': 'Go on with {account}',
  'connection.tier.standard': 'Standard access: boards are read and pins are published.',
  'connection.tier.trial':
    'Trial access: boards can be read, but Pinterest publishes no pins of this app until it is approved.',
  'connection.tier.unapproved':
    'This server’s app is not approved yet: whoever runs the server has to apply for access at Pinterest.',
  'connection.tier.sandbox': 'Sandbox: only you see the pins there, and its token lasts a day.',
  'connection.sandboxOver':
    'The sandbox token has ended. Your boards and pins are kept: use a new token to go on.',
  'connection.sandboxToken': 'Use a sandbox token…',
  'connection.sandboxTitle': 'Connect “{account}” to the sandbox',
  'connection.sandboxLead':
    'The sandbox is Pinterest’s place to try things: only you see its boards and pins. Create a sandbox token on Pinterest’s developer pages, with boards and pins to read and write, and paste it here. It lasts a day.',
  'connection.sandboxField': 'Sandbox token',
  'connection.sandboxConnect': 'Connect the sandbox',
  'connection.networkDown':
    'The network could not connect you just now. Nothing was changed. Try again in a few minutes.',
  'connection.misconfigured':
    'The network refused this server’s app, not you ({error}). Nothing was changed. Whoever runs the server has to check the app’s ID, redirect address and scopes.',
  'connection.refusedOtherwise':
    'The network sent you back without a permission. Nothing was changed. Start it again.',
  'connection.boardCreate': 'Create it on {network}',
  'connection.boardMatch': 'Use a board on {network} instead…',
  'connection.chooseOther': 'Choose another board…',
  'connection.goneFree': 'No pins are on it: you can delete it.',
  'connection.gonePins':
    '{count, plural, one {# pin is} other {# pins are}} on it, {planned} planned. They can’t be published there.',
  'connection.replaceTitle': 'Another board for “{board}”',
  'connection.replaceLead':
    '{count, plural, =0 {No pin is on “{board}”.} one {# pin moves to the board that you choose, with {planned} planned.} other {# pins move to the board that you choose, with {planned} planned.}} “{board}” is then deleted here.',
  'connection.replaceField': 'Board',
  'connection.replacePlaceholder': 'Choose a board',
  'connection.replaceConfirm': 'Use this board',
  'connection.replaced':
    '{count, plural, =0 {The board was replaced.} one {# pin is on “{board}” now.} other {# pins are on “{board}” now.}}',
  'connection.undo': 'Undo',
} as const
