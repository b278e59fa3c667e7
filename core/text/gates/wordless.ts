/** Nothing but emojis and signs: there is no word that anybody could search for. */
export function isWordless(text: string): boolean {
  return text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text)
}
