/** The services of the server, and payments. */
export const servicesProblems = {
  'services.database':
    'The built-in database in the data directory (DATA_DIR). Set DATABASE_URL to move to PostgreSQL.',
  'services.postgres': 'The database is PostgreSQL.',
  'services.slow': 'This server is responding too slowly. Restart it.',
  'services.notReady': 'This server can’t take requests now ({name}).',
  'services.mailOutbox': 'Emails are saved to the folder "outbox" in the data directory.',
  'services.mail': 'Emails are sent through {host}.',
  'services.verificationOn': 'New people confirm their email address before they can log in.',
  'services.verificationOff': 'New people are verified and logged in right away.',
  'services.googleOff': 'Google sign-in is off.',
  'services.googleOn': 'People can sign in with Google.',
  'services.extractive':
    'Titles and descriptions come from the page itself (the extractive writer).',
  'services.model': '{model} at {host}, with the extractive writer as a fallback.',
  'services.publicUrl': 'Pinterest can fetch pictures from {host}.',
  'services.privateUrl':
    'Pinterest can’t fetch pictures from this server: use the ZIP export, or set PUBLIC_URL to a public address.',
  'services.analyticsOff': 'No usage data is sent anywhere.',
  'services.analyticsOn': 'Usage data is sent to {host}.',
  'services.chatOff': 'No chat widget is loaded.',
  'services.chatOn': 'A chat widget is loaded from {host}.',
  'services.trendsOff': 'The keyword tool shows phrases without growth.',
  'services.trendsOn': 'The keyword tool asks {host} for trends.',
  'services.inspectorOn':
    'The page’s state machines can be watched at /inspector and beside each screen (Ctrl+.); nothing leaves the browser.',
  'services.inspectorOff': 'The page’s state machines can’t be watched.',
  'services.demoSiteOff': 'There is no demo site.',
  'services.demoSiteOn': 'There is a demo site to generate from at {address}.',
  'services.connectingOff':
    'Accounts can’t be connected to Pinterest. Its app needs {address} as a redirect address.',
  'services.connectingOn':
    'Accounts are connected through your app at {host}, with {address} as its redirect address.',
  'services.practiceOff': 'There is no practice network.',
  'services.practiceOn': 'There is a practice network at {address}.',
  'services.privatePagesOff': 'Pages on private addresses are refused.',
  'services.privatePagesOn': 'Pages on these private hosts can be read: {hosts}.',
  'services.plansOff': 'There are no plans: everything is included.',
  'services.plans': '{count, plural, one {# plan is} other {# plans are}} offered at /subscribe.',
  'services.payments': 'Payments go through Stripe.',
  'services.paymentsTest': 'Payments go through Stripe in test mode: no money moves.',
  'services.plansAndPayments': '{offer} {payments}',
  'billing.off': 'Payments are turned off on this server. You can use everything without paying.',
  'billing.unreachable':
    'We couldn’t reach Stripe. You weren’t charged. Please try again in a moment.',
  'billing.hasPlan': 'You already have a plan. Change it under “Manage payments”.',
  'billing.unknownCustomer':
    'Stripe no longer knows you as a customer, so there is nothing to manage. Reload this page to choose a plan.',
} as const
