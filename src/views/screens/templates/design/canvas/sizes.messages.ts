/** Words of the sizes of a template in its editor. */
export const sizesMessages = {
  'tpl.sizeProblems': '{size}: {count, plural, one {# problem} other {# problems}}',
} as const
