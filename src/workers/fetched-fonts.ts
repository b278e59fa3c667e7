/** Font files of the server, with the characters that each draws. */
import type { FontFile, FontSource } from '#core/templates/paint/font-library.ts'
import { coversCharacter, rangePairs } from '#core/templates/paint/own-faces.ts'
import { FontFileList, fontListAddress } from '#core/templates/samples/canvas-sources.ts'
import type { Fetched } from './fetched.ts'

export function fetchedFonts(fetched: Fetched): FontSource {
  const lists = new Map<string, Promise<readonly FontFile[]>>()
  const load = async (address: string): Promise<readonly FontFile[]> => {
    const list = FontFileList.parse(await fetched.json(address))
    return list.files.map(({ name, file, ranges, isSlanted }) => ({
      name,
      isSlanted,
      covers: (codePoint) => coversCharacter(ranges, codePoint),
      ranges: () => rangePairs(ranges),
      bytes: () => fetched.bytes(file),
    }))
  }
  return {
    filesOf: (family, weight, isItalic) => {
      const address = fontListAddress(family, weight, isItalic)
      const known = lists.get(address) ?? load(address)
      lists.set(address, known)
      known.catch(() => lists.delete(address))
      return known
    },
  }
}
