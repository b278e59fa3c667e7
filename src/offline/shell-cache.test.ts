import { caches as storage, Request as UndiciRequest, Response as UndiciResponse } from 'undici'
import { beforeEach, describe, expect, test } from 'vitest'
import { buildLock } from './page-messages.ts'
import { createShellCache } from './shell-cache.ts'

const origin = 'http://pinloom.test'
// Undici's cache takes only its own requests and responses; what is used of them here is the same
// as in a browser.
const asking = (path: string): Request =>
  new UndiciRequest(`${origin}${path}`) as unknown as Request

/** A network whose answers are given; everything else is unreachable. What was asked is noted. */
function network(answers: Record<string, { status?: number; body: string } | 'silence'>) {
  const asked: string[] = []
  const fetch = async (input: Request | string): Promise<Response> => {
    const path = (typeof input === 'string' ? input : input.url).replace(origin, '')
    asked.push(path)
    const answer = answers[path]
    if (answer === undefined) throw new TypeError('fetch failed')
    if (answer === 'silence') return new Promise<never>(() => undefined)
    return new UndiciResponse(answer.body, { status: answer.status ?? 200 }) as unknown as Response
  }
  return { asked, fetch: fetch as typeof globalThis.fetch }
}

function build(
  id: string,
  files: string[],
  {
    fetch,
    held = [],
    inspector = [],
  }: { fetch: typeof globalThis.fetch; held?: string[]; inspector?: string[] },
) {
  const locks = {
    held: async () => held,
    hold: async <T>(name: string, work: () => Promise<T>): Promise<T> => {
      held.push(name)
      return work().finally(() => held.splice(held.indexOf(name), 1))
    },
  }
  return createShellCache(
    { build: id, files, inspector },
    { origin, caches: storage as unknown as globalThis.CacheStorage, fetch, locks },
  )
}

const body = async (answer: Response): Promise<string> => answer.text()

beforeEach(async () => {
  for (const name of await storage.keys()) await storage.delete(name)
})

describe('the application without a network', () => {
  const answers = {
    '/generate': { body: 'page of one' },
    '/assets/a-1.js': { body: 'a' },
    '/assets/b-1.js': { body: 'b' },
  }

  test('the page of any screen, and its files, come from what was kept', async () => {
    await build('one', ['/assets/a-1.js', '/assets/b-1.js'], network(answers)).fill()
    const offline = build('one', [], network({}))
    expect(await body(await offline.page(asking('/drafts')))).toBe('page of one')
    expect(await body(await offline.file(asking('/assets/b-1.js')))).toBe('b')
  })

  test('a network that does not answer, or a server that answers 502, gives way to what was kept', async () => {
    await build('one', [], network(answers)).fill()
    const slow = build('one', [], network({ '/drafts': 'silence' }))
    expect(await body(await slow.page(asking('/drafts'), 5))).toBe('page of one')
    const broken = build('one', [], network({ '/drafts': { status: 502, body: 'bad gateway' } }))
    expect(await body(await broken.page(asking('/drafts')))).toBe('page of one')
  })

  test('the network comes first: it may have a newer build', async () => {
    await build('one', [], network(answers)).fill()
    const online = build('one', [], network({ '/drafts': { body: 'page of two' } }))
    expect(await body(await online.page(asking('/drafts')))).toBe('page of two')
  })

  test('a build of which one file is missing is not kept at all', async () => {
    await expect(build('one', ['/assets/gone-1.js'], network(answers)).fill()).rejects.toThrow(
      'fetch failed',
    )
    expect(await storage.keys()).toEqual([])
  })
})

describe('a newer build', () => {
  const answers = {
    '/generate': { body: 'page' },
    '/assets/a-1.js': { body: 'a' },
    '/assets/b-1.js': { body: 'b' },
    '/assets/b-2.js': { body: 'b2' },
  }

  test('takes over what has not changed, and leaves an open tab its old files', async () => {
    await build('one', ['/assets/a-1.js', '/assets/b-1.js'], network(answers)).fill()
    const net = network(answers)
    const two = build('two', ['/assets/a-1.js', '/assets/b-2.js'], {
      ...net,
      held: [buildLock('one')],
    })
    await two.fill()
    expect(net.asked).toEqual(['/generate', '/assets/b-2.js'])
    await two.tidy()
    expect(await body(await build('two', [], network({})).file(asking('/assets/b-1.js')))).toBe('b')
  })

  test('removes the old files once no tab runs them', async () => {
    await build('one', ['/assets/b-1.js'], network(answers)).fill()
    const two = build('two', ['/assets/b-2.js'], network(answers))
    await two.fill()
    await two.tidy()
    expect(await storage.keys()).toEqual(['pinloom-shell-two'])
  })

  test('is not removed by an older worker while it is being fetched, though no tab runs it yet', async () => {
    const held: string[] = []
    const old = build('one', [], { ...network(answers), held })
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>()
    const { fetch } = network(answers)
    const slow: typeof globalThis.fetch = async (input) => {
      if (input === `${origin}/assets/b-2.js`) await arrived
      return fetch(input)
    }
    const two = build('two', ['/assets/a-1.js', '/assets/b-2.js'], { fetch: slow, held })
    const filled = two.fill()
    await expect.poll(async () => storage.has('pinloom-shell-two')).toBe(true)
    await old.tidy()
    arrive()
    await filled
    expect(await body(await build('two', [], network({})).file(asking('/assets/a-1.js')))).toBe('a')
    expect(held).toEqual([])
  })
})

describe('the inspector', () => {
  const inspector = ['/inspector/assets/i-1.js']
  const off = {
    '/generate': { body: 'page of one, inspector off' },
    '/inspector/assets/i-1.js': { body: 'inspector' },
  }

  test('is not fetched where nobody has it, and not by the builds that come after', async () => {
    const net = network(off)
    await build('one', [], { ...net, inspector }).fill()
    await build('two', [], { ...net, inspector }).fill()
    expect(net.asked).toEqual(['/generate', '/generate'])
  })

  test('is kept from when a page has it, with the page that has it switched on', async () => {
    await build('one', [], { ...network(off), inspector }).fill()
    await build('one', [], {
      ...network({ ...off, '/generate': { body: 'page of one, inspector on' } }),
      inspector,
    }).keepInspector()
    const offline = build('one', [], { ...network({}), inspector })
    expect(await body(await offline.file(asking('/inspector/assets/i-1.js')))).toBe('inspector')
    expect(await body(await offline.page(asking('/inspector')))).toBe('page of one, inspector on')
  })

  test('a page of another build, whose files are not kept, does not take the place of the one that is', async () => {
    await build('one', [], { ...network(off), inspector }).fill()
    await build('one', [], {
      ...network({ ...off, '/generate': { body: 'page of two' } }),
      inspector,
    }).keepInspector()
    expect(await body(await build('one', [], network({})).page(asking('/inspector')))).toBe(
      'page of one, inspector off',
    )
  })

  test('comes along with a newer build once it is kept', async () => {
    const one = build('one', [], { ...network(off), inspector })
    await one.fill()
    await one.keepInspector()
    const newer = {
      '/generate': { body: 'page of two' },
      '/inspector/assets/i-2.js': { body: 'newer inspector' },
    }
    await build('two', [], { ...network(newer), inspector: ['/inspector/assets/i-2.js'] }).fill()
    expect(
      await body(await build('two', [], network({})).file(asking('/inspector/assets/i-2.js'))),
    ).toBe('newer inspector')
  })
})
