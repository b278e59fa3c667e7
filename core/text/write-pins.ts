/**
 * The words of a page's pins, from nothing but the page. The same input gives the same words.
 * Everything that leaves here has passed the gates.
 */
import { writeFromPatterns } from './write-from-patterns.ts'
import { writeFromSentences } from './writer/write-from-sentences.ts'
import type { WriteInput, WrittenText } from './written-text.ts'

/** Sentences serve for kinds of pages and languages that have no patterns yet. */
export function writePins(input: WriteInput): WrittenText[] {
  return writeFromPatterns(input) ?? writeFromSentences(input)
}
