/** Joins the class names that are there. */
export function joined(...names: (string | undefined | false | null)[]): string {
  return names.filter(Boolean).join(' ')
}
