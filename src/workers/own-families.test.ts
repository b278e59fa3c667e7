import { expect, test } from 'vitest'
import type { OwnFaces } from '#core/contract/content/own-faces.schema.ts'
import { testDesign } from '#core/templates/layout/layout.builder.ts'
import { ownFamilies } from './own-families.ts'

const face = (id: string, weight = 400) => ({
  id,
  url: `/media/${id}.woff2`,
  weight,
  width: 5,
  is_italic: false,
  ranges: [65, 90],
})

/** A server with these fonts by name. What `isDown` says is read with each request. */
function worker(fonts: Readonly<Record<string, OwnFaces['faces']>>) {
  const asked: string[] = []
  const state = { isDown: false, now: 0, user: 'ada', requests: 0 }
  const families = ownFamilies({
    fetched: {
      ownJson: async (address) => {
        state.requests += 1
        if (state.isDown) throw new Error('The server is down.')
        const name = new URLSearchParams(address.split('?')[1]).get('name') ?? ''
        asked.push(name)
        return { faces: fonts[name] ?? [] }
      },
      bytes: async (address) => new TextEncoder().encode(address),
    },
    builtIn: { filesOf: async () => [] },
    userId: () => state.user,
    now: () => state.now,
  })
  const fontsOf = async (heading: string, body = 'inter') =>
    (await families.drawable(testDesign({ fonts: { heading, body } }))).fonts
  return { ...families, asked, state, fontsOf }
}

test('an own font is drawn from its nearest file, under the name that the engine keeps for it', async () => {
  const { source, fontsOf } = worker({ 'Grandma Hand': [face('thin', 300), face('bold', 700)] })
  const { heading, body } = await fontsOf('Grandma Hand')
  expect(body).toBe('inter')
  const [headline] = await source.filesOf(heading, 700)
  const [small] = await source.filesOf(heading, 400)
  expect([headline?.name, small?.name]).toEqual(['own-bold', 'own-thin'])
  expect([headline?.covers(65), headline?.covers(97)]).toEqual([true, false])
  expect(new TextDecoder().decode(await headline?.bytes())).toBe('/media/bold.woff2')
})

test('built-in ids are not asked for, and an own font comes before a built-in family of its name', async () => {
  const { asked, fontsOf } = worker({ Lora: [face('mine')] })
  expect(await fontsOf('lora')).toEqual({ heading: 'lora', body: 'inter' })
  expect(asked).toEqual([])
  expect((await fontsOf('Lora')).heading).toBe('own own-mine')
  expect((await fontsOf('Playfair Display')).heading).toBe('playfair-display')
})

test('a font that is gone is replaced as on the published pin', async () => {
  const { fontsOf } = worker({})
  expect(await fontsOf('Gone', 'Gone')).toEqual({ heading: 'poppins', body: 'inter' })
})

test('a font is asked for once a minute, and a file that is known stays the same', async () => {
  const fonts = { Hand: [face('one')] }
  const { source, asked, state, fontsOf } = worker(fonts)
  const [before] = await source.filesOf((await fontsOf('Hand')).heading, 400)
  await fontsOf('Hand')
  expect(asked).toEqual(['Hand'])
  fonts.Hand.push(face('two', 700))
  state.now = 60_000
  const { heading } = await fontsOf('Hand')
  expect(heading).toBe('own own-one own-two')
  expect((await source.filesOf(heading, 400))[0]).toBe(before)
})

test('while the server is away a known font is drawn as before in each drawing', async () => {
  const { state, fontsOf } = worker({ Hand: [face('one')] })
  await fontsOf('Hand')
  state.isDown = true
  for (const now of [60_000, 60_001, 65_000, 200_000]) {
    state.now = now
    expect((await fontsOf('Hand')).heading).toBe('own own-one')
  }
})

test('a font that could not be asked for is drawn in the fallback, and asked for again after 5 seconds', async () => {
  const { state, fontsOf } = worker({ Other: [face('two')] })
  state.isDown = true
  expect((await fontsOf('Other')).heading).toBe('poppins')
  state.isDown = false
  state.now = 4_999
  expect((await fontsOf('Other')).heading).toBe('poppins')
  expect(state.requests).toBe(1)
  state.now = 5_000
  expect((await fontsOf('Other')).heading).toBe('own own-two')
})

test('one font for headings and body is drawn in the fallbacks when the server is away', async () => {
  const { state, fontsOf } = worker({ Hand: [face('one')] })
  state.isDown = true
  expect(await Promise.all([fontsOf('Hand', 'Hand'), fontsOf('Hand', 'Hand')])).toEqual([
    { heading: 'poppins', body: 'inter' },
    { heading: 'poppins', body: 'inter' },
  ])
  expect(state.requests).toBe(1)
})

test('a font of the former user is not drawn for the next user of the page', async () => {
  const fonts = { Hand: [face('one')] }
  const { state, fontsOf } = worker(fonts)
  expect((await fontsOf('Hand')).heading).toBe('own own-one')
  state.user = 'bob'
  fonts.Hand = []
  expect((await fontsOf('Hand')).heading).toBe('poppins')
})
