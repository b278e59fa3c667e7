/**
 * The posts are English in every language of the interface: announced to screen readers, and set
 * from left to right.
 */
export const english = { lang: 'en', dir: 'ltr' } as const
