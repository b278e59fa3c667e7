import { readdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { builtInFonts } from '#core/templates/document/font-list.ts'

const require = createRequire(import.meta.url)

test.each(builtInFonts.map(({ id, weights }) => ({ id, weights })))(
  'the weights that $id is said to have are those of its files',
  async ({ id, weights }) => {
    const folder = join(dirname(require.resolve(`@fontsource/${id}/package.json`)), 'files')
    const found = (await readdir(folder)).flatMap((name) => {
      const [, weight] = /-latin-(\d+)-normal\.woff2$/.exec(name) ?? []
      return weight === undefined ? [] : [Number(weight)]
    })
    expect(found.toSorted((a, b) => a - b)).toEqual(weights)
  },
)
