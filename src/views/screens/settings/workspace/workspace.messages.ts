/** Words of taking an account along as a file and bringing it in again. */
export const workspaceMessages = {
  'workspace.exportTitle': 'Export an account as a file',
  'workspace.exportLead':
    'Pages, pins with their full history, boards, brand, pictures and fonts of “{name}” in one file. Import it here as a second account, or on another server.',
  'workspace.holds':
    '{pages, plural, one {# page} other {# pages}}, {pins, plural, one {# pin} other {# pins}}, {boards, plural, one {# board} other {# boards}} and {events, plural, one {# step} other {# steps}} of history, with all their pictures and fonts.',
  'workspace.exportButton': 'Export this account',
  'workspace.exportHint':
    'Your browser shows the download’s progress. You can keep working; the file contains the account as it was when the download started.',
  'workspace.noAccount': 'Create an account first. Then you can export it.',
  'workspace.importTitle': 'Import an account from a file',
  'workspace.importLead':
    'The file is checked first: you see what’s in it before anything is imported. It becomes a new account; your others stay as they are.',
  'workspace.choose': 'Choose a file',
  'workspace.chooseAnother': 'Choose another file',
  'workspace.chooseAgain': 'Choose the file again',
  'workspace.sending': 'Uploading {name}',
  'workspace.sendingHint':
    'You can leave this screen. The upload continues while this tab is open. After a reload, choose the same file again and it picks up where it stopped.',
  'workspace.amount': '{done} of {total}',
  'workspace.checking': 'Checking {name}',
  'workspace.importing': 'Importing {name}',
  'workspace.importingHint':
    'You can leave this screen. The new account appears once everything is there, never half of it.',
  'workspace.holding':
    'No connection to the server. What’s been uploaded is safe; it continues automatically.',
  'workspace.waiting': 'One moment…',
  'workspace.awaiting': '“{name}” is partly uploaded',
  'workspace.awaitingWords':
    '{missing, plural, one {# part is} other {# parts are}} missing. Choose the same file again and only what’s missing is uploaded.',
  'workspace.cancel': 'Cancel',
  'workspace.good': 'This file is complete and can be imported',
  'workspace.goodWords':
    '“{name}”, exported {date}: {pages, plural, one {# page} other {# pages}}, {pins, plural, one {# pin} other {# pins}}, {boards, plural, one {# board} other {# boards}}, {pictures, plural, one {# picture} other {# pictures}}, {videos, plural, =0 {} one {# video, } other {# videos, }}{fonts, plural, one {# font} other {# fonts}} and {events, plural, one {# step} other {# steps}} of history.',
  'workspace.bad': 'This file can’t be imported',
  'workspace.badWords':
    'Nothing was changed. {count, plural, one {There’s one problem with it:} other {There are # problems with it:}}',
  'workspace.place': '{entry}, line {line}',
  'workspace.more': '{count, plural, one {# more like this.} other {# more like these.}}',
  'workspace.import': 'Import as “{name}”',
  'workspace.done': '“{name}” has been imported',
  'workspace.doneWords': 'It’s a new account next to your others, with its full history.',
  'workspace.goTo': 'Switch to this account',
  'workspace.again': 'Import another file',
  'workspace.failed': '{name, select, none {The import failed} other {Couldn’t import “{name}”}}',
  'workspace.failedWords':
    '{reason} Nothing was changed: an account is imported completely or not at all. Try again, or choose another file.',
  'workspace.retry': 'Try again',
} as const
