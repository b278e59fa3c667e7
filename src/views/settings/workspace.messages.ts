/** Words of taking an account along as a file and bringing it in again. */
export const workspaceMessages = {
  'workspace.exportTitle': 'One account as a file',
  'workspace.exportLead':
    'Pages, pins with their whole history, boards, brand, pictures and fonts of “{name}” in one file. Import it here as a second account, or on another server.',
  'workspace.holds':
    '{pages, plural, one {# page} other {# pages}}, {pins, plural, one {# pin} other {# pins}}, {boards, plural, one {# board} other {# boards}} and {events, plural, one {# step} other {# steps}} of history, with all their pictures and fonts.',
  'workspace.exportButton': 'Export this account',
  'workspace.exportHint':
    'Your browser shows how far the download has come. You can go on working; the file holds what was there at one moment.',
  'workspace.noAccount': 'Make an account first: then it can be exported.',
  'workspace.importTitle': 'Import an account from a file',
  'workspace.importLead':
    'The file is checked first and nothing changes: you see what it holds before anything is imported. It becomes a new account; your others stay as they are.',
  'workspace.choose': 'Choose a file',
  'workspace.chooseAnother': 'Choose another file',
  'workspace.chooseAgain': 'Choose the file again',
  'workspace.sending': 'Sending {name}',
  'workspace.sendingHint':
    'You can leave this screen; sending goes on while this tab is open. After a reload, choose the same file again and it goes on where it stopped.',
  'workspace.amount': '{done} of {total}',
  'workspace.checking': 'Checking {name}',
  'workspace.importing': 'Importing {name}',
  'workspace.importingHint':
    'You can leave this screen. The new account appears when everything is there, never half of it.',
  'workspace.holding': 'No connection to the server. What was sent is kept; it goes on by itself.',
  'workspace.waiting': 'One moment…',
  'workspace.awaiting': '“{name}” has been sent in part',
  'workspace.awaitingWords':
    '{missing, plural, one {# part is} other {# parts are}} missing. Choose the same file again and only what is missing is sent.',
  'workspace.cancel': 'Cancel',
  'workspace.good': 'This file is whole and can be imported',
  'workspace.goodWords':
    '“{name}”, exported {date}: {pages, plural, one {# page} other {# pages}}, {pins, plural, one {# pin} other {# pins}}, {boards, plural, one {# board} other {# boards}}, {pictures, plural, one {# picture} other {# pictures}}, {fonts, plural, one {# font} other {# fonts}} and {events, plural, one {# step} other {# steps}} of history.',
  'workspace.bad': 'This file can’t be imported',
  'workspace.badWords':
    'Nothing was changed. {count, plural, one {This is wrong with it:} other {# things are wrong with it:}}',
  'workspace.place': '{entry}, line {line}',
  'workspace.more': '{count, plural, one {# more like this.} other {# more like these.}}',
  'workspace.import': 'Import as “{name}”',
  'workspace.done': '“{name}” is imported',
  'workspace.doneWords': 'It is a new account beside your others, with its whole history.',
  'workspace.goTo': 'Work in it',
  'workspace.again': 'Import another file',
  'workspace.failed':
    '{name, select, none {The import did not work} other {The import of “{name}” did not work}}',
  'workspace.failedWords':
    '{reason} Nothing was changed: an account comes in whole or not at all. Try again, or choose another file.',
  'workspace.retry': 'Try again',
} as const
