/**
 * What a person sees in the open pages of a journey that failed. The journey's own expectation says
 * only what was not there.
 */
import { join, relative, resolve } from 'node:path'
import type { BrowserContext, Page } from 'playwright'

const root = resolve(import.meta.dirname, '..', '..')

/** Inside of `.cache`, which Git ignores. Emptied when journeys start. */
export const FAILED_JOURNEYS = join(root, '.cache', 'failed-journeys')

/** Letters of a page's text in the log. */
const MAX_TEXT = 1_500
/** Letters of all pages together in the closing lines of a run. */
const MAX_SUMMARY = 300
/** For each of the two: a page that does not answer must not hold up the run. ms */
const MAX_READING = 5_000

interface Shown {
  /** Alerts and status messages, also those that only a screen reader has. */
  readonly messages: readonly string[]
  readonly text: string
  /** The dialog that was opened last, or the main region. Empty: neither is there. */
  readonly part: string
}

interface Reading {
  /** For the picture's file. */
  readonly name: string
  readonly limit?: number
}

/** `log`: a paragraph for each page. `summary`: one line. */
export interface OpenPages {
  readonly log: string
  readonly summary: string
}

/** Never rejects, and ends within twice `limit`. */
export async function readOpenPages(
  contexts: readonly BrowserContext[],
  { name, limit = MAX_READING }: Reading,
): Promise<OpenPages> {
  const pages = contexts.flatMap((context) => context.pages())
  const read = await Promise.all(
    pages.map(async (page, nth) => readPage(page, { name: `${name}-${nth + 1}`, limit })),
  )
  const share = Math.floor(MAX_SUMMARY / Math.max(1, pages.length))
  return {
    log: read.map(({ log }) => log).join('\n'),
    summary: read.map(({ summary }) => cut(summary, share)).join(' | '),
  }
}

async function readPage(page: Page, { name, limit }: Required<Reading>): Promise<OpenPages> {
  const address = page.url()
  const shown = await within(limit, page.evaluate(readShown))
  const path = join(FAILED_JOURNEYS, `${name}.png`)
  const picture = await within(limit, page.screenshot({ path, timeout: limit }))
  const { messages, text, part } =
    shown instanceof Error
      ? { messages: [], text: `(not read: ${firstLine(shown)})`, part: '' }
      : shown
  const lines = [
    ...messages.map((message) => `[${message}]`),
    cut(text.replaceAll(/\s*\n\s*/g, '\n'), MAX_TEXT),
    picture instanceof Error
      ? `No picture: ${firstLine(picture)}`
      : `Picture: ${relative(root, path)}`,
  ]
  const summary = [pathOf(address), ...messages.map((one) => `[${one}]`), part || text]
  return {
    log: `${address}\n${lines.join('\n').replaceAll(/^/gm, '  ')}`,
    summary: summary.join(' ').replaceAll(/\s+/g, ' '),
  }
}

/** Runs in the page. */
function readShown(): Shown {
  const textsOf = (selector: string): string[] =>
    Array.from(document.querySelectorAll<HTMLElement>(selector), (one) => one.innerText.trim())
  const dialogs = textsOf('dialog[open], [role="dialog"], [role="alertdialog"]')
  return {
    messages: textsOf('[role="alert"], [role="status"]').filter((text) => text !== ''),
    text: document.body.innerText.trim(),
    part: dialogs.at(-1) ?? textsOf('main').join('\n'),
  }
}

async function within<T>(limit: number, work: Promise<T>): Promise<T | Error> {
  const { promise, resolve: end } = Promise.withResolvers<Error>()
  const timer = setTimeout(() => end(new Error(`no answer in ${limit} ms`)), limit)
  const failed = work.catch((error: unknown) =>
    error instanceof Error ? error : new Error(String(error)),
  )
  return Promise.race([failed, promise]).finally(() => clearTimeout(timer))
}

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length - 1)}…` : text

const firstLine = (error: Error): string => error.message.split('\n')[0] ?? ''

function pathOf(address: string): string {
  const { protocol, pathname, search, hash } = new URL(address)
  return protocol.startsWith('http') ? pathname + search + hash : address
}
