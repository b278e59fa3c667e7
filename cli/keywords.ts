/** `pinloom keywords`: RAKE keywords or ranked phrases of an address or a file, best first. */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { wholeText } from '#core/text/language/page-text.ts'
import { rake, rakeArticle, type ScoredPhrase } from '#core/text/keyphrases/rake.ts'
import { rankPhrases } from '#core/text/keyphrases/rank-phrases.ts'
import { contentFromText } from '../server/features/pages/extraction/content-from-text.ts'
import { extractPage } from '../server/features/pages/extraction/extract-page.ts'
import { openLanguages } from '../server/features/pages/extraction/languages.ts'
import { readConfig } from '../server/platform/config.ts'
import { decodeText } from '../server/platform/fetch/charset.ts'
import { pageFailure } from '../server/platform/fetch/page-failure.ts'
import { createSafeFetch } from '../server/platform/fetch/safe-fetch.ts'
import type { KeywordsCommand } from './arguments.ts'
import { inCliWords } from './private-address.ts'

/** What can't be read gets its sentence on standard error and exit code 1. */
export class UnreadableSource extends Error {
  override readonly name = 'UnreadableSource'
}

const MAX_KEYWORDS = 30
/**
 * Up to this many words a text is an abstract as in RAKE's paper, which sets no limits; beyond it
 * is an article.
 */
const ABSTRACT_WORDS = 300
/**
 * stopwords-iso lists these, the stop list of RAKE's paper does not: its worked example has
 * "natural numbers".
 */
const KEPT = new Set(['number', 'numbers'])

export async function keywords(
  { source, method, allowHosts }: KeywordsCommand,
  stoodIn: string,
): Promise<ScoredPhrase[]> {
  const { content, text } = /^https?:\/\//i.test(source)
    ? await fromAddress(source, allowHosts)
    : await fromFile(resolve(stoodIn, source))
  const language = openLanguages()(content.lang)
  const found =
    method === 'phrases'
      ? rankPhrases(content, language, MAX_KEYWORDS)
      : isAbstract(text)
        ? rake(text, { isStopWord: (word) => !KEPT.has(word) && language.isStopWord(word) })
        : rakeArticle(text, language.isStopWord, MAX_KEYWORDS)
  // Ranked phrases come in an order that also likes variety; here the score alone decides.
  return found
    .toSorted((a, b) => b.score - a.score)
    .map(({ phrase, score }) => ({ phrase, score: Math.round(score * 1000) / 1000 }))
}

const isAbstract = (text: string) => text.split(/\s+/).length <= ABSTRACT_WORDS

async function fromAddress(
  address: string,
  allowHosts: readonly string[],
): Promise<{ content: PageContent; text: string }> {
  const config = readConfig(process.env)
  const fetcher = createSafeFetch({
    allowHosts: [...config.allowHosts, ...allowHosts],
    userAgent: `PinloomBot/0.1 (+${config.publicUrl})`,
    now: Date.now,
  })
  try {
    const answer = await fetcher.page(address)
    if (!answer.ok)
      throw new UnreadableSource(
        inCliWords({ code: answer.failure.code, message: answer.failure.problem.message }, address)
          .message,
      )
    return extracted(answer.text, answer.url)
  } finally {
    await fetcher.close()
  }
}

function extracted(html: string, url: string): { content: PageContent; text: string } {
  const result = extractPage(html, url)
  if (!result.ok) throw new UnreadableSource(pageFailure(result.code).problem.message)
  return { content: result.content, text: wholeText(result.content) }
}

async function fromFile(path: string): Promise<{ content: PageContent; text: string }> {
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new UnreadableSource(
      error.code === 'ENOENT'
        ? `There is no file "${path}". Give a file that exists, or an address that begins with http:// or https://.`
        : `The file "${path}" could not be read (${error.code ?? error.message}).`,
      { cause: error },
    )
  })
  const decoded = decodeText(bytes, '')
  if (!decoded.ok)
    throw new UnreadableSource(
      `The file "${path}" could not be decoded: ${decoded.reason.message}.`,
    )
  if (/^\s*<(?:!doctype|html|head|body|article|!--)/i.test(decoded.text))
    return extracted(decoded.text, '')
  if (decoded.text.trim() === '') throw new UnreadableSource(`The file "${path}" is empty.`)
  const [first = ''] = decoded.text.trim().split('\n')
  const title =
    first.length <= 120 && decoded.text.trim().includes('\n') ? first.replace(/^#+\s*/, '') : ''
  return { content: contentFromText({ title, text: decoded.text, url: '' }), text: decoded.text }
}
