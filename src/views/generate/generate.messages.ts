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
  'generate.back': 'Back',
  'generate.failed': 'Your pages could not be loaded',
  'generate.failedWords': 'Nothing is lost: your pages and pins are kept. Try again in a moment.',
  'generate.offline':
    'You are offline. Your pages come back by themselves with the network. Until then your pins are in Drafts, and every change of them is kept.',
  'generate.drafts': 'Go to the drafts',
  'generate.loading': 'Loading your pages',
} as const
