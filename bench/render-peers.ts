/**
 * The same picture by other means: a photo, a gradient under the words, a headline in two to five
 * lines.
 */
import { createRequire } from 'node:module'
import sharp from 'sharp'

export interface PeerPin {
  photo: Uint8Array
  headline: string
  font: Buffer
  width: number
  height: number
}

/**
 * Peers live in bench/node_modules only, so their types are unknown to the project: what is used of
 * them is written here.
 */
interface CanvasContext {
  fillStyle: unknown
  font: string
  drawImage: (image: unknown, ...box: [x: number, y: number, width: number, height: number]) => void
  createLinearGradient: (...line: [x0: number, y0: number, x1: number, y1: number]) => {
    addColorStop: (at: number, color: string) => void
  }
  fillRect: (...box: [x: number, y: number, width: number, height: number]) => void
  measureText: (text: string) => { width: number }
  fillText: (text: string, x: number, y: number) => void
}
interface NapiCanvas {
  loadImage: (bytes: Uint8Array) => Promise<unknown>
  createCanvas: (
    width: number,
    height: number,
  ) => {
    getContext: (kind: '2d') => CanvasContext
    encode: (format: 'jpeg', quality: number) => Promise<Buffer>
  }
  GlobalFonts: { register: (bytes: Buffer, name: string) => unknown }
}
type Satori = (node: unknown, options: unknown) => Promise<string>
interface Resvg {
  Resvg: new (
    svg: string,
    options: unknown,
  ) => { render: () => { asPng: () => Buffer; pixels: Buffer } }
}

const require = createRequire(import.meta.url)
let registered = false

export async function napiCanvasPin({
  photo,
  headline,
  font,
  width,
  height,
}: PeerPin): Promise<Buffer> {
  const canvasModule = require('@napi-rs/canvas') as NapiCanvas
  if (!registered) canvasModule.GlobalFonts.register(font, 'Headline')
  registered = true
  const canvas = canvasModule.createCanvas(width, height)
  const context = canvas.getContext('2d')
  context.drawImage(await canvasModule.loadImage(photo), 0, 0, width, height)
  const gradient = context.createLinearGradient(0, height * 0.4, 0, height)
  gradient.addColorStop(0, 'rgba(20,12,8,0)')
  gradient.addColorStop(1, 'rgba(20,12,8,0.9)')
  context.fillStyle = gradient
  context.fillRect(0, height * 0.4, width, height * 0.6)
  context.fillStyle = '#fff8f0'
  const { lines, size } = fit(headline, (text, at) => {
    context.font = `700 ${at}px Headline`
    return context.measureText(text).width
  })
  context.font = `700 ${size}px Headline`
  for (const [index, line] of lines.entries())
    context.fillText(line, 64, height - 160 - (lines.length - 1 - index) * size * 1.1)
  return await canvas.encode('jpeg', 84)
}

function fit(
  headline: string,
  widthOf: (text: string, size: number) => number,
): { lines: string[]; size: number } {
  for (let size = 128; size > 60; size -= 8) {
    const lines: string[] = []
    for (const word of headline.split(' ')) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && widthOf(longer, size) <= 872) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    if (lines.length * size * 1.1 <= 450) return { lines, size }
  }
  return { lines: [headline], size: 60 }
}

export async function satoriPin({
  photo,
  headline,
  font,
  width,
  height,
}: PeerPin): Promise<Buffer> {
  const satori = (require('satori') as { default: Satori }).default
  const { Resvg: Engine } = require('@resvg/resvg-js') as Resvg
  const text = {
    type: 'div',
    props: { style: { fontSize: 104, lineHeight: 1.1, color: '#fff8f0' }, children: headline },
  }
  const root = {
    type: 'div',
    props: {
      style: {
        width,
        height,
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-end',
        padding: 64,
        backgroundImage: 'linear-gradient(to bottom, rgba(20,12,8,0) 40%, rgba(20,12,8,0.9))',
      },
      children: [text],
    },
  }
  const svg = await satori(root, {
    width,
    height,
    fonts: [{ name: 'Headline', data: font, weight: 700 }],
  })
  const overlay = new Engine(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
  return await sharp(photo)
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: overlay }])
    .jpeg({ quality: 84 })
    .toBuffer()
}
