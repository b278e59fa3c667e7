/** The words around the posts, which are English themselves. */
export const blogMessages = {
  'blog.title': 'Blog',
  'blog.pageTitle': 'Blog, page {page}',
  'blog.headline': 'Making better pins',
  'blog.lead':
    'What we’ve learned about pictures, words, boards and planning, without made-up numbers.',
  'blog.description':
    'Articles about making, writing, planning and measuring pins: honest, useful, with the limits that really apply.',
  'blog.posts': 'Posts',
  'blog.pages': 'Blog pages',
  'blog.newer': 'Newer posts',
  'blog.older': 'Older posts',
  'blog.place': 'Page {page} of {pages}',
  'blog.minutes': '{count, plural, one {#-minute read} other {#-minute read}}',
  'blog.updated': 'Updated on {date}',
  'blog.tags': 'Topics of this post',
  'blog.trail': 'Breadcrumb',
  'blog.questions': 'Questions and answers',
  'blog.related': 'Read next',
  'blog.feed': 'All posts as a feed',
  'blog.closing': 'Try it with your own page',
  'blog.closingBody':
    'Give {brand} the address of one of your pages. It finds the topics, writes titles from your own sentences, and makes pins you can edit down to the last crop.',
  'blog.start': 'Make your first pins',
  'blog.studio': 'Open your studio',
} as const
