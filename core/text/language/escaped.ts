/** A text as a regular expression that finds it, whatever signs are in it. */
export function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
