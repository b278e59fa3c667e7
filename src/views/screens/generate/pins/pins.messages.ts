export const pinsMessages = {
  'pins.title': 'Your pins',
  'pins.lead': 'Select the pins you want to publish.',
  'pins.keys':
    'Click or press Space to select, Ctrl+A to select all, Shift to extend, Enter to edit, L for looks.',
  'pins.taps': 'Tap a pin to select it.',
  'pins.which': 'Pins to show',
  'pins.thisRun': 'This job',
  'pins.allGenerated': 'All generated',
  'pins.grid': 'Generated pins',
  'pins.count': '{count, plural, one {# pin} other {# pins}}',
  'pins.repeated':
    'Your pages have no more good titles, so {count, plural, one {# pin reuses one} other {# pins reuse one}} with another design, picture or description.',
  'pins.making': 'Making pins: {done} of {total}',
  'pins.starting': 'Starting…',
  'pins.makingHint': 'You can leave this page. The job keeps running.',
  'pins.empty': 'No pins yet',
  'pins.emptyWords':
    'Choose pages and a design, then start. Pins appear here as soon as they’re ready.',
  'pins.emptyAction': 'Go to design',
  'pins.saved':
    '{count, plural, one {Your pin is saved in Drafts} other {Your # pins are saved in Drafts}}',
  'pins.savedWords': 'Plan, publish or export them there. Pins of a new run appear here.',
  'pins.savedAction': 'Go to Drafts',
  'pins.savedMore': 'Make more pins',
  'pins.commit': 'Titles & boards',
  'pins.chooseSome': 'Nothing is selected yet. Select the pins you want to continue with.',
  'pins.committed': '{count, plural, one {# pin is} other {# pins are}} in Titles & boards.',
  'pins.toCommitted': 'Go to Titles & boards',
  'pins.loading': 'Loading your pins',
  'pins.failed': 'Couldn’t load your pins',
  'pins.failedWords': 'They’re safe on this device and on the server.',
} as const
