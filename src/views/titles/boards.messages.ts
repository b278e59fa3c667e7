export const boardsMessages = {
  'boards.search': 'Find or create a board',
  'boards.create': 'Create “{name}”',
  'boards.suggested': 'Suggested new boards',
  'boards.none': 'No boards yet. Type a name to create the first.',
  'boards.loading': 'Loading boards',
  'boards.failed': 'Boards could not be loaded: {reason}',
  'boards.createFailed': 'The board was not created: {reason}',
  'boards.done': 'Done',
  'boards.list': 'Boards',
} as const
