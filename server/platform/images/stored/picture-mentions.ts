/**
 * Which pictures a text of a row or an event names: what a pin uses by the name of its file, what
 * it is made of by id, a logo too. Read from the text as it is: parsing all rows of a person takes
 * a minute.
 */
const FILE_NAME = /\/media\/([0-9a-f]{32}\.\w+)/g
const PICTURE_ID = /picture_id":"([^"]+)"/g

/** Names of files under `/media/`. */
export const fileNamesIn = (text: string): string[] => all(text, FILE_NAME)
export const pictureIdsIn = (text: string): string[] => all(text, PICTURE_ID)

function all(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, found]) => found).filter(
    (found) => found !== undefined,
  )
}
