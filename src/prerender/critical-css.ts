/**
 * The rules that a page needs, from the sheets of the whole application: a selector stays when
 * every class that it asks for is in the page, and a custom property when something reads it. Fonts
 * are left out, except that of the headings if it has the letters of the language: until the
 * application starts, a page is shown in the fonts of the device.
 */
import { parse, type AtRule, type Declaration, type Root } from 'postcss'

export function criticalCss(
  sheets: readonly string[],
  html: string,
  { hasHeadingFont }: { readonly hasHeadingFont: boolean },
): string {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  )
  const sheet = parse(sheets.join('\n'))
  sheet.walkAtRules('font-face', (rule) => {
    if (!hasHeadingFont || !isForHeadings(rule)) rule.remove()
  })
  sheet.walkRules((rule) => {
    if (
      rule.parent?.type === 'atrule' &&
      'name' in rule.parent &&
      String(rule.parent.name).endsWith('keyframes')
    )
      return
    const selectors = rule.selectors.filter((selector) => isUsed(selector, classes))
    if (selectors.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  removeUnreadProperties(sheet, html)
  const words = sheet.toString()
  sheet.walkAtRules((rule) => {
    const isForNothing =
      rule.name === 'keyframes' ? words.split(rule.params).length < 3 : rule.nodes?.length === 0
    if (isForNothing) rule.remove()
  })
  return sheet.toString()
}

/** Repeated until none is left: a removed property may have been the only one that read another. */
function removeUnreadProperties(sheet: Root, html: string): void {
  const all = new Set<Declaration>()
  sheet.walkDecls(/^--/, (property) => void all.add(property))
  for (;;) {
    const read = new Set(
      [...`${sheet.toString()}${html}`.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name),
    )
    const unread = [...all].filter(({ prop }) => !read.has(prop))
    if (unread.length === 0) break
    for (const property of unread) {
      property.remove()
      all.delete(property)
    }
  }
  sheet.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove()
  })
}

/** `Headings`, and its fallback (src/views/kit/styles/headings.css). */
function isForHeadings(rule: AtRule): boolean {
  return rule.some(
    (node) =>
      node.type === 'decl' && node.prop === 'font-family' && /^["']?Headings\b/.test(node.value),
  )
}

/** Classes inside `:not()` may be missing; alternatives are taken as present. */
function isUsed(selector: string, classes: ReadonlySet<string>): boolean {
  const asked = selector
    .replaceAll(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')
    .matchAll(/\.((?:[\w-]|[^\0-\x7f]|\\[0-9a-f]{1,6}\s?|\\.)+)/gi)
  return [...asked].every(([, name = '']) => classes.has(unescaped(name)))
}

/**
 * A name that begins with a digit is written by its code point: `.-\37 wall` is the class `-7wall`.
 */
function unescaped(name: string): string {
  return name.replaceAll(
    /\\([0-9a-f]{1,6})\s?|\\(.)/gi,
    (_, code: string | undefined, character: string | undefined) =>
      code === undefined ? (character ?? '') : String.fromCodePoint(Number.parseInt(code, 16)),
  )
}
