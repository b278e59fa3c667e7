/** Words of the main job's frame; each step brings its own. */
export const generateMessages = {
  'generate.title': 'Make pins',
  'generate.steps': 'Steps',
  'generate.step.sources': 'Pages',
  'generate.step.interests': 'Interests',
  'generate.step.design': 'Design',
  'generate.step.pins': 'Pins',
  'generate.step.titles': 'Titles & boards',
  'generate.step.done': 'Export',
  'generate.stepOf': 'Step {step} of {count}',
  'generate.failed': 'Couldn’t load your pages',
  'generate.failedWords': 'Nothing is lost: your pages and pins are safe. Try again in a moment.',
  'generate.offline':
    'You’re offline. Your pages come back when you’re connected again. Until then, your pins are in Drafts, and every change you make to them is saved.',
  'generate.drafts': 'Go to Drafts',
  'generate.loading': 'Loading your pages',
} as const
