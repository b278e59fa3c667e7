import { expect, test } from 'vitest'
import { PinType } from '#core/contract/content/pin-kinds.schema.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import { createTokenBudget } from '../../platform/writer/token-budget.ts'
import { contentFromText } from '../pages/extraction/content-from-text.ts'
import { openLanguages } from '../pages/extraction/languages.ts'
import { composePlan } from './page-plan.ts'
import { createTextWriter } from './words/text-writer.ts'

const content = {
  ...contentFromText({
    title: 'Sourdough bread',
    text: 'Sourdough bread needs flour, water and salt, and a sourdough starter that raises the bread overnight in a cool kitchen. A hot pot gives sourdough bread a dark crust.',
    url: 'http://127.0.0.1:3001/bread',
  }),
  site_name: 'Slow Sunday',
}
const page = {
  id: 'p',
  url: content.url,
  title: content.title,
  content,
  interests: [],
  pictureIds: [],
  pictures: [],
}

async function planned(brandName: string) {
  const plan = await composePlan(
    { write: createTextWriter(null), languageOf: openLanguages() },
    {
      page,
      pins: [0, 1, 2].map((turn) => ({ page_id: 'p', interest_id: null, turn })),
      config: {
        pages: [{ page_id: 'p', interest_ids: [] }],
        n_pins: 3,
        pin_types: PinType.options,
        templates: templates.map(({ id }) => id),
        colors: [],
        fonts: [],
      },
      seed: 's',
      budget: createTokenBudget(0),
    },
    {
      used: [],
      facts: new Map(),
      brand: { name: brandName, colors: [], fonts: [], logo_picture_id: null },
    },
  )
  return plan.flatMap((pin) => (pin === null ? [] : [pin]))
}

test.each([
  ['', 'Slow Sunday'],
  ['Ada’s Kitchen', 'Ada’s Kitchen'],
])(
  'with the brand %j the brand line calls the site %s, and descriptions name no address',
  async (brand, name) => {
    const pins = await planned(brand)
    expect(pins).toHaveLength(3)
    expect(new Set(pins.map(({ design }) => design.brand))).toEqual(new Set([name]))
    const text = pins.map(({ description }) => description).join('\n')
    expect(['127.0.0.1', '3001'].filter((one) => text.includes(one))).toEqual([])
  },
)
