/**
 * The words of pins, written in the threads that read pages: a page takes 40 to 250 ms of a
 * processor, in which a server's own thread would answer no request.
 */
import type { WrittenText } from '#core/text/gates/written-text.ts'
import type { WordsAsked } from './extraction/page-work.ts'
import type { PageReader } from './page-reader.ts'

/**
 * A page that is too much for its thread is a bug, so it throws: its task tries it again and goes on
 * with the others.
 */
export async function writePinsIn(
  reader: Pick<PageReader, 'ask'>,
  asked: WordsAsked,
  signal?: AbortSignal,
): Promise<WrittenText[]> {
  const read = await reader.ask('words', asked, signal)
  if (read.ok) return read.answer
  signal?.throwIfAborted()
  throw new Error(`the words of ${asked.content.url} were not written: ${read.failure.code}`)
}
