import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SAMPLE_TURN } from '../../../tests/support/sample-turn.ts'
import { analysePicture } from '../../platform/images/analysis/picture-analyst.ts'
import {
  DEMO_PICTURES,
  KEPT_FACTS,
  KeptFacts,
  readThumbnailPicture,
  thumbnailPictureFacts,
} from './thumbnail-designs.ts'

/** `npm test` analyses every fourth picture. */
const EVERY = process.env['PINLOOM_TEST_FULL'] === '1' ? 1 : 4
const names = readdirSync(DEMO_PICTURES).map((file) => file.replace(/\.jpg$/, ''))

test('facts of each demo picture are kept, and of the bytes that it has now', () => {
  const kept = KeptFacts.parse(JSON.parse(readFileSync(KEPT_FACTS, 'utf8')))
  const hashOf = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(DEMO_PICTURES, `${name}.jpg`)))
      .digest('hex')
  expect(
    Object.fromEntries(Object.entries(kept).map(([name, { sha256 }]) => [name, sha256])),
  ).toEqual(Object.fromEntries(names.map((name) => [name, hashOf(name)])))
})

test.each(names.filter((_, nth) => (nth + SAMPLE_TURN) % EVERY === 0))(
  'an analysis of %s finds what is kept of it',
  async (name) => {
    expect(await thumbnailPictureFacts(name)).toStrictEqual(
      await analysePicture(await readThumbnailPicture(name)),
    )
  },
)
