/**
 * What the pages of a context did last, for a journey that fails: a reload that hangs says nothing
 * of why.
 */
import type { BrowserContext, Page, Request } from 'playwright'

const MAX_LINES = 40

export function lastStepsOf(context: BrowserContext): () => string {
  const start = Date.now()
  const lines: string[] = []
  const open = new Set<Request>()
  const note = (line: string): void => {
    lines.push(`${((Date.now() - start) / 1_000).toFixed(2)} ${line}`)
    if (lines.length > MAX_LINES) lines.shift()
  }
  context.on('request', (request) => open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => {
    open.delete(request)
    note(`failed ${nameOf(request)}: ${request.failure()?.errorText ?? ''}`)
  })
  for (const page of context.pages()) watchPage(page, note)
  context.on('page', (page) => watchPage(page, note))
  context.on('serviceworker', () => note('a service worker began'))
  return () =>
    [...lines, ...Array.from(open, (request) => `not ended: ${nameOf(request)}`)].join('\n')
}

function watchPage(page: Page, note: (line: string) => void): void {
  page.on('framenavigated', (frame) => note(`navigated to ${frame.url()}`))
  page.on('domcontentloaded', () => note('document read'))
  page.on('load', () => note('loaded'))
  page.on('crash', () => note('crashed'))
  page.on('pageerror', (error) => note(`error: ${error.message}`))
}

function nameOf(request: Request): string {
  const by = request.serviceWorker() === null ? '' : ' by the service worker'
  return `${request.method()} ${request.url()}${by}`
}
