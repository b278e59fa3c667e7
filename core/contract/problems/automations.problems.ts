/** Automations: why one does nothing, and why an article became no pins. */
export const automationsProblems = {
  'automations.accountPaused': 'The account is paused. Runs start again when you resume it.',
  'automations.accountLost':
    'The account is no longer connected. Connect it again in Settings: runs go on then.',
  'automations.accountStopped':
    'Publishing of this account is stopped. Go on in Settings, then runs go on too.',
  'automations.failedThree':
    'It was paused because three runs in a row failed: {reason} Mend that, then turn it on again.',
  'automations.imported':
    'It came with a workspace file and is off. Check its addresses and boards, then turn it on.',
  'automations.unproven':
    'Your email address was confirmed after this automation was made, so it is off: somebody else may have made it. Check its addresses and boards, then turn it on.',
  'automations.tooMany':
    'An account has at most {most} automations. Delete one that you don’t need.',
  'automations.changed':
    'This automation was changed on another device. You see it as it is now: make your change again.',
  'automations.noSource': 'None of its sources could be read: {reason}',
  'automations.firstUnread':
    'A source couldn’t be read whole, so it was left out: otherwise old articles would look new next time. {reason}',
  'automations.sourceUnread': 'A source couldn’t be read this time: {reason}',
  'automations.continued':
    '{count, plural, one {A source is large: # of its files has been read so far} other {A source is large: # of its files have been read so far}}. The next run continues with the rest.',
  'automations.noArticle': 'No article could be read: {reason}',
  'automations.triedAgain': '{reason} The next run tries it again.',
  'automations.givenUp': '{reason} Three runs have tried it.',
  'automations.pageGone': 'Its page was deleted while the run was at work.',
  'automations.tasksStopped': 'Making its pins was cancelled.',
  'automations.tooLong':
    'The run took longer than a day and was ended. Its other articles wait for the next one.',
  'automations.ended': 'The automation was deleted while this run was at work.',
  'automations.dayFull':
    '{count, plural, one {One article has} other {# articles have}} to wait: today’s pins are made.',
  'automations.noBoard':
    '{count, plural, one {One pin has} other {# pins have}} no board, so {count, plural, one {it stays a draft} other {they stay drafts}}.',
  'automations.noTime':
    '{count, plural, one {One pin found} other {# pins found}} no free time under the rules of the account, so {count, plural, one {it stays a draft} other {they stay drafts}}.',
  'automations.nothingNew':
    'This page has no other title or picture left, so it doesn’t come back with the same pin.',
} as const
