/**
 * Words of the screens around signing in. Sentences of the specification come from the machine, to
 * the letter.
 */
export const authMessages = {
  'auth.loginTitle': 'Log in',
  'auth.loginLead': 'Welcome back.',
  'auth.signupTitle': 'Create your studio',
  'auth.signupShort': 'Sign up',
  'auth.signupLead': 'All you need is a name, an email and a password.',
  'auth.email': 'Email',
  'auth.password': 'Password',
  'auth.newPassword': 'New password',
  'auth.firstName': 'First name',
  'auth.login': 'Log in',
  'auth.signup': 'Sign up',
  'auth.forgot': 'Forgot your password?',
  'auth.noAccount': 'New here?',
  'auth.hasAccount': 'Already have an account?',
  'auth.or': 'or',
  'auth.codeTitle': 'Enter your code',
  'auth.codeLead': 'Open your authenticator app and enter the six digits it shows.',
  'auth.code': 'Code',
  'auth.codeHint': 'Lost your phone? Enter a recovery code instead.',
  'auth.codeSend': 'Continue',
  'auth.codeCancel': 'Back to password',
  'auth.resetSaved': 'Your new password is saved',
  'auth.resetNeedsCode': 'Log in with it to enter your code.',
  'auth.resend': 'Resend the email',
  'auth.resent': 'If this address is waiting to be verified, a new email is on its way.',
  'auth.afterLogin': 'Log in to continue to the page you asked for.',
  'auth.leaving':
    'You’re logged out on this device, but the server doesn’t know yet. It will as soon as it responds. Until then, don’t leave anyone else alone with this browser.',
  'auth.unanswered':
    'The server isn’t responding. We’ll retry automatically; you can also try now.',
  'auth.verifyTitle': 'Checking your link',
  'auth.verifyWorking': 'One moment, we’re confirming your email…',
  'auth.successTitle': 'Your email is confirmed',
  'auth.successBody': 'Thank you. You can now use everything.',
  'auth.goOn': 'Continue',
  'auth.verifyErrorTitle': 'This link no longer works',
  'auth.verifyErrorBody':
    'It may have been used already, or it has expired. Enter your email and we’ll send you a new one.',
  'auth.sendLink': 'Send a new link',
  'auth.resetTitle': 'Set a new password',
  'auth.resetLead':
    'Enter your email. If we know it, you’ll get a link to set a new password within a minute.',
  'auth.resetLeadStays':
    'Enter your email. This server can’t send email yet: the link to set a new password is saved in its outbox folder, and whoever runs the server can give it to you.',
  'auth.resetSend': 'Send the link',
  'auth.resetSent':
    'If {email} has a login here, the email is on its way. Check your spam folder too.',
  'auth.resetStays':
    'If {email} has a login here, we wrote an email with the link. This server can’t send email yet, so it’s in the outbox folder, where whoever runs the server can find it.',
  'auth.resetConfirmLead': 'Choose a new password. You’ll be logged in right away.',
  'auth.resetSave': 'Save and log in',
  'auth.resetExpired': 'Request a new link',
  'auth.backToLogin': 'Back to log in',
  'auth.asideTitle': 'From one page to twelve pins.',
  'auth.asideBody': 'Every title comes from your own words, and you can see which.',
  'auth.languages': 'Languages',
  'auth.google': 'Continue with Google',
} as const
