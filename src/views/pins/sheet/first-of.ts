/**
 * The first characters of a text, never half of one, and a mark wherever something is left out:
 * it must not be taken for the whole.
 */
export function firstOf(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/u, '')}…`
}
