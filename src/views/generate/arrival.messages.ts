/** Words for who comes to the main job with something in hand. */
export const arrivalMessages = {
  'arrival.template': 'Your pins will use the template “{name}”',
  'arrival.templateWords': 'Give it a page first. You can add other templates in the design step.',
} as const
