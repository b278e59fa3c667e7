export const interestsMessages = {
  'interests.title': 'What are the pins about?',
  'interests.lead':
    'Each interest you choose gets its share of the pins. Words about the interest are used first. The number says how relevant it is to its page, up to 100.',
  'interests.of': 'Interests for {title}',
  'interests.loading': 'Loading...',
  'interests.details': 'More about {name}',
  'interests.add': 'Add an interest',
  'interests.taken':
    'This page already has the interest “{name}”. Choose that one, or use a different name.',
  'interests.addAction': 'Add',
  'interests.name': 'Name',
  'interests.rename': 'Rename',
  'interests.category': 'Pinterest category',
  'interests.categoryNone': 'No category yet',
  'interests.confidence': '{percent} sure',
  'interests.byPerson': 'set by you',
  'interests.relevance': 'Relevance to this page',
  'interests.relevanceOwn': '– (added by you, not measured on the page)',
  'interests.own': 'added by you',
  'interests.missing': 'not on this page',
  'interests.missingWhy':
    'This page has nothing on “{name}”. Its pins will be about the page as a whole.',
  'interests.volume': 'Monthly searches',
  'interests.volumeUnknown': '–',
  'interests.volumeWhy': 'Pinterest gives this figure only where it is connected. We don’t guess.',
  'interests.volumeWhere': 'See what’s connected',
  'interests.found':
    '{count, plural, =0 {No keywords found on this page.} one {# keyword found. Press it to add it as an interest.} other {# keywords found. Press one to add it as an interest.}}',
  'interests.rake': 'Frequent phrases',
  'interests.annotations': 'Ranked phrases',
  'interests.related': 'Related interests',
  'interests.addRelated': 'Add {name}',
  'interests.find': 'Find keywords',
  'interests.remove': 'Remove',
  'interests.removed': '“{name}” removed',
  'interests.undo': 'Undo',
  'interests.none':
    'No interests found on this page. Add one: it becomes the topic of this page’s pins.',
  'interests.noneChosen': 'Nothing chosen: pins from this page use only its title.',
  'interests.failed': 'Couldn’t find keywords. Try again, or continue without them.',
  'interests.next': 'Continue to design',
  'interests.count':
    '{count, plural, =0 {No interest chosen} one {# interest chosen} other {# interests chosen}} on {pages, plural, one {# page} other {# pages}}',
  'interests.reading': 'This page is still being read.',
  'interests.unread':
    '{count, plural, one {# page is still being read} other {# pages are still being read}}. Interests will appear in a moment.',
  'interests.onlyReady':
    'Continue with {count, plural, one {the page that’s ready} other {the # pages that are ready}}',
  'interests.unreadable':
    '{count, plural, one {# chosen page couldn’t be read, so no pins will be made from it.} other {# chosen pages couldn’t be read, so no pins will be made from them.}} Go back to see why.',
} as const
