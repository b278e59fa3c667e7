/** Words of pictures that a person adds and deletes. */
export const picturesMessages = {
  'pictures.hint': 'JPEG, PNG, WebP, AVIF, GIF or SVG, up to 20 MB each.',
  'pictures.add': 'Add pictures',
  'pictures.uploading': 'Uploading…',
  'pictures.failed': '{name} wasn’t added: {reason}',
  'pictures.tooLarge':
    '{name} wasn’t added because it’s larger than 20 MB. Save a smaller version (1600 pixels on the long side is enough) and add it again.',
  'pictures.small':
    '{name} was added, but it’s only {width} × {height} pixels, so it will look blurry on a pin. Aim for at least 1000 pixels on the short side.',
  'pictures.delete': 'Delete picture {number}',
  'pictures.deleted': 'Picture deleted',
  'pictures.deletedWords':
    'It’s removed from all your pages. Pins that already show it don’t change.',
  'pictures.notDeleted': 'Couldn’t delete the picture: {reason}',
  'pictures.remove': 'Remove picture {number}',
  'pictures.undo': 'Undo',
  'pictures.notRestored': 'Couldn’t undo: {reason}',
} as const
