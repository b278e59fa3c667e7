/** Connecting an account to a network. */
export const connectionsProblems = {
  'connections.pinterestOff':
    'This server can’t connect to Pinterest yet. Ask the person who runs it: “Services and storage” in the settings shows what is missing.',
  'connections.practiceOff':
    'The practice network isn’t running on this server. Ask the person who runs it: “Services and storage” in the settings shows what is missing.',
  'connections.over':
    'This connection took too long or was already used. Nothing was changed. Start it again.',
  'connections.appRefused':
    'The network refused this server’s app, not you. Nothing was changed. Whoever runs the server has to check the app’s ID, secret, redirect address and scopes.',
  'connections.limited':
    'The network gets too many requests from this server. Nothing was changed. Try again in {seconds, plural, one {# second} other {# seconds}}.',
  'connections.unreadable':
    'The network’s answer was not understood. Nothing was changed. Try again later.',
  'connections.sandboxRefused':
    'The sandbox did not take this token. It may be over: a token lasts a day. Make another on the developer pages, with boards and pins to read and write.',
  'connections.sandboxApart':
    'The sandbox and the network itself have different boards. Use another account for the sandbox, or disconnect this one first.',
  'connections.notUsable':
    'Nothing was created: the account’s connection is lost or stopped. Connect it again in Settings, or go on there, and try again.',
  'connections.mayNotCreate':
    'Nothing was created: the network does not let this server’s app create boards. Create it on the network; it appears here within an hour.',
  'connections.boardRefused': 'The network did not accept this name. Choose another.',
  'connections.changedMeanwhile':
    'The account was connected again meanwhile. The board is on the network and appears here with the next reading.',
  'connections.readLately':
    'The boards were read a moment ago. You can read them again in {seconds, plural, one {# second} other {# seconds}}.',
  'boards.onNetwork':
    '“{name}” is on the network this account is connected to. Rename or delete it there: it changes here within an hour.',
  'connections.unreachable':
    'The network did not answer. Nothing was changed. Try again in a moment.',
  'connections.otherUser':
    'This account is connected as {username}, and you signed in as {other}. Sign in as {username}, or disconnect the account first.',
  'connections.spam':
    'The network took what was sent for spam. Nothing more is sent until you go on. Wait a day, then publish fewer pins a day, with different links and pictures.',
} as const
