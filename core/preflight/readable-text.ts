/** Which words on a picture count as unreadable. */
import type { DrawnText } from '#core/contract/publishing/preflight.contract.ts'

/** WCAG's least for large letters. Designs aim at more; below it they are hard to read. */
export const MIN_READ_CONTRAST = 3
/** Thousandths of the width: 6 pixels where a phone shows two pins side by side. */
export const MIN_READ_SIZE = 24

export function isReadable({ contrast, size }: DrawnText): boolean {
  return contrast >= MIN_READ_CONTRAST && size >= MIN_READ_SIZE
}
