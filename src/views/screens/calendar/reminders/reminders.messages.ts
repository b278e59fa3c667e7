/** Words on reminders of what is to be published by hand. */
export const remindersMessages = {
  'reminders.title': 'Reminders',
  'reminders.feed': 'In your own calendar',
  'reminders.feedWords':
    'Subscribe to your plan in Google Calendar, Apple Calendar or Outlook. Whoever has the address can read the plan, so keep it to yourself.',
  'reminders.feedLocal':
    'Only programs on this computer or network can open the address, because this site has no public web address.',
  'reminders.make': 'Make an address',
  'reminders.new': 'New address',
  'reminders.newWords': 'The address of {date} works. It can’t be shown again.',
  'reminders.newHint': 'A new address ends the old one.',
  'reminders.end': 'End the subscription',
  'reminders.ended': 'The address no longer works.',
  'reminders.address': 'Address of your calendar',
  'reminders.addressHint': 'It is shown only now. Copy it into your calendar program.',
  'reminders.copy': 'Copy address',
  'reminders.copied': 'Address copied.',
  'reminders.notCopied': 'Couldn’t copy. Select the address and copy it yourself.',
  'reminders.mail': 'By email',
  'reminders.mailOn': 'An email each morning with the pins to publish by hand that day',
  'reminders.mailHint':
    'At about 7 o’clock in the time zone of this account. No email when nothing is due.',
  'reminders.failed': 'Couldn’t change the reminders',
  'reminders.offline': 'Couldn’t load the reminders. Try again when you are online.',
} as const
