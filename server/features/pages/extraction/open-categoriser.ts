/**
 * The categoriser with the word vectors of `core/text/data`, read at the first use (8 MB, about 70
 * ms) and kept. Categories are a nicety: without the file pages are read all the same, and the log
 * says once why they have none.
 */
import { readFileSync } from 'node:fs'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { createCategoriser, type Categoriser, type Category } from '#core/text/topics/categories.ts'
import { openWordVectors } from '#core/text/language/word-vectors.ts'
import type { Log } from '../../../platform/log.ts'
import { openLanguages } from './languages.ts'

const VECTORS = new URL('../../../../core/text/data/word-vectors.bin', import.meta.url)

/**
 * At most two of Pinterest's 24 names for a topic of a page, best first; none for other languages
 * than English.
 */
export function openCategories(
  log: Pick<Log, 'error'>,
  file: URL | string = VECTORS,
): (name: string, content: PageContent) => Category[] {
  let opened: Categoriser | null | undefined
  return (name, content) => {
    if (opened === undefined) opened = open(log, file)
    return opened === null ? [] : opened.categoriesOf(name, content)
  }
}

function open(log: Pick<Log, 'error'>, file: URL | string): Categoriser | null {
  try {
    return createCategoriser(openWordVectors(readFileSync(file)), openLanguages())
  } catch (error) {
    log.error(
      'The word vectors could not be read: interests get no category until the file is back and the server starts again.',
      { file: String(file), error },
    )
    return null
  }
}
