import { expect, test } from 'vitest'
import { bodyStyle } from '#core/templates/layout/pin-parts.ts'
import { fitText } from '#core/templates/fit/text-fit.rules.ts'
import type { TextLayer } from '#core/templates/paint/text-engine.ts'
import { nativeEngine } from './native-engine.ts'

const engine = nativeEngine()

async function layerOf(family: string, text: string): Promise<TextLayer> {
  const style = {
    ...bodyStyle({
      template_id: '',
      headline: '',
      kicker: '',
      items: [],
      pictures: [],
      colors: { background: '#ffffff', text: '#000000', accent: '#000000' },
      fonts: { heading: family, body: family },
      brand: '',
      logo_picture_id: null,
    }),
    weight: 700,
  }
  return engine.raster(
    await engine.withMeasure((measure) =>
      fitText(
        {
          text,
          style,
          room: { x: 100, y: 100, width: 800, height: 400 },
          largest: 120,
          smallest: 60,
          color: '#000000',
          role: 'headline',
          align: 'center',
        },
        measure,
      ),
    ),
  )
}

function inkOf({ rgba, left, width, height }: TextLayer): {
  left: number
  right: number
  height: number
} {
  const inked = Array.from({ length: width * height }, (_, index) => index).filter(
    (index) => (rgba[index * 4 + 3] ?? 0) > 40,
  )
  const [xs, ys] = [
    inked.map((index) => index % width),
    inked.map((index) => Math.floor(index / width)),
  ]
  const least = (values: number[]): number => values.reduce((a, b) => Math.min(a, b), Infinity)
  const most = (values: number[]): number => values.reduce((a, b) => Math.max(a, b), 0)
  return { left: left + least(xs), right: left + most(xs) + 1, height: most(ys) - least(ys) }
}

test('centred words stand in the middle by what is inked: a hand leans out of its box', async () => {
  const ink = inkOf(await layerOf('caveat', 'The Four-Minute Routine for Pour-Over Coffee'))
  expect(Math.abs((ink.left + ink.right) / 2 - 500)).toBeLessThan(3)
})

test('figures are as high as capitals', async () => {
  const [figures, capitals] = [
    inkOf(await layerOf('playfair-display', '125')),
    inkOf(await layerOf('playfair-display', 'HHH')),
  ]
  expect(figures.height).toBeLessThan(capitals.height * 1.15)
})
