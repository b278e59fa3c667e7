/**
 * A robots.txt cut down to what one question may cost. The parser matches on the main thread, and a
 * rule with wild cards costs its length times the path's: 494 KB of rules like `/*a*a*a…b` froze
 * the server for 1,944 ms per question.
 *
 * RFC 9309, 2.5, asks that at least 500 KiB are parsed: the file is read up to there, but of it
 * only the one group that speaks to us is kept, and of that group the first rules up to the limits
 * below. A rule beyond them is as if it were not written.
 */

/** Lines with a directive, of whatever group. */
const MAX_LINES = 10_000
/** Looked at, whether kept or not. */
const MAX_RULES = 1_000
const MAX_RULE_CHARACTERS = 300
/** Of all rules together. */
const MAX_RULES_CHARACTERS = 50_000
/** Of one rule, runs of them counted as one. */
const MAX_STARS = 5
/**
 * Behind the first star of each rule, all together: only there does a character cost a whole path.
 * With MAX_PATH that makes a million steps, 3 ms.
 */
const MAX_WILD_CHARACTERS = 2_000
const MAX_SITEMAPS = 100
const MAX_SITEMAPS_CHARACTERS = 20_000
/**
 * Characters of path and query that rules are matched against; the rest is ignored.
 */
const MAX_PATH = 500

const GROUP_DIRECTIVES: ReadonlySet<string> = new Set(['allow', 'disallow', 'crawl-delay'])

interface Group {
  readonly rules: string[]
  delay: number | null
  seen: number
  characters: number
  wildCharacters: number
}

/**
 * `agentName` without a version. The answer is at most 80,000 characters long and says the same of
 * ordinary files.
 */
export function boundRobots(text: string, agentName: string): string {
  const ours = agentName.toLowerCase()
  const groups = new Map<string, Group>()
  const sitemaps: string[] = []
  const spokenTo = new Set<string>()
  let isNaming = false
  for (const [name, value] of directives(text)) {
    if (name === 'user-agent') {
      if (!isNaming) spokenTo.clear()
      const agent = withoutVersion(value)
      if (agent === ours || agent === '*') spokenTo.add(agent)
    } else if (name === 'sitemap') {
      sitemaps.push(value)
    } else if (GROUP_DIRECTIVES.has(name)) {
      for (const agent of spokenTo) addTo(groups, agent, [name, value])
    }
    isNaming = name === 'user-agent'
  }
  return [...linesOf(groups.get(ours) ?? groups.get('*')), ...keptSitemaps(sitemaps)].join('\n')
}

/** The address as rules are asked about it. */
export function boundPath(url: URL): string {
  return `${url.origin}${(url.pathname + url.search).slice(0, MAX_PATH)}`
}

const withoutVersion = (agent: string): string =>
  (agent.split('/', 1)[0] ?? '').trim().toLowerCase()

/** Name in small letters and value without comment; each line is looked at once. */
function* directives(text: string): Generator<readonly [name: string, value: string]> {
  let lines = 0
  for (const [, name = '', value = ''] of text.matchAll(
    /^[^\S\r\n]*([a-z-]{1,20})[^\S\r\n]*:([^#\r\n]*)/gim,
  )) {
    if (lines === MAX_LINES) return
    lines += 1
    yield [name.toLowerCase(), value.trim()]
  }
}

/** A group without any rule counts too: it allows everything, whatever the group of `*` says. */
function addTo(
  groups: Map<string, Group>,
  agent: string,
  [name, value]: readonly [name: string, value: string],
): void {
  const group = groups.get(agent) ?? {
    rules: [],
    delay: null,
    seen: 0,
    characters: 0,
    wildCharacters: 0,
  }
  groups.set(agent, group)
  if (name === 'crawl-delay') {
    const delay = Number(value)
    if (!Number.isNaN(delay)) group.delay = delay
  } else if (value !== '' && group.seen < MAX_RULES) {
    group.seen += 1
    if (value.length <= MAX_RULE_CHARACTERS) addRule(group, name, value)
  }
}

function addRule(group: Group, name: string, value: string): void {
  // As the parser writes it: what is not ASCII grows to nine characters.
  const pattern = encodeURI(value.toWellFormed())
    .replaceAll('%25', '%')
    .replaceAll(/\*{2,}/g, '*')
  const firstStar = pattern.indexOf('*')
  const wild = firstStar === -1 ? 0 : pattern.length - firstStar
  if (pattern.length > MAX_RULE_CHARACTERS || pattern.split('*').length - 1 > MAX_STARS) return
  if (
    group.characters + pattern.length > MAX_RULES_CHARACTERS ||
    group.wildCharacters + wild > MAX_WILD_CHARACTERS
  )
    return
  group.characters += pattern.length
  group.wildCharacters += wild
  group.rules.push(`${name}:${pattern}`)
}

/**
 * Named `*`, for the parser has no other group to choose from; the empty rule makes a group of one
 * that has none.
 */
function linesOf(group: Group | undefined): string[] {
  if (!group) return []
  return [
    'user-agent:*',
    'disallow:',
    ...(group.delay === null ? [] : [`crawl-delay:${group.delay}`]),
    ...group.rules,
  ]
}

function keptSitemaps(named: readonly string[]): string[] {
  const kept: string[] = []
  let left = MAX_SITEMAPS_CHARACTERS
  for (const address of named) {
    if (kept.length === MAX_SITEMAPS) break
    if (address === '' || address.length > left) continue
    left -= address.length
    kept.push(`sitemap:${address}`)
  }
  return kept
}
