export const boardsMessages = {
  'boards.search': 'Find or create a board',
  'boards.create': 'Create “{name}”',
  'boards.suggested': 'Suggested new boards',
  'boards.none': 'No boards yet. Type a name to create your first one.',
  'boards.loading': 'Loading boards',
  'boards.failed': 'Couldn’t load boards: {reason}',
  'boards.createFailed': 'The board wasn’t created: {reason}',
  'boards.done': 'Done',
  'boards.list': 'Boards',
  'boards.suggestedFor': 'For {count, plural, one {# pin} other {# pins}} about {topics}',
  'boards.topic': '“{topic}”',
  'boards.creating':
    '{count, plural, one {# board left to create…} other {# boards left to create…}}',
  'boards.waits':
    'Only a few boards can be created each minute. “{name}” is next. Keep this window open: the rest are created automatically.',
  'boards.createAll': 'Create {count, plural, one {# board} other {these # boards}}',
} as const
