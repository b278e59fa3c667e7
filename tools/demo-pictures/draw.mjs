/**
 * Draws the pictures of the demo site: each is a signed-distance scene, rendered sample by sample
 * in a headless Chromium.
 *   node tools/demo-pictures/draw.mjs [scene …] [--size 1200x1500] [--samples 12]
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { findChromium } from '../chromium.mjs'
import { pictures } from './pictures.mjs'

const here = import.meta.dirname
const target = join(here, '..', '..', 'examples', 'site', 'pictures')
const args = process.argv.slice(2)
const option = (name, otherwise) => (args.includes(name) ? args[args.indexOf(name) + 1] : otherwise)
const samples = Number(option('--samples', '12'))
const scale = Number(option('--scale', '1'))
const wanted = args.filter(
  (word, index) => !word.startsWith('--') && !args[index - 1]?.startsWith('--'),
)
const read = (name) => readFileSync(join(here, name), 'utf8')

const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-gl=angle',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--ignore-gpu-blocklist',
  ],
})
const page = await browser.newPage()
await page.addScriptTag({ path: join(here, 'accumulate.js') })
mkdirSync(target, { recursive: true })
for (const { file, scene, variant, width, height } of pictures) {
  if (wanted.length > 0 && !wanted.some((name) => file.startsWith(name))) continue
  const body = read(`scenes/${scene}.glsl`)
  const shader =
    read('common.glsl') + body + (body.includes('void main') ? '' : read('lighting.glsl'))
  const started = Date.now()
  const base64 = await page.evaluate((job) => globalThis.accumulate(job), {
    shader,
    variant,
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    samples,
  })
  const png = Buffer.from(base64, 'base64')
  const grain = await sharp({
    create: {
      width: Math.round(width * scale),
      height: Math.round(height * scale),
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 5 },
    },
  })
    .png()
    .toBuffer()
  const jpeg = await sharp(png)
    .removeAlpha()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer()
  writeFileSync(join(target, `${file}.jpg`), jpeg)
  process.stderr.write(
    `${file}.jpg ${Math.round(jpeg.length / 1024)} kB ${Math.round((Date.now() - started) / 1000)} s\n`,
  )
}
await browser.close()
