/**
 * robots.txt, kept an hour per origin. No file, or one that can't be read (RFC 9309 would refuse
 * for as long as the site has a fault), means yes: a person asked for exactly this page, and the
 * page's own answer then says what is wrong.
 */
import * as parserModule from 'robots-parser'
import { boundPath, boundRobots } from './bounded-robots.ts'

const KEEP = 3_600_000
const MAX_ORIGINS = 500
/**
 * Of all origins together, as bounded; parsed, a character takes about eight bytes. An ordinary
 * file has 2,000.
 */
const MAX_CHARACTERS = 2_000_000
/** RFC 9309: at least 500 KiB must be read. */
export const ROBOTS_CAP = 512_000

export interface RobotsRules {
  allows(url: URL): Promise<boolean>
  /**
   * Milliseconds between two pages as the site asks for, 0 when it does not, at most ten seconds.
   */
  crawlDelay(url: URL): Promise<number>
  sitemaps(url: URL): Promise<string[]>
}

export interface RobotsNeeds {
  readonly userAgent: string
  readonly now: () => number
  /** The text of an origin's robots.txt, null when there is none. */
  readonly read: (url: URL) => Promise<string | null>
}

interface Known {
  readonly until: number
  readonly robot: Promise<Robot>
  /** 0 until it is read. */
  characters: number
}

export function createRobots({ userAgent, now, read }: RobotsNeeds): RobotsRules {
  const known = new Map<string, Known>()
  const agentName = userAgent.split('/')[0] ?? userAgent

  function robotOf(url: URL): Promise<Robot> {
    const kept = known.get(url.origin)
    if (kept && kept.until > now()) return kept.robot
    const address = new URL('/robots.txt', url.origin)
    const entry: Known = {
      until: now() + KEEP,
      characters: 0,
      robot: read(address).then((text) => {
        const bounded = boundRobots(text ?? '', agentName)
        entry.characters = bounded.length
        forgetOldest(known)
        return parseRobots(address.href, bounded)
      }),
    }
    known.delete(url.origin)
    known.set(url.origin, entry)
    forgetOldest(known)
    entry.robot.catch(() => known.delete(url.origin))
    return entry.robot
  }

  return {
    allows: async (url) => (await robotOf(url)).isAllowed(boundPath(url), agentName) !== false,
    crawlDelay: async (url) =>
      Math.min(10, (await robotOf(url)).getCrawlDelay(agentName) ?? 0) * 1000,
    // The protocol wants whole addresses; sites write "/sitemap.xml" all the same.
    sitemaps: async (url) =>
      (await robotOf(url))
        .getSitemaps()
        .flatMap(
          (named) => URL.parse(named.trim(), new URL('/robots.txt', url.origin))?.href ?? [],
        ),
  }
}

function forgetOldest(known: Map<string, Known>): void {
  let characters = [...known.values()].reduce((sum, entry) => sum + entry.characters, 0)
  for (const [origin, entry] of known) {
    if (known.size <= MAX_ORIGINS && characters <= MAX_CHARACTERS) break
    known.delete(origin)
    characters -= entry.characters
  }
}

/**
 * robots-parser describes itself with a shorthand module declaration that hides its own types: they
 * are written down once, here.
 */
interface Robot {
  isAllowed(url: string, userAgent?: string): boolean | undefined
  getCrawlDelay(userAgent?: string): number | undefined
  getSitemaps(): string[]
}

// the package is CommonJS: its function is the module's default export
const parse = (parserModule as unknown as { default: (url: string, text: string) => Robot }).default

function parseRobots(url: string, text: string): Robot {
  return parse(url, text)
}
