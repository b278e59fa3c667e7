/**
 * Whether a text shouts: more than eight letters, all of them capitals, in a script that has small
 * ones.
 */
export function isAllCapitals(text: string): boolean {
  const letters = text.replace(/\P{L}/gu, '')
  return (
    letters.length > 8 && letters === letters.toUpperCase() && letters !== letters.toLowerCase()
  )
}
