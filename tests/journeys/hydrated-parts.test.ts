/** `isHydrated` on a page with a part whose code is late. It depends on how React treats events. */
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect } from 'vitest'
import type {} from '../support/hydration/late-part.ts'
import { test } from './journey.ts'
import { seen } from './seen.ts'

async function script(): Promise<string> {
  const input = join(import.meta.dirname, '../support/hydration/late-part.ts')
  // One input and no watching give one output.
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, rolldownOptions: { input } },
  })) as Rolldown.RolldownOutput
  return output.flatMap((file) => (file.type === 'chunk' ? file.code : [])).join('\n')
}

test('a part whose code is late is hydrated only once the code is there', async ({ page }) => {
  await page.goto('about:blank')
  await page.setContent('<title>prerendered</title>')
  await page.addScriptTag({ content: await script(), type: 'module' })
  await seen(page).toHaveTitle('hydrated')
  const parts = async () => page.evaluate(() => window.hydratedParts())
  // Each boundary is hydrated by itself, after the page around it.
  await expect.poll(parts).toEqual(['early', 'whole'])
  await page.evaluate(() => window.releaseLatePart())
  await expect.poll(parts).toEqual(['early', 'whole', 'late'])
})
