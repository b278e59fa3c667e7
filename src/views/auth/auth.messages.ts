/**
 * Words of the screens around signing in. Sentences of the specification come from the machine, to
 * the letter.
 */
export const authMessages = {
  'auth.loginTitle': 'Log in',
  'auth.loginLead': 'Good to see you again.',
  'auth.signupTitle': 'Create your studio',
  'auth.signupShort': 'Sign up',
  'auth.signupLead': 'A name, an e-mail and a password: that is all.',
  'auth.email': 'E-mail',
  'auth.password': 'Password',
  'auth.newPassword': 'New password',
  'auth.passwordHint': 'At least 8 characters. A few words in a row are easy to keep in mind.',
  'auth.firstName': 'First name',
  'auth.login': 'Log in',
  'auth.signup': 'Sign up',
  'auth.forgot': 'Forgot your password?',
  'auth.noAccount': 'New here?',
  'auth.hasAccount': 'Already have an account?',
  'auth.or': 'or',
  'auth.resend': 'Send the mail again',
  'auth.resent': 'If this address waits for its verification, a new mail is on its way.',
  'auth.afterLogin': 'Log in to go on to the page you asked for.',
  'auth.leaving':
    'You are logged out on this device. The server has not heard of it yet; it will as soon as it answers. Until then, do not leave others alone with this browser.',
  'auth.unanswered': 'The server does not answer. We ask again by ourselves; you can also try now.',
  'auth.verifyTitle': 'Checking your link',
  'auth.verifyWorking': 'One moment: we are confirming your e-mail…',
  'auth.successTitle': 'Your e-mail is confirmed',
  'auth.successBody': 'Thank you. You can use everything now.',
  'auth.goOn': 'Go on',
  'auth.verifyErrorTitle': 'This link no longer works',
  'auth.verifyErrorBody':
    'It may have been used already, or it is too old. Give us your e-mail and we send you a new one.',
  'auth.sendLink': 'Send a new link',
  'auth.resetTitle': 'Set a new password',
  'auth.resetLead':
    'Give us your e-mail. If we know it, a link to set a new password is on its way within a minute.',
  'auth.resetLeadStays':
    'Give us your e-mail. This server has no mail service yet: a link to set a new password is written into its outbox folder, and whoever runs the server can hand it to you.',
  'auth.resetSend': 'Send the link',
  'auth.resetSent':
    'If {email} belongs to somebody here, the mail is on its way. Look into the spam folder too.',
  'auth.resetStays':
    'If {email} belongs to somebody here, a mail with the link was written. This server has no mail service yet, so it stays in its outbox folder: whoever runs the server finds it there.',
  'auth.resetConfirmLead':
    'Choose the password that you want to use from now on. You are logged in with it at once.',
  'auth.resetSave': 'Save and log in',
  'auth.resetExpired': 'Ask for a new link',
  'auth.backToLogin': 'Back to log in',
  'auth.failed': 'That did not work. Please try again.',
  'auth.noAnswer':
    'The server did not answer. Check your connection and try again; nothing you typed is lost.',
  'auth.rateLimited': 'Too many tries in a short time. Wait a minute, then try again.',
  'auth.asideTitle': 'From one page to twelve pins.',
  'auth.asideBody': 'Every title comes from your own words, and you can see from which.',
  'auth.languages': 'Languages',
  'auth.google': 'Continue with Google',
} as const
