import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Article, findNewArticles, type SourceArticles } from './new-articles.ts'

const article = (key: string, fields: Partial<Article> = {}): Article => ({
  address: `https://a.example/${key}`,
  key,
  id: '',
  title: '',
  at: null,
  ...fields,
})
const source = (
  keys: string,
  { extent = 'window', isFirst = false }: Partial<SourceArticles> = {},
): SourceArticles => ({
  extent,
  isFirst,
  articles: keys.split('').map((key) => article(key)),
})
const knows = (keys: string) => ({ has: ({ key }: Pick<Article, 'key'>) => keys.includes(key) })
const keysOf = (articles: readonly Article[]): string => articles.map(({ key }) => key).join('')

function found(
  sources: readonly SourceArticles[],
  known = '',
  newest = 0,
): { wanted: string; old: string } {
  const first =
    newest === 0 ? ({ kind: 'new' } as const) : ({ kind: 'newest', count: newest } as const)
  const { wanted, old } = findNewArticles(sources, { known: knows(known), first })
  return { wanted: keysOf(wanted), old: keysOf(old) }
}

describe('new articles', () => {
  test('of a source that is read for the first time are as many of the newest as are wanted', () => {
    const feed = [source('edcba', { isFirst: true })]
    expect(found(feed)).toEqual({ wanted: '', old: 'edcba' })
    expect(found(feed, '', 2)).toEqual({ wanted: 'ed', old: 'cba' })
    expect(found(feed, '', 9)).toEqual({ wanted: 'edcba', old: '' })
  })

  test('are those that were not known', () => {
    expect(found([source('fedc')], 'abcd', 3)).toEqual({ wanted: 'fe', old: '' })
    expect(found([source('dc')], 'abcd')).toEqual({ wanted: '', old: '' })
    expect(found([source('hgf')], 'abcd')).toEqual({ wanted: 'hgf', old: '' })
  })

  test('are not older ones that move up in a feed where others were deleted', () => {
    expect(found([source('fda')], 'bcd')).toEqual({ wanted: 'f', old: 'a' })
    // A sitemap names all, in no order.
    expect(found([source('dbx', { extent: 'whole' })], 'bcd')).toEqual({ wanted: 'x', old: '' })
  })

  test('come in the order of their dates, where each has one', () => {
    const articles = [article('a', { at: 1 }), article('c', { at: 3 }), article('b', { at: 2 })]
    const feed = { extent: 'window', isFirst: true, articles } as const
    expect(found([feed], '', 2)).toEqual({ wanted: 'cb', old: 'a' })
    const undated = { ...feed, articles: [...articles, article('d')] }
    expect(found([undated], '', 2)).toEqual({ wanted: 'ac', old: 'bd' })
  })

  test('that a person named are all wanted, whatever they want of feeds', () => {
    const named = source('xy', { extent: 'wanted', isFirst: true })
    expect(found([source('ba', { isFirst: true }), named])).toEqual({ wanted: 'xy', old: 'ba' })
    expect(found([{ ...named, isFirst: false }], 'x')).toEqual({ wanted: 'y', old: '' })
  })

  test('are found once, in whatever sources and under whatever address', () => {
    expect(found([source('cb'), source('bd')])).toEqual({ wanted: 'cbd', old: '' })
    const articles = [article('new', { id: 'post-1' }), article('other', { id: 'post-1' })]
    const feed = { extent: 'window', isFirst: false, articles } as const
    const { wanted } = findNewArticles([feed], { known: knows(''), first: { kind: 'new' } })
    expect(wanted.map(({ key }) => key)).toEqual(['new'])
    const known = { has: ({ id }: Pick<Article, 'id'>) => id === 'post-1' }
    expect(findNewArticles([feed], { known, first: { kind: 'new' } }).wanted).toEqual([])
  })

  test('each become pins once, however a site changes from run to run', () => {
    const keys = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 12 })
    fc.assert(
      fc.property(fc.array(keys, { minLength: 1, maxLength: 8 }), fc.nat(5), (runs, newest) => {
        const known = new Set<string>()
        const made: string[] = []
        for (const [nth, run] of runs.entries()) {
          const articles = run.map((key) => article(String(key), { at: key }))
          const sources = [{ extent: 'window', isFirst: nth === 0, articles } as const]
          const first =
            newest === 0 ? ({ kind: 'new' } as const) : ({ kind: 'newest', count: newest } as const)
          const has = { has: ({ key }: Pick<Article, 'key'>) => known.has(key) }
          const { wanted, old } = findNewArticles(sources, { known: has, first })
          const most = nth === 0 ? Math.min(newest, run.length) : run.length
          expect(wanted.length).toBeLessThanOrEqual(most)
          for (const { key } of [...wanted, ...old]) known.add(key)
          made.push(...wanted.map(({ key }) => key))
          // Nothing that a source names is lost: it is made, or known as an old one.
          for (const { key } of articles) expect(known.has(key)).toBe(true)
        }
        expect(new Set(made).size).toBe(made.length)
      }),
    )
  })
})
