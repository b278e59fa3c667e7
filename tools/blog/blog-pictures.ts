/**
 * Draws the pictures of the blog's posts from their front matter: `node tools/with-node.mjs
 * tools/blog/blog-pictures.ts [slug …]`. Each has its pin in two sizes, made by the renderer that makes
 * everybody's pins from the photos of the demo site, and a picture for those who share the post.
 */
import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { CANVAS } from '#core/templates/document/template.model.ts'
import { findTemplate } from '#core/templates/choice/template-list.ts'
import { createPinRenderer } from '../../server/platform/images/drawing/pin-renderer.ts'
import { FrontMatter, pictureNames } from './blog-content.ts'

const root = resolve(import.meta.dirname, '..', '..')
const folder = join(root, 'content', 'blog')
const MAX_BYTES = 70_000
const SMALL_WIDTH = 480
const CARD = { width: 1200, height: 630, margin: 44 }
const idOf = (index: number): string => `00000000-0000-7000-8000-00000000000${index}`

const renderer = createPinRenderer()
const asked = process.argv.slice(2)
for (const name of (await readdir(folder)).filter((file) => file.endsWith('.md'))) {
  const slug = name.slice(0, -'.md'.length)
  if (asked.length === 0 || asked.includes(slug))
    await drawPictures(slug, await readFile(join(folder, name), 'utf8'))
}

async function drawPictures(slug: string, markdown: string): Promise<void> {
  const { pin } = FrontMatter.parse(parse(markdown.split(/^---$/m)[1] ?? ''))
  const photos = await Promise.all(
    pin.photos.map((photo) => readFile(join(root, 'examples', 'site', 'pictures', `${photo}.jpg`))),
  )
  const [background, text, accent] = pin.colors
  const fonts = findTemplate(pin.template)?.fonts ?? { heading: 'inter', body: 'inter' }
  // No brand: the program runs under the operator's own name.
  const design = {
    template_id: pin.template,
    headline: pin.headline,
    kicker: pin.kicker,
    items: pin.items,
    pictures: photos.map((_, index) => ({ picture_id: idOf(index), crop: null })),
    colors: { background, text, accent },
    fonts,
    brand: '',
    logo_picture_id: null,
  }
  const { jpeg, contrast, warnings } = await renderer.renderPin(design, async (id) => {
    const bytes = photos.find((_, index) => idOf(index) === id)
    return bytes === undefined ? null : { bytes }
  })
  const names = pictureNames(slug)
  const sizes = [
    await writeWithin(names.src, (quality) => sharp(jpeg).webp({ quality, effort: 6 }).toBuffer()),
    await writeWithin(names.small, (quality) =>
      sharp(jpeg).resize(SMALL_WIDTH).webp({ quality, effort: 6 }).toBuffer(),
    ),
    await writeCard(names.card, { pin: jpeg, photo: photos[0], background }),
  ]
  const faults = [
    ...warnings.map(({ message }) => message),
    ...(contrast < 4.5 ? [`contrast ${contrast}`] : []),
  ]
  process.stdout.write(
    `${slug}: ${sizes.join(', ')} bytes${faults.map((fault) => `\n  ${fault}`).join('')}\n`,
  )
}

/** The pin on what it is made of: its photo from edge to edge, else its ground. */
async function writeCard(
  name: string,
  { pin, photo, background }: { pin: Uint8Array; photo: Buffer | undefined; background: string },
): Promise<number> {
  const size = { width: CARD.width, height: CARD.height }
  const height = CARD.height - 2 * CARD.margin
  const width = Math.round((height * CANVAS.width) / CANVAS.height)
  const ground =
    photo === undefined
      ? sharp({ create: { ...size, channels: 3, background } })
      : sharp(photo)
          .resize({ ...size, fit: 'cover' })
          .blur(6)
          .modulate({ brightness: 0.82 })
  const upright = await sharp(pin).resize(width, height).toBuffer()
  const shadow = await sharp({
    create: { width: width + 80, height: height + 80, channels: 4, background: '#00000000' },
  })
    .composite([
      {
        input: { create: { width, height, channels: 4, background: '#00000088' } },
        left: 40,
        top: 40,
      },
    ])
    .png()
    .toBuffer()
  const left = Math.round((CARD.width - width) / 2)
  const painted = await ground
    .composite([
      { input: await sharp(shadow).blur(14).toBuffer(), left: left - 40, top: CARD.margin - 30 },
      { input: upright, left, top: CARD.margin },
    ])
    .png()
    .toBuffer()
  return writeWithin(name, (quality) => sharp(painted).jpeg({ quality, mozjpeg: true }).toBuffer())
}

/** As good as fits into the bytes that a reader should have to load. */
async function writeWithin(
  name: string,
  encode: (quality: number) => Promise<Buffer>,
): Promise<number> {
  for (const quality of [86, 80, 74, 68, 62, 56, 50, 44]) {
    const bytes = await encode(quality)
    if (bytes.byteLength > MAX_BYTES && quality > 44) continue
    await writeFile(join(folder, 'pictures', name), bytes)
    return bytes.byteLength
  }
  return 0
}
