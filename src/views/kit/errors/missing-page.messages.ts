/** Words of a missing page. "Page not found: {path}" is the specification's. */
export const missingPageMessages = {
  'missing.notFound': 'Page not found: {path}',
  'missing.generate': 'Generate',
  'missing.drafts': 'Drafts',
  'missing.search': 'Search your pins',
  'missing.searchButton': 'Search',
} as const
