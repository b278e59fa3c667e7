/** The kinds of files that uploads accept. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/avif',
  'image/gif',
  'image/svg+xml',
]

/** A logo does not move. */
export const LOGO_TYPES = PICTURE_TYPES.filter((type) => type !== 'image/gif')
