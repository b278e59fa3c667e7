/** Words on what opens a part of the calendar; the part's own words come with it. */
export const entriesMessages = {
  'entries.filter': 'Filter',
  'entries.copy': 'Repeat this week’s times…',
  'entries.planFile': 'Plan as a Pinterest file…',
  'entries.import': 'Import dates from a file…',
  'entries.automations': 'Automations',
  'entries.reminders': 'Reminders…',
  'entries.pause': 'Pause this account…',
  'entries.select': 'Select pins',
  'entries.spread': 'Spread…',
  'entries.resume': 'Resume…',
} as const
