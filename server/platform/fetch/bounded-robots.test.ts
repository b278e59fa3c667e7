import { expect, test } from 'vitest'
import { boundPath, boundRobots } from './bounded-robots.ts'
import { createRobots } from './robots.ts'

const CAP = 512_000
/** A file of 500 KiB that says one thing over and over, as a stranger may serve it. */
const fileOf = (...lines: string[]) =>
  `user-agent: *\n${`${lines.join('\n')}\n`.repeat(Math.floor(CAP / lines.join('\n').length))}`.slice(
    0,
    CAP,
  )

/**
 * What one question costs the parser at most: each character behind a star is held against every
 * place of the path.
 */
function stepsOf(bounded: string): number {
  const path = boundPath(new URL(`https://a.example/${'a'.repeat(5_000)}`)).length
  const patterns = bounded
    .split('\n')
    .flatMap((line) => /^(?:dis)?allow:(.*)$/.exec(line)?.[1] ?? [])
  return patterns.reduce(
    (steps, pattern) =>
      steps +
      (pattern.includes('*')
        ? pattern.indexOf('*') + (pattern.length - pattern.indexOf('*')) * path
        : pattern.length),
    0,
  )
}

test.each([
  ['a star between all letters', fileOf(`disallow:/${'*a'.repeat(200)}b`)],
  [
    'as many stars and letters as a rule may have',
    fileOf(`disallow:/*a*a*a*a*${'a'.repeat(280)}b`),
  ],
  ['one star, and long', fileOf(`disallow:/*${'a'.repeat(290)}`)],
  ['one star, and short', fileOf('allow:/*a')],
  ['stars only', fileOf(`allow:/${'*'.repeat(280)}`)],
  ['letters that grow when they are encoded', fileOf(`allow:/*${'ä'.repeat(45)}`)],
  ['long rules without a star', fileOf(`disallow:/${'a'.repeat(290)}`)],
  ['short rules without a star', fileOf('disallow:/a')],
  ['endless sitemaps', fileOf(`sitemap:https://a.example/${'a'.repeat(500)}.xml`)],
])(
  'of 500 KiB of rules, %s, only what a few milliseconds suffice for reaches the parser',
  (_, text) => {
    const bounded = boundRobots(text, 'PinloomBot')
    expect(bounded.length).toBeLessThan(80_000)
    expect(stepsOf(bounded)).toBeLessThan(1_200_000)
  },
)

test('the parser is given the bounded file: a rule with too many stars is as if it were not written', async () => {
  const robots = createRobots({
    userAgent: 'PinloomBot/0.1',
    now: () => 0,
    read: () =>
      Promise.resolve(`user-agent: *\ndisallow: /${'*a'.repeat(200)}\ndisallow: /private\n`),
  })
  expect(await robots.allows(new URL(`https://a.example/${'a'.repeat(2_000)}`))).toBe(true)
  expect(
    await robots.allows(new URL(`https://a.example/private/${'a'.repeat(2_000)}?page=2`)),
  ).toBe(false)
})

const allowedBy = async (text: string, path: string) =>
  createRobots({
    userAgent: 'PinloomBot/0.1',
    now: () => 0,
    read: () => Promise.resolve(text),
  }).allows(new URL(path, 'https://a.example'))

test.each([
  ['the group of all', 'User-agent: *\nDisallow: /private\n', '/private/diary.html', false],
  ['a group of others', 'User-agent: OtherBot\nDisallow: /\n', '/', true],
  [
    'our own group, alone',
    'User-agent: *\nDisallow: /\n\nUser-Agent: pinloombot/0.1\nDisallow: /drafts\n',
    '/page',
    true,
  ],
  [
    'our own group without a rule',
    'User-agent: *\nDisallow: /\n\nUser-agent: PinloomBot\nDisallow:\n',
    '/page',
    true,
  ],
  [
    'our name without a group, after which that of all speaks',
    'User-agent: *\nDisallow: /\n\nUser-agent: PinloomBot\n',
    '/page',
    false,
  ],
  [
    'several names of one group, a comment between them',
    'User-agent: OtherBot\n# and\nUser-agent: PinloomBot # us\nDisallow: /private # all of it\n',
    '/private',
    false,
  ],
  [
    'our group in two parts',
    'User-agent: PinloomBot\nDisallow: /a\nUser-agent: OtherBot\nDisallow: /b\nUser-agent: PinloomBot\nDisallow: /c\n',
    '/c',
    false,
  ],
  [
    'the longer rule, an allowing one',
    'User-agent: *\nDisallow: /private\nAllow: /private/open\n',
    '/private/open/page',
    true,
  ],
  [
    'stars, runs of them too, and an end',
    'User-agent: *\r\nDisallow: /**/print***.html$\r\n',
    '/news/print-7.html',
    false,
  ],
  ['an end that is not there', 'User-agent: *\rDisallow: /*.html$\r', '/page.html?a=1', true],
  [
    'letters beyond ASCII and encoded ones',
    'User-agent: *\nDisallow: /bücher%2f\n',
    '/b%C3%BCcher%2F7',
    false,
  ],
  ['rules before any name', 'Disallow: /\n', '/page', true],
])('an ordinary file says what it said before: %s', async (...[, text, path, allowed]) => {
  expect(await allowedBy(text, path)).toBe(allowed)
})

test('delay and sitemaps are kept', async () => {
  const robots = createRobots({
    userAgent: 'PinloomBot/0.1',
    now: () => 0,
    read: () =>
      Promise.resolve(
        'Sitemap: /a.xml\nUser-agent: *\nCrawl-delay: 2\nCrawl-delay: soon\nSitemap: /b.xml\n',
      ),
  })
  const url = new URL('https://a.example/')
  expect([await robots.crawlDelay(url), await robots.sitemaps(url)]).toEqual([
    2_000,
    ['https://a.example/a.xml', 'https://a.example/b.xml'],
  ])
})
