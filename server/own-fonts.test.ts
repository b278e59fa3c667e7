/** A brand's own font through the real generation: what is stored and published is drawn in it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from './platform/ids.ts'
import { ownFontFile } from './platform/images/fonts/font-facts.ts'
import { createPinRenderer } from './platform/images/drawing/pin-renderer.ts'
import { startPipelineServer, type PipelineServer } from '../tests/support/server/test-server.ts'

const bytes = readFileSync(
  createRequire(import.meta.url).resolve(
    '@fontsource/noto-sans-jp/files/noto-sans-jp-latin-700-normal.woff2',
  ),
)
let server: PipelineServer
beforeAll(async () => {
  server = await startPipelineServer()
}, 60_000)
afterAll(async () => {
  await server.close()
})

const answer = <T>(
  outcome: { ok: true; answer: T } | { ok: false; failure: { message: string } },
): T => {
  if (!outcome.ok) throw new Error(outcome.failure.message)
  return outcome.answer
}

test('pins of a brand with an own font are drawn in it, and the preview is too', async () => {
  const { client } = await server.signUp()
  const { id: account_id } = answer(await client('createAccount', { body: { name: 'Kitchen' } }))
  const { family } = answer(await client('uploadFont', { body: bytes }))
  answer(
    await client('putBrand', {
      params: { account_id },
      body: { name: 'Mine', colors: [], fonts: [family, family], logo_picture_id: null },
    }),
  )
  const { pages } = answer(
    await client('addSources', {
      params: { account_id },
      body: {
        idempotency_key: newId(),
        source: {
          kind: 'text',
          title: 'Small balcony garden',
          text: 'A small balcony garden wants boxes with a tank for water. Herbs stand the sun of a small balcony garden all day.',
          url: 'https://garden.example/',
          picture_ids: [],
        },
      },
    }),
  )
  await server.pipeline.tasks.worker.runUntilIdle()
  const config = {
    pages: [{ page_id: pages[0]?.id ?? '', interest_ids: [] }],
    n_pins: 2,
    pin_types: ['text' as const],
    templates: ['big-words'],
    colors: [],
    fonts: [],
  }
  answer(
    await client('startGeneration', {
      params: { account_id },
      body: { idempotency_key: newId(), config },
    }),
  )
  await server.pipeline.tasks.worker.runUntilIdle()
  const { pins } = answer(await client('getPins', { params: { account_id }, query: {} }))
  expect(pins.length).toBeGreaterThan(0)
  for (const { design, image_url } of pins) {
    expect(design.fonts.heading).toBe(family)
    const published = (await server.app.inject({ url: image_url })).rawPayload
    const own = await createPinRenderer().renderPin(design, async () => null, {
      loadFont: async () => [{ id: 'mine', read: async () => ownFontFile(bytes) }],
    })
    const other = await createPinRenderer().renderPin(
      { ...design, fonts: { heading: 'poppins', body: 'inter' } },
      async () => null,
    )
    expect(Buffer.compare(published, own.jpeg)).toBe(0)
    expect(Buffer.compare(published, other.jpeg)).not.toBe(0)
    expect(
      answer(await client('preview', { params: { account_id }, body: { design } })).warnings,
    ).toEqual([])
  }
}, 60_000)
