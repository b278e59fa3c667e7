/** How long to wait when the network does not answer: twice as long after each failure in a row. */

/** ms. `failures`: so far, at least one. */
export function backOffOf(
  failures: number,
  { first, most }: { readonly first: number; readonly most: number },
): number {
  return Math.min(first * 2 ** (failures - 1), most)
}
