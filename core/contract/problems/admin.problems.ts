/** Of administrators, and of what they did to somebody. */
export const adminProblems = {
  'admin.suspended':
    'This login is suspended. Your pins, pages and plans are safe, and nothing is published until it is restored. Please contact the operator of this server.',
  'admin.suspendAdmin':
    'This person is an administrator and can’t be suspended. Take their email out of ADMINS and restart the server first.',
} as const
