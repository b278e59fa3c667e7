/** Words of the log of an automation. */
export const automationLogMessages = {
  'automationLog.title': 'Log of “{name}”',
  'automationLog.lead': 'Runs of the last 90 days.',
  'automationLog.loading': 'Loading the log',
  'automationLog.empty': 'It hasn’t run yet.',
  'automationLog.failed': 'Couldn’t load the log',
  'automationLog.asked': 'Started by you',
  'automationLog.daily': 'Daily run',
  'automationLog.running': '{moment}: running',
  'automationLog.found':
    '{count, plural, =0 {No new article found} one {# new article found} other {# new articles found}}',
  'automationLog.articles': 'Articles',
  'automationLog.state.waiting': 'Waiting',
  'automationLog.state.working': 'Being made',
  'automationLog.state.done':
    '{count, plural, =0 {No pins} one {# pin} other {# pins}}{planned, plural, =0 {} other {, {planned} planned}}',
  'automationLog.state.skipped': 'Skipped',
  'automationLog.again': 'New pins of an older article',
} as const
