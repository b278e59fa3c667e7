/** The categoriser with the word vectors of `core/text/data`, read at the first use (8 MB, about 70 ms) and kept. */
import { readFileSync } from 'node:fs'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { createCategoriser, type Categoriser, type Category } from '#core/text/categories.ts'
import { openWordVectors } from '#core/text/word-vectors.ts'
import { openLanguages } from './languages.ts'

let shared: Categoriser | undefined

/** At most two of Pinterest's 24 names for a topic of a page, best first; none for other languages than English. */
export function categorise(name: string, content: PageContent): Category[] {
  shared ??= createCategoriser(openWordVectors(readFileSync(new URL('../../../../core/text/data/word-vectors.bin', import.meta.url))), openLanguages())
  return shared.categoriesOf(name, content)
}
