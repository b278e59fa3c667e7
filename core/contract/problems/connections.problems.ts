/** Connecting an account to a network. */
export const connectionsProblems = {
  'connections.pinterestOff':
    'This server can’t connect to Pinterest yet. Whoever runs it has to set PINTEREST_CLIENT_ID and PINTEREST_CLIENT_SECRET.',
  'connections.practiceOff':
    'The practice network is not running on this server. Whoever runs it can set PRACTICE_PORT.',
  'connections.over': 'This connection took too long or was already used. Start it again.',
  'connections.refused':
    'The network did not accept the connection. Nothing was changed. Start it again.',
  'connections.unreachable':
    'The network did not answer. Nothing was changed. Try again in a moment.',
  'connections.otherUser':
    'This account is connected as {username}, and you signed in as {other}. Sign in as {username}, or disconnect the account first.',
  'connections.spam':
    'The network took what was sent for spam. Nothing more is sent until you go on. Wait a day, then publish fewer pins a day, with different links and pictures.',
} as const
