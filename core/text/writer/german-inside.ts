/**
 * A German topic inside a line of its page, as its place or its purpose, instead of a label before
 * it: "Drehe die Töpfe im Kräutergarten jede Woche".
 */
import { escaped } from '../escaped.ts'
import type { PageContent } from '#core/pages/page-content.schema.ts'

const articles = new WeakMap<PageContent, Map<string, string>>()

/**
 * "Der", "Die" or "Das": the page's own "Der Kräutergarten" at the start of a heading or sentence
 * tells the gender; '' where it doesn't.
 */
export function germanArticle({ content }: { content: PageContent }, name: string): string {
  const known = articles.get(content) ?? new Map<string, string>()
  articles.set(content, known)
  const article = known.get(name) ?? foundArticle(content, name)
  known.set(name, article)
  return article
}

function foundArticle(content: PageContent, name: string): string {
  const pattern = new RegExp(`(?:^|[.!?:] )(Der|Die|Das) ${escaped(name)}(?![\\p{L}-])`, 'u')
  for (const text of [
    content.title,
    ...content.headings.map((heading) => heading.text),
    ...content.paragraphs,
  ]) {
    const article = pattern.exec(text)?.[1]
    if (article !== undefined) return article
  }
  return ''
}

/**
 * Best first; none where the page doesn't tell the gender or nothing reads well. Only for a place
 * that things grow or stand in.
 */
export function germanInside(page: { content: PageContent }, name: string, line: string): string[] {
  const { content } = page
  const article = germanArticle(page, name)
  if (article === '' || /\b(?:im|in|am|auf) /u.test(line.split(' ').slice(0, 3).join(' ')))
    return []
  const isPlace =
    /(?:garten|beet|küche|bad|zimmer|balkon|haus|keller|regal|schrank|laube|hof|terrasse)$/u.test(
      name,
    )
  const inside = `${article === 'Die' ? 'in der' : 'im'} ${name}`
  const purpose = /^(?:Der|Die|Das) (?:richtige|beste|passende) \p{Lu}[\p{L}-]+$/u.test(line)
    ? [`${line} für ${{ Der: 'den', Die: 'die', Das: 'das' }[article] ?? ''} ${name}`]
    : []
  const made = isPlace ? placed(line, inside) : []
  return [...purpose, ...(made.length > 0 && isSaid(content, inside) ? made : [])]
}

/**
 * "Material für die Makramee Blumenampel", "Der Kreuzknoten für die …", "Häufige Fehler beim
 * Knüpfen einer …": headings that name no verb of their own, with a name that the page calls
 * "eine": it takes no ending in any of these.
 */
export function germanWhole(
  { content }: { content: PageContent },
  name: string,
  heading: string,
): string[] {
  const words = name.split(' ')
  const head = words.at(-1) ?? ''
  const low = heading.toLowerCase()
  if (low.includes((words[0] ?? '').toLowerCase()) || !isCalledEine(content, name)) return []
  if (low.includes(head.toLowerCase()))
    return words.length === 2 && heading.endsWith(` ${head}`)
      ? [`${heading.slice(0, -head.length)}${name}`]
      : []
  return beforeName(heading, name)
}

function beforeName(heading: string, name: string): string[] {
  const [, thing = '', work = ''] = WORK.exec(heading) ?? []
  if (work !== '') return [`${thing} für die ${name} ${work}`]
  if (/ beim \p{Lu}\p{Ll}+n$/u.test(heading)) return [`${heading} einer ${name}`]
  if (/^(?:Der|Die|Das) \p{Lu}[\p{L}-]+$/u.test(heading)) return [`${heading} für die ${name}`]
  return PARTS.test(heading) ? [`${heading} der ${name}`] : []
}

/** "Garn zuschneiden und einhängen". */
const WORK = /^(\p{Lu}[\p{L}-]+) (\p{Ll}{4,}n(?: und \p{Ll}{4,}n)?)$/u
/** "Abschluss und Fransen", "Der Korb für den Topf". */
const PARTS =
  /^\p{Lu}[\p{L}-]+ und \p{Lu}[\p{L}-]+$|^(?:Der|Die|Das) \p{Lu}[\p{L}-]+ für (?:den|die|das) \p{Lu}[\p{L}-]+$/u

function isCalledEine(content: PageContent, name: string): boolean {
  const called = new RegExp(`(?<!\\p{L})eine ${escaped(name)}(?![\\p{L}-])`, 'iu')
  return [content.title, content.description, ...content.paragraphs].some((text) =>
    called.test(text),
  )
}

/** Only where the page itself puts things there: the herb garden of a windowsill is no place. */
function isSaid(content: PageContent, inside: string): boolean {
  const said = new RegExp(`${escaped(inside)}(?![\\p{L}-])`, 'iu')
  return [content.title, ...content.headings.map(({ text }) => text), ...content.paragraphs].some(
    (text) => said.test(text),
  )
}

/** Behind what is acted on, or behind "du" of "So erntest du länger". */
function placed(line: string, inside: string): string[] {
  const order =
    /^(?:Welche|Diese|Eine|Keine|Meine|Deine|Viele|Alle|Manche|Solche|Beide|Jede|Gute) /u.test(line)
      ? null
      : /^(\p{Lu}\p{Ll}+e (?:(?:die|den|das|der|eine?n?) )?\p{Lu}[\p{L}-]+) (.+)$/u.exec(line)
  const way = /^((?:So|Wie|Warum|Wann) \p{Ll}+ du) (.+)$/u.exec(line)
  const [, start = '', end = ''] = order ?? way ?? []
  return start === '' ? [] : [`${start} ${inside} ${end}`]
}
