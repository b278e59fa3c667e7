/** Suspended logins, and what administrators can’t do. */
export const adminProblems = {
  'admin.suspended':
    'This login is suspended. Your pins, pages and plans are safe, and nothing is published until it is restored. Please contact the operator of this server.',
  'admin.suspendAdmin':
    'This person is an administrator and can’t be suspended. Remove their email from ADMINS and restart the server first.',
} as const
