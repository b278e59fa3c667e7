/**
 * The first characters of a text, never half of one, and a mark wherever something is left out:
 * nobody shall take it for the whole.
 */
export function firstOf(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/[\ud800-\udbff]$/u, '')}…`
}
