/** Font files of the server, with the characters that each draws. */
import type { FontFile, FontSource } from '#core/templates/paint/font-library.ts'
import { FontFileList, fontListAddress } from '#core/templates/samples/canvas-sources.ts'
import type { Fetched } from './fetched.ts'

export function fetchedFonts(fetched: Fetched): FontSource {
  const lists = new Map<string, Promise<readonly FontFile[]>>()
  const load = async (address: string): Promise<readonly FontFile[]> => {
    const list = FontFileList.parse(await fetched.json(address))
    return list.files.map(({ name, file, ranges, isSlanted }) => ({
      name,
      isSlanted,
      covers: (codePoint) => covers(ranges, codePoint),
      ranges: () => pairsOf(ranges),
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

function covers(ranges: readonly number[], codePoint: number): boolean {
  let [low, high] = [0, ranges.length / 2 - 1]
  while (low <= high) {
    const middle = (low + high) >> 1
    if (codePoint < (ranges[2 * middle] ?? 0)) high = middle - 1
    else if (codePoint > (ranges[2 * middle + 1] ?? 0)) low = middle + 1
    else return true
  }
  return false
}

const pairsOf = (ranges: readonly number[]): [number, number][] =>
  Array.from({ length: ranges.length / 2 }, (_, at) => [
    ranges[2 * at] ?? 0,
    ranges[2 * at + 1] ?? 0,
  ])
