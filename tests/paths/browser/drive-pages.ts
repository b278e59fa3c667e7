/** Drives those of the machines that have a driver, on the application as it is built now. */
import type { PathModel } from '../../../packages/model-paths/path-model.ts'
import { ensureBuilt } from '../../../tools/build.mjs'
import { findChromium } from '../../../tools/chromium.mjs'
import { launchBrowser } from '../../journeys/product.ts'
import { drive, type Driven } from './drive.ts'
import { drivers } from './drivers/drivers.ts'

/** Null when there is no browser, or nothing could be built: both say so on standard error. */
export async function drivePages(
  models: readonly PathModel[],
  seed: number,
): Promise<Driven[] | null> {
  const chosen = drivers.filter(({ model }) => models.includes(model))
  const chromium = chosen.length === 0 ? null : findChromium()
  if (chosen.length === 0) return []
  if (chromium === null || !ensureBuilt()) return null
  process.env['CHROMIUM_PATH'] = chromium
  const browser = await launchBrowser()
  try {
    const driven: Driven[] = []
    for (const driver of chosen) driven.push(await drive(driver, browser, { seed }))
    return driven
  } finally {
    await browser.close()
  }
}
