/** Words of the tray of jobs. */
export const trayMessages = {
  'tray.title': 'Jobs',
  'tray.generation': 'Making pins',
  'tray.enrichment': 'Reading pages',
  'tray.rendering': 'Rendering pictures',
  'tray.amount': '{done} of {total}',
  'tray.timeLeft': 'about {time} left',
  'tray.starting': 'Starting…',
  'tray.counting': 'Estimating the time left…',
  'tray.cancelling': 'Stopping. Finished work is saved…',
  'tray.succeeded': 'Done.',
  'tray.partly': 'Done, but {failed} couldn’t be made.',
  'tray.failed': 'This job stopped: {reason}',
  'tray.failedPlain': 'This job stopped. Finished work is saved.',
  'tray.timedOut':
    'There’s been no progress for a long time. The job may still be running on the server.',
  'tray.cancelled': 'Cancelled. Finished work is saved.',
  'tray.offline': 'You’re offline. The server keeps working; we’ll check again when you’re back.',
  'tray.unanswered':
    'The server isn’t responding. The job is safe there; we’ll check again in a moment.',
  'tray.hidden': 'Keeps running while this tab is in the background.',
  'tray.signedOut': 'Waiting until you log in again. Nothing is lost.',
  'tray.otherTab': 'Another of your tabs is watching this job.',
  'tray.otherAccount':
    'Waiting until you open its account again: that’s where its pictures are saved.',
  'tray.cancel': 'Cancel',
  'tray.retry': 'Retry the rest',
  'tray.look': 'Check again',
  'tray.dismiss': 'Dismiss {name}',
  'tray.show.pins': 'View pins',
  'tray.failures': '{count, plural, one {# problem} other {# problems}}',
  'tray.repeats':
    '{count, plural, one {# pin was left out: it would have repeated} other {# pins were left out: they would have repeated}} what you have.',
  'tray.pictures': 'Newest pictures',
  'tray.announceDone': '{name}: done, {done} of {total}.',
  'tray.announcePartly': '{name}: done, {done} of {total}. {failed} couldn’t be made.',
} as const
