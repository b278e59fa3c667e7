/** Words of pictures that a person adds and deletes. */
export const picturesMessages = {
  'sources.picturesHint': 'JPEG, PNG, WebP, AVIF, GIF or SVG, up to 20 MB each.',
  'sources.addPictures': 'Add pictures',
  'sources.uploading': 'Uploading…',
  'sources.pictureFailed': '{name} wasn’t added: {reason}',
  'sources.pictureTooLarge':
    '{name} wasn’t added because it’s larger than 20 MB. Save a smaller version (1600 pixels on the long side is enough) and add it again.',
  'sources.pictureSmall':
    '{name} was added, but it’s only {width} × {height} pixels, so it will look blurry on a pin. Aim for at least 1000 pixels on the short side.',
  'sources.deletePicture': 'Delete picture {number}',
  'sources.pictureDeleted': 'Picture deleted',
  'sources.pictureDeletedWords':
    'It’s removed from all your pages. Pins that already show it don’t change.',
  'sources.pictureNotDeleted': 'Couldn’t delete the picture: {reason}',
  'sources.removePicture': 'Remove picture {number}',
  'sources.undo': 'Undo',
  'sources.notRestored': 'Couldn’t undo: {reason}',
} as const
