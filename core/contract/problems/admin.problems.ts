/** Of administrators. */
export const adminProblems = {
  'admin.suspendAdmin':
    'This person is an administrator and can’t be suspended. Take their email out of ADMINS and restart the server first.',
} as const
