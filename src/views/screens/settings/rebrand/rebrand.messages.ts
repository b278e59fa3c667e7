/** Words of drafts that a changed brand could change. */
export const rebrandMessages = {
  'rebrand.title': '{count, plural, one {# draft uses this brand} other {# drafts use this brand}}',
  'rebrand.words':
    'The brand is saved for new pins. Update these drafts too, or leave them as they are. Scheduled and published pins don’t change.',
  'rebrand.leave': 'Leave as they are',
  'rebrand.update': '{count, plural, one {Update # draft} other {Update # drafts}}',
} as const
