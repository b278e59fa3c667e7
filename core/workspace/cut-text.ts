/** At most `most` UTF-16 units, as the contract counts them, and never half a character. */
export function cutText(text: string, most: number): string {
  const short = text.slice(0, most)
  return short.isWellFormed() || !text.isWellFormed() ? short : short.slice(0, -1)
}
