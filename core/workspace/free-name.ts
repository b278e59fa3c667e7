/**
 * A name that is not taken: "Kitchen", "Kitchen (2)", "Kitchen (3)", within the length that the
 * contract allows.
 */
import { cutText } from './cut-text.ts'

const MAX_LENGTH = 100

export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  const bare = wanted.replace(/ \(\d{1,6}\)$/, '') || wanted
  let name = wanted
  for (let number = 2; isTaken(name); number += 1) {
    const ending = ` (${number})`
    name = `${cutText(bare, MAX_LENGTH - ending.length).trimEnd()}${ending}`
  }
  return name
}
