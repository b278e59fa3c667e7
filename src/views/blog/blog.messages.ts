/** The words around the posts, which are English themselves. */
export const blogMessages = {
  'blog.title': 'Blog',
  'blog.pageTitle': 'Blog, page {page}',
  'blog.headline': 'Making better pins',
  'blog.lead':
    'What we have learned about pictures, words, boards and planning, without invented figures.',
  'blog.description':
    'Articles about making, wording, planning and measuring pins: honest, useful, with the limits that really apply.',
  'blog.posts': 'Posts',
  'blog.pages': 'Pages of the blog',
  'blog.newer': 'Newer posts',
  'blog.older': 'Older posts',
  'blog.place': 'Page {page} of {pages}',
  'blog.minutes': '{count, plural, one {# minute to read} other {# minutes to read}}',
  'blog.updated': 'Updated on {date}',
  'blog.tags': 'Topics of this post',
  'blog.trail': 'Where you are',
  'blog.questions': 'Questions and answers',
  'blog.related': 'Read on',
  'blog.feed': 'All posts as a feed',
  'blog.closing': 'See it with a page of your own',
  'blog.closingBody':
    'Give {brand} the address of one of your pages. It finds the topics, writes titles from your own sentences and draws pins that you can change down to the last crop.',
  'blog.start': 'Make your first pins',
  'blog.studio': 'Open your studio',
} as const
