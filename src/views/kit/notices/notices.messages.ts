/** Notices about accounts, and how a person wants to be notified. */
export const noticesMessages = {
  'notices.settings': 'Open Settings',
  'notices.calendar': 'Open the calendar',
  'notices.close': 'Close',
  'notices.title': 'Notices',
  'notices.lead':
    'You get each notice once, and again only if the problem comes back. At most one email an hour of each kind.',
  'notices.mailOff': 'This server doesn’t send email yet, so you get notices only here.',
  'notices.connection': 'A connection is lost or stopped',
  'notices.failures': 'Three pins in a row could not be published',
  'notices.asked': 'It is not clear whether a pin was published',
  'notices.planDry': 'The plan runs out',
  'notices.automation': 'An automation failed three times',
  'notices.automations': 'Open Automations',
  'notices.inProduct': 'Show it here',
  'notices.byMail': 'Email me',
  'notices.days': 'Days before',
  'notices.inProductLabel': '{kind}: show it here',
  'notices.byMailLabel': '{kind}: email me',
} as const
