/**
 * Renders every template with every hard case on one sheet: `npm run contact-sheet [-- --out FILE
 * --templates a,b --cases c,d --tiny --size 1080x1080 | --blind --pages LIST --by-page]`. Look at it after each change of a template; what you would
 * not pin yourself is thrown out. `--tiny` shows pins as wide as on a phone.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { canvasOf } from '#core/templates/document/canvas-size.ts'
import { templates } from '#core/templates/choice/template-list.ts'
import { SizeName } from '#core/templates/document/template.schema.ts'
import { createPinRenderer } from '../server/platform/images/drawing/pin-renderer.ts'
import { caseDesign, hardCases, loadCasePicture } from '../tests/support/drawing/hard-cases.ts'
import { demoPages, readBlindPages } from './judge/blind-pages.ts'
import { writeBlindSheet } from './judge/blind-sheet.ts'

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'data/contact-sheet.png' },
    templates: { type: 'string' },
    cases: { type: 'string' },
    tiny: { type: 'boolean', default: false },
    blind: { type: 'boolean', default: false },
    pages: { type: 'string' },
    'by-page': { type: 'boolean', default: false },
    width: { type: 'string' },
    size: { type: 'string', default: '1000x1500' },
  },
})
if (values.blind) {
  const blind = resolve(values.out.replace(/\.png$/, ''))
  const pages = values.pages === undefined ? demoPages() : readBlindPages(resolve(values.pages))
  const count = await writeBlindSheet(blind, pages, !values['by-page'])
  process.stdout.write(`${count} pins: ${blind}\n`)
  process.exit(0)
}
const width = Number(values.width ?? (values.tiny ? 170 : 250))
const gap = 12
const chosen = values.templates?.split(',')
const chosenCases = values.cases?.split(',')
const rows = templates.filter((template) => !chosen || chosen.includes(template.id))
const cases = hardCases.filter((item) => !chosenCases || chosenCases.includes(item.name))
const size = SizeName.parse(values.size)
const renderer = createPinRenderer({ size })
const tall = (width * canvasOf(size).height) / 1000
const faults: string[] = []
const tiles: { input: Buffer; left: number; top: number }[] = []
for (const [row, template] of rows.entries())
  for (const [column, item] of cases.entries()) {
    const pin = await renderer.renderPin(caseDesign(template, item), loadCasePicture)
    if (pin.contrast < 4.5) faults.push(`${template.id} × ${item.name}: contrast ${pin.contrast}`)
    if (pin.warnings.length > 0)
      faults.push(
        `${template.id} × ${item.name}: ${pin.warnings.map(({ message }) => message).join(' ')}`,
      )
    tiles.push({
      input: await sharp(pin.jpeg).resize(width).toBuffer(),
      left: gap + column * (width + gap),
      top: Math.round(gap + row * (tall + gap)),
    })
  }
const out = resolve(values.out)
await mkdir(dirname(out), { recursive: true })
const sheet = {
  width: gap + cases.length * (width + gap),
  height: Math.round(gap + rows.length * (tall + gap)),
  channels: 3 as const,
  background: '#ffffff',
}
await writeFile(out, await sharp({ create: sheet }).composite(tiles).png().toBuffer())
process.stdout.write(
  `${rows.length} templates × ${cases.length} cases: ${out}\n${faults.map((fault) => `  ${fault}\n`).join('')}`,
)
