/** Words of what is saved, sent or refused. */
export const syncMessages = {
  'sync.saved': 'Saved',
  'sync.saving': 'Saving…',
  'sync.unsaved': 'Not saved yet',
  'sync.unsavedPin': '“{title}”',
  'sync.unsavedPins': '{count, plural, one {# pin} other {# pins}}',
  'sync.waiting':
    '{count, plural, one {# change will be sent when you’re back online. It’s saved on this device.} other {# changes will be sent when you’re back online. They’re saved on this device.}}',
  'sync.waitingSignIn':
    '{count, plural, one {# change will be sent once you’ve logged in again. It’s saved on this device.} other {# changes will be sent once you’ve logged in again. They’re saved on this device.}}',
  'sync.offline': 'You’re offline. You can keep working: your changes are saved on this device.',
  'sync.offlineWaiting':
    'You’re offline. {count, plural, one {# change is} other {# changes are}} waiting to be sent; you can keep working.',
  'sync.readOnly':
    'A newer version of the app was used here, in another tab or on another device. You can look at your pins in this tab, but reload it to make changes. Nothing is lost.',
  'sync.readOnlyShort': 'View only',
  'sync.offlineShort': 'Offline',
  'sync.waitingShort': 'Saved here',
  'sync.memoryOnly':
    'Changes can’t be saved on this device, most likely because its disk is full. Free up some space, and stay on this page until everything is sent.',
  'sync.memoryOnlyShort': 'Not saved here',
  'sync.unconfirmed':
    'The server isn’t responding, so you’re seeing what’s stored on this device. Your work is saved here.',
  'sync.rejected':
    '{count, plural, one {The server didn’t accept a change, so it was undone here too. Everything else is safe. See the details, then make the change again in a way the server accepts.} other {The server didn’t accept # changes, so they were undone here too. Everything else is safe. See the details, then make the changes again in a way the server accepts.}}',
  'sync.rejectedIn': 'In “{account}”: {reason}',
  'sync.rejectedChange': '{what}: {reason}',
  'sync.showRejected': 'Details',
  'sync.dismiss': 'Dismiss',
  'sync.sendNow': 'Send now',
  'sync.newBuild': 'A new version is available.',
  'sync.reload': 'Reload',
  'sync.lostAccount':
    'The account “{name}” was deleted on another device. Its pages and pins are gone; your other accounts aren’t affected.',
} as const
