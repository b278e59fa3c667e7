/** The words of a list with those that are being typed, separated by commas: each once. Pure. */
export function withTyped(value: readonly string[], text: string): string[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '')
  // A list that nothing is added to is as it came.
  return words.length === 0 ? [...value] : [...new Set([...value, ...words])]
}
