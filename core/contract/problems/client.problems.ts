/** What the browser itself reports, without an answer of the server. */
import { problemMaker } from '../words/problem-words.ts'

export const clientProblems = {
  'client.noAnswer': 'The server didn’t answer. Check your connection and try again.',
  'client.timedOut': 'The server took too long to answer. Try again.',
  'client.badAnswer':
    'The server’s answer doesn’t make sense to this page. Reload the page and try again.',
  'client.aborted': 'The request was cancelled.',
  'client.sessionEnded': 'Your session has ended. Log in again.',
  'client.forbidden': 'You don’t have permission to do this.',
  'client.gone': 'This no longer exists.',
  'client.tooLarge': 'This is too large for the server.',
  'client.tooManyRequests': 'Too many requests. Wait a moment and try again.',
  'client.serverFault': 'The server has a problem. Try again in a moment.',
  'client.refused': 'The server refused this.',
  'client.pageFault': 'Something went wrong on this page. Reload it and try again.',
  'client.choosePages': 'Choose at least one page first.',
  'client.noPins': 'There are no pins yet. Choose pages and generate some first.',
  'client.commitPins': 'Select at least one pin first.',
  'client.newerVersion':
    'A newer version of this app has saved data here. Reload this page to continue.',
  'client.accountGone': 'This account no longer exists.',
  'client.pinsNotOpened':
    'The pins stored in this browser couldn’t be opened. Reload the page, or allow this site to store data.',
  'client.generated': 'Your pins are ready',
  'client.enriched': 'Your pages have been read',
  'client.rendered': 'Your pins have been redrawn',
  'client.generationStopped': 'Generating pins stopped',
  'client.enrichmentStopped': 'Reading your pages stopped',
  'client.renderingStopped': 'Redrawing your pins stopped',
  'client.fileChanged':
    'This file can’t be read: it was moved, changed or deleted since you chose it. Choose it again.',
} as const

export const clientProblem = problemMaker(clientProblems)
