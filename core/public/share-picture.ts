/**
 * Where the picture is that a public page is shared with. Light, for every page asks it; what each
 * picture says: `share-pages.ts`.
 */

/**
 * Another one when layout, words or colours of the pictures change: caches that keep them by their
 * address ask again.
 */
const EDITION = 1

/**
 * `/free-tools/gpts` is `free-tools-gpts`, the front page `front`; all pages of the blog's list
 * have that of the first.
 */
export function shareName(path: string): string {
  const name = path
    .replace(/^\/blog\/page-\d+/, '/blog')
    .replaceAll(/^\/+|\/+$/g, '')
    .replaceAll('/', '-')
  return name === '' ? 'front' : name
}

/**
 * Of a page's path in English. The brand is on the picture, so its hash is in the address.
 */
export function sharePicture(path: string, brand: string): string {
  return `/media/share/${shareFile(shareName(path), brand)}`
}

export const shareFile = (name: string, brand: string): string =>
  `${name}-${fnv1a(`${EDITION} ${brand}`)}.jpg`

/** Fowler, Noll, Vo: eight letters that distinguish brands; it guards nothing. */
function fnv1a(text: string): string {
  let hash = 0x811c9dc5
  for (const letter of new TextEncoder().encode(text)) hash = Math.imul(hash ^ letter, 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
