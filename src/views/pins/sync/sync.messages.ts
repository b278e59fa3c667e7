/** Words of what is saved, sent or refused. */
export const syncMessages = {
  'shell.saved': 'Saved',
  'shell.saving': 'Saving…',
  'shell.unsaved': 'Not saved yet',
  'shell.unsavedPin': '“{title}”',
  'shell.unsavedPins': '{count, plural, one {# pin} other {# pins}}',
  'shell.waiting':
    '{count, plural, one {# change will be sent when you’re back online. It’s saved on this device.} other {# changes will be sent when you’re back online. They’re saved on this device.}}',
  'shell.waitingSignIn':
    '{count, plural, one {# change will be sent once you’ve logged in again. It’s saved on this device.} other {# changes will be sent once you’ve logged in again. They’re saved on this device.}}',
  'shell.offline': 'You’re offline. You can keep working: your changes are saved on this device.',
  'shell.offlineWaiting':
    'You’re offline. {count, plural, one {# change is} other {# changes are}} waiting to be sent; you can keep working.',
  'shell.readOnly':
    'A newer version of the app was used here, in another tab or on another device. You can look at your pins in this tab, but reload it to make changes. Nothing is lost.',
  'shell.readOnlyShort': 'View only',
  'shell.offlineShort': 'Offline',
  'shell.waitingShort': 'Saved here',
  'shell.memoryOnly':
    'Changes can’t be saved on this device, most likely because its disk is full. Free up some space, and stay on this page until everything is sent.',
  'shell.memoryOnlyShort': 'Not saved here',
  'shell.unconfirmed':
    'The server isn’t responding, so you’re seeing what’s stored on this device. Your work is saved here.',
  'shell.rejected':
    '{count, plural, one {The server didn’t accept a change, so it was undone here too. Everything else is safe. See the details, then make the change again in a way the server accepts.} other {The server didn’t accept # changes, so they were undone here too. Everything else is safe. See the details, then make the changes again in a way the server accepts.}}',
  'shell.rejectedIn': 'In “{account}”: {reason}',
  'shell.rejectedChange': '{what}: {reason}',
  'shell.showRejected': 'Details',
  'shell.dismiss': 'Dismiss',
  'shell.sendNow': 'Send now',
  'shell.newBuild': 'A new version is available.',
  'shell.reload': 'Reload',
  'shell.lostAccount':
    'The account “{name}” was deleted on another device. Its pages and pins are gone; your other accounts aren’t affected.',
} as const
