/** The pictures of the demo site that the test pages of the template editor name by their shape. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type HardCase, hardDesignOf } from '#core/templates/samples/hard-cases.ts'
import { templates } from '#core/templates/choice/template-list.ts'

async function photoOf(name: HardCase) {
  const template = templates.find(({ pictures }) => pictures > 0)
  if (!template) throw new Error('No template shows a picture.')
  const [photo] = hardDesignOf(template, name).pictures
  const { width, height } = await sharp(
    `examples/site/pictures/${photo?.picture_id}.jpg`,
  ).metadata()
  return width / height
}

test('the wide photo is a landscape, the tall one a portrait', async () => {
  expect(await photoOf('widePhoto')).toBeGreaterThan(1.2)
  expect(await photoOf('tallPhoto')).toBeLessThan(0.8)
})
