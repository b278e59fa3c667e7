/** A name that is not taken: "Kitchen", "Kitchen (2)", "Kitchen (3)", within the length that the contract allows. */
const LONGEST = 100

export function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  const bare = wanted.replace(/ \(\d{1,6}\)$/, '') || wanted
  let name = wanted
  for (let number = 2; isTaken(name); number += 1) {
    const ending = ` (${number})`
    name = `${cut(bare, LONGEST - ending.length).trimEnd()}${ending}`
  }
  return name
}

/** At most `most` UTF-16 units, as the contract counts them, and never half a character. */
function cut(text: string, most: number): string {
  const short = text.slice(0, most)
  return short.isWellFormed() || !text.isWellFormed() ? short : short.slice(0, -1)
}
