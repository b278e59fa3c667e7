/**
 * robots-parser describes itself with a shorthand module declaration that hides its own types: they
 * are written down once, here.
 */
import * as parserModule from 'robots-parser'

export interface Robot {
  isAllowed(url: string, userAgent?: string): boolean | undefined
  getCrawlDelay(userAgent?: string): number | undefined
  getSitemaps(): string[]
}

// the package is CommonJS: its function is the module's default export
const parse = (parserModule as unknown as { default: (url: string, text: string) => Robot }).default

export function parseRobots(url: string, text: string): Robot {
  return parse(url, text)
}
