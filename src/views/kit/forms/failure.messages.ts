/** Words of a call that failed, where the server gave none. */
export const failureMessages = {
  'failure.failed': 'That didn’t work. Please try again.',
  'failure.noAnswer':
    'The server didn’t respond. Check your connection and try again; nothing you typed is lost.',
  'failure.rateLimited': 'Too many attempts in a short time. Wait a minute, then try again.',
} as const
