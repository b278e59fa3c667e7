/** Words on how planned pins go out. */
export const publishingMessages = {
  'publishing.state.planned': 'Planned',
  'publishing.state.due': 'Due now',
  'publishing.state.delayed': 'Held back',
  'publishing.state.missed': 'Missed',
  'publishing.state.sending': 'Publishing',
  'publishing.state.unknown': 'Checking',
  'publishing.state.asked': 'Needs your answer',
  'publishing.state.published': 'Published',
  'publishing.state.filed': 'In a file',
  'publishing.state.failed': 'Failed',
  'publishing.network.pinterest': 'Pinterest',
  'publishing.network.practice': 'Practice',
  'publishing.network.none': 'the network',
  'publishing.open.pinterest': 'Open on Pinterest',
  'publishing.open.practice': 'Open on Practice',
  'publishing.open.none': 'Open the published pin',
  'publishing.words.planned': 'It goes out by itself at this time.',
  'publishing.words.due': 'Its time has come. It goes out in a moment.',
  'publishing.words.alone':
    'It doesn’t go out by itself. When it’s due, it appears in the due list. You publish it yourself.',
  'publishing.words.paused': 'It waits, because this account is paused.',
  'publishing.words.missed':
    'Its time has passed, and it is too late to send it by itself: you may have published it by hand. Choose a new time, or remove it.',
  'publishing.words.sending': 'It is being sent right now.',
  'publishing.words.unknown':
    'No clear answer came. The board is checked before anything is sent again, so that the pin isn’t published twice.',
  'publishing.words.asked':
    'The server couldn’t find out whether it was published. Nothing is sent until you answer.',
  'publishing.words.filed':
    'You put it into a file for Pinterest on {date}. Pinterest publishes it from there, so it isn’t sent from here. If you change its time here, change it on Pinterest too.',
  'publishing.words.published': 'It is published.',
  'publishing.words.failed': 'It couldn’t be published.',
  'publishing.delayed.perDay': 'It waits until {moment}: that day’s pin limit is reached.',
  'publishing.delayed.hours': 'It waits until {moment}: your rules publish only at certain hours.',
  'publishing.delayed.link':
    'It waits until {moment}: your rules keep pins with the same link apart.',
  'publishing.delayed.picture':
    'It waits until {moment}: your rules keep pins whose picture is the same, or looks like it, apart.',
  'publishing.delayed.board':
    'It waits until {moment}: your rules keep pins on the same board apart.',
  'publishing.delayed.gap': 'It goes out {moment}: pins are sent one after another.',
  'publishing.delayed.network': 'It goes out {moment}, because {network} asked to wait.',
  'publishing.delayed.unreachable': 'It waits until {moment}, because {network} can’t be reached.',
  'publishing.delayed.lost': 'It waits until this account is connected again.',
  'publishing.delayed.stopped': 'It waits until you let pins go out again.',
  'publishing.notConnected':
    'Pins go out by themselves once this account is connected. Until then, take your plan to Pinterest as a file, or publish by hand what is due.',
  'publishing.connect': 'Connect the account',
  'publishing.lost': 'The connection to {network} is lost, so no pins go out',
  'publishing.connectAgain': 'Connect again',
  'publishing.planKept': 'Your plan is kept.',
  'publishing.stopped': 'No pins go out right now',
  'publishing.account': 'Account settings',
  'publishing.sendAgain': 'Let pins go out again',
  'publishing.meter': '{sent} of {most} sent today',
  'publishing.nextToday': 'next at {time}',
  'publishing.next': 'next {moment}',
  'publishing.nextNone': 'nothing else planned',
  'publishing.nextPaused': 'paused',
  'publishing.missed':
    '{count, plural, one {# pin missed its time} other {# pins missed their time}}',
  'publishing.missedWords':
    'Late pins aren’t sent by themselves, because you may have published them by hand.',
  'publishing.missedNext': 'Use the next open slots',
  'publishing.missedSpread': 'Choose new times…',
  'publishing.fileKeeps': ' – the file keeps the old time.',
  'publishing.heldBack':
    ' – your rules hold back {count, plural, one {# pin} other {# pins}} until {moment} or later.',
  'publishing.movedMany':
    '{count, plural, one {# pin moved to {moment}} other {# pins moved, the first to {moment}}}',
  'publishing.now': 'Publish now',
  'publishing.again': 'Try again now',
  'publishing.nowDone': 'Publishing has started.',
  'publishing.asked': 'Is this pin on {network}?',
  'publishing.askedWords':
    'The server could not find out. Look for the pin on {network}: if it is there, paste its address.',
  'publishing.askedSent': 'If it isn’t, it is sent again.',
  'publishing.askedPlanned': 'If it isn’t, it is planned again.',
  'publishing.askedBar':
    '{count, plural, one {# pin may or may not be on {network}} other {# pins may or may not be on {network}}}',
  'publishing.askedBarWords': 'Only you can check. Open each one and say whether it is there.',
  'publishing.failedBar':
    '{count, plural, one {# pin couldn’t be published} other {# pins couldn’t be published}}',
  'publishing.failedBarWords': 'Open each one to see why and what you can do.',
  'publishing.askedAll': 'Show all {count}',
  'publishing.askedLook': 'Open a pin that looks like it',
  'publishing.address': 'Address of the pin',
  'publishing.isThere': 'It is there',
  'publishing.isNot': 'It isn’t there',
} as const
