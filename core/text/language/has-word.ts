/** Whether a text says a word of the data files: whole, with or without its hyphen. */
import { escaped } from './escaped.ts'

export function has(word: string, where: string): boolean {
  return new RegExp(`(?<![\\p{L}-])${spaced(word)}(?![\\p{L}-])`, 'iu').test(where)
}

const spaced = (word: string): string => escaped(word).replace(/[- ]/g, '[- ]?')
