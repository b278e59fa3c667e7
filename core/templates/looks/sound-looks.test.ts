import { expect, test } from 'vitest'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { findTemplate } from '../choice/template-list.ts'
import { looksInOrder, type Look } from './choose-looks.rules.ts'
import { LOOKS_PER_ROUND } from './looks-per-round.ts'
import { soundLooks } from './sound-looks.ts'

const design: PinDesign = {
  template_id: 'big-words',
  headline: 'Roasted tomato soup with basil',
  kicker: '35 minutes',
  items: [],
  pictures: [],
  colors: { background: '#fdf4ee', text: '#38201a', accent: '#b2401f' },
  fonts: findTemplate('big-words')?.fonts ?? { heading: 'poppins', body: 'inter' },
  brand: 'Nettle & Salt',
  logo_picture_id: null,
}
const wish = { design, pictures: [] }
const all = [...looksInOrder(wish)]
const [first] = all
if (!first) throw new Error('The pin has no looks.')
const isOf =
  (template: string) =>
  ({ template: { id } }: Look): boolean =>
    id === template

test('looks with a fault make room for others, in the same order', async () => {
  const { looks } = await soundLooks(wish, {
    after: 0,
    isSound: async (look) => !isOf(first.template.id)(look),
  })
  const others = all.filter((look) => !isOf(first.template.id)(look))
  expect(looks).toEqual(others.slice(0, LOOKS_PER_ROUND))
})

test('the next twelve go on where the first ended, until there are no more', async () => {
  const seen: Look[] = []
  let after = 0
  for (;;) {
    const { looks, next } = await soundLooks(wish, { after, isSound: async () => true })
    seen.push(...looks)
    after = next
    if (looks.length < LOOKS_PER_ROUND) break
  }
  expect(seen).toEqual(all)
})

test('each template is laid out once where the words fit nowhere', async () => {
  let asked: string[] = []
  const { looks, next } = await soundLooks(wish, {
    after: 0,
    isSound: async ({ template }) => {
      asked = [...asked, template.id]
      return false
    },
  })
  expect([looks, next]).toEqual([[], all.length])
  expect(asked.length).toBeLessThan(new Set(asked).size + LOOKS_PER_ROUND)
})
