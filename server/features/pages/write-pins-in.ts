/**
 * The words of pins, written in the threads that read pages: a page takes 40 to 250 ms of a
 * processor, in which a server's own thread would answer no request.
 */
import type { WrittenText } from '#core/text/gates/written-text.ts'
import { PageWorkError } from '../../platform/fetch/page-failure.ts'
import type { WordsAsked } from './extraction/page-work.ts'
import type { PageReader } from './page-reader.ts'

/**
 * Throws `PageWorkError` where a page is too much for its thread: a task tries it again and goes on
 * with the others, a call refuses it.
 */
export async function writePinsIn(
  reader: Pick<PageReader, 'ask'>,
  asked: WordsAsked,
  signal?: AbortSignal,
): Promise<WrittenText[]> {
  const read = await reader.ask('words', asked, signal)
  if (read.ok) return read.answer
  signal?.throwIfAborted()
  const what = `the words of ${asked.content.url} were not written: ${read.failure.code}`
  throw new PageWorkError(what, read.failure)
}
