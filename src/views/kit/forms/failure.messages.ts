/** Words of a call that failed, where the server gave none. */
export const failureMessages = {
  'auth.failed': 'That didn’t work. Please try again.',
  'auth.noAnswer':
    'The server didn’t respond. Check your connection and try again; nothing you typed is lost.',
  'auth.rateLimited': 'Too many attempts in a short time. Wait a minute, then try again.',
} as const
