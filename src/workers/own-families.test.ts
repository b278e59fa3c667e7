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
  const state = { isDown: false, now: 0 }
  const families = ownFamilies({
    fetched: {
      ownJson: async (address) => {
        if (state.isDown) throw new Error('The server is down.')
        const name = new URLSearchParams(address.split('?')[1]).get('name') ?? ''
        asked.push(name)
        return { faces: fonts[name] ?? [] }
      },
      bytes: async (address) => new TextEncoder().encode(address),
    },
    builtIn: { filesOf: async () => [] },
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

test('without an answer the font is drawn as before, or asked for again the next time', async () => {
  const { state, fontsOf } = worker({ Hand: [face('one')], Other: [face('two')] })
  await fontsOf('Hand')
  state.isDown = true
  state.now = 60_000
  expect(await fontsOf('Hand', 'Other')).toEqual({ heading: 'own own-one', body: 'inter' })
  state.isDown = false
  expect((await fontsOf('Other')).heading).toBe('own own-two')
})
