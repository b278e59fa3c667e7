/**
 * Our own pictures to show templates with: scenes drawn as SVG with light, blur and grain,
 * rasterised once. There is a dark, a light, a busy and a portrait one, and no
 * third party has rights in them. For tests, benchmarks and tools: drawing one takes seconds, so they
 * are kept in `.cache` under a name that changes with this file and with what draws them.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp from 'sharp'

export type SamplePhoto = 'soup' | 'lake' | 'kitchen' | 'garden'
export const samplePhotos: readonly SamplePhoto[] = ['soup', 'lake', 'kitchen', 'garden']

/** Same numbers on every run: scenes must render alike everywhere. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}

const many = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** A pumpkin soup from above on dark wood: warm, mostly dark, the subject in the middle. */
function soup(): string {
  const next = random(7)
  const planks = many(
    7,
    (i) =>
      `<rect x="${i * 232}" width="228" height="2400" fill="hsl(${22 + next() * 8} ${28 + next() * 10}% ${13 + next() * 6}%)"/>`,
  )
  const grain = many(220, () => {
    const x = next() * 1600
    const y = next() * 2400
    return `<path d="M${x} ${y} q ${next() * 16 - 8} ${80 + next() * 90} 0 ${160 + next() * 240}" stroke="hsl(20 30% ${8 + next() * 16}%)" stroke-width="${0.6 + next() * 2}" fill="none" opacity="0.5"/>`
  })
  const seeds = many(46, () => {
    const angle = next() * 6.28
    const r = Math.sqrt(next()) * 250
    return `<ellipse cx="${800 + Math.cos(angle) * r + 40}" cy="${1210 + Math.sin(angle) * r * 0.96}" rx="19" ry="9" transform="rotate(${next() * 180} ${800 + Math.cos(angle) * r + 40} ${1210 + Math.sin(angle) * r * 0.96})" fill="hsl(${74 + next() * 20} 30% ${34 + next() * 22}%)"/>`
  })
  const leaves = many(
    9,
    (i) =>
      `<path d="M${690 + i * 26} ${1080 + ((i * 53) % 130)} q 40 -60 90 -20 q -30 60 -90 20z" fill="hsl(${104 + next() * 20} 42% ${26 + next() * 16}%)" transform="rotate(${next() * 90} ${700 + i * 26} 1090)"/>`,
  )
  return `<defs><radialGradient id="s" cx=".42" cy=".36" r=".75"><stop offset="0" stop-color="#f7b04a"/><stop offset=".55" stop-color="#e48421"/><stop offset="1" stop-color="#b9540f"/></radialGradient><radialGradient id="b" cx=".36" cy=".28" r=".9"><stop offset="0" stop-color="#f4efe6"/><stop offset=".7" stop-color="#c9bfae"/><stop offset="1" stop-color="#84796a"/></radialGradient><filter id="f"><feGaussianBlur stdDeviation="38"/></filter><filter id="g"><feGaussianBlur stdDeviation="5"/></filter></defs>${planks}${grain}<ellipse cx="850" cy="1330" rx="600" ry="590" fill="#000" opacity=".62" filter="url(#f)"/><circle cx="800" cy="1220" r="560" fill="url(#b)"/><circle cx="800" cy="1220" r="478" fill="#6d3410" opacity=".55" filter="url(#g)"/><circle cx="800" cy="1224" r="462" fill="url(#s)"/><path d="M520 1180 q 140 -170 330 -90 t 260 200 q -70 150 -250 90 t -330 -40" fill="none" stroke="#fdf3df" stroke-width="34" stroke-linecap="round" opacity=".86" filter="url(#g)"/>${seeds}${leaves}<path d="M-40 520 q 260 -160 470 60 l 150 190 q -250 60 -400 -70 t -230 -90" fill="#8b2f24"/><path d="M-40 560 q 230 -130 420 70" fill="none" stroke="#c9584a" stroke-width="16" opacity=".6"/><g fill="#c96a1c">${many(5, (i) => `<ellipse cx="${1330 + (i % 3) * 120}" cy="${300 + Math.floor(i / 3) * 150}" rx="84" ry="70" fill="hsl(${24 + i * 3} 74% ${40 + i * 3}%)"/>`)}</g>`
}

/** Mountains over a lake at dusk: a calm sky above, detail below. */
function lake(): string {
  const next = random(11)
  const ridge = (y: number, rough: number) => {
    let path = `M-50 2400 L-50 ${y}`
    for (let x = -50; x <= 1700; x += 50)
      path += ` L${x} ${y - Math.abs(Math.sin(x / 260 + y)) * rough - next() * rough * 0.28}`
    return `${path} L1700 2400Z`
  }
  const trees = many(90, (i) => {
    const x = i * 18 + next() * 14
    const h = 120 + next() * 190
    return `<path d="M${x} ${1500 - h} l ${20 + next() * 14} ${h} h -${52 + next() * 10}z" fill="hsl(${196 + next() * 16} 36% ${10 + next() * 6}%)"/>`
  })
  const waves = many(
    260,
    () =>
      `<rect x="${next() * 1600}" y="${1520 + next() * 880}" width="${60 + next() * 260}" height="${1.5 + next() * 3}" rx="2" fill="hsl(${24 + next() * 190} 52% ${58 + next() * 22}%)" opacity="${0.1 + next() * 0.3}"/>`,
  )
  return `<defs><linearGradient id="k" x2="0" y2="1"><stop offset="0" stop-color="#274472"/><stop offset=".34" stop-color="#7a86b8"/><stop offset=".55" stop-color="#f2b79a"/><stop offset=".66" stop-color="#f9dcae"/></linearGradient><linearGradient id="w" x2="0" y2="1"><stop offset="0" stop-color="#e3a58c"/><stop offset=".3" stop-color="#7781a8"/><stop offset="1" stop-color="#16294a"/></linearGradient><filter id="m"><feGaussianBlur stdDeviation="2.2"/></filter></defs><rect width="1600" height="2400" fill="url(#k)"/><circle cx="1090" cy="1130" r="86" fill="#fff3d6"/><path d="${ridge(1130, 330)}" fill="#6d7aa6" filter="url(#m)"/><path d="${ridge(1260, 260)}" fill="#485985" filter="url(#m)"/><path d="${ridge(1390, 170)}" fill="#2d4066"/>${trees}<rect y="1496" width="1600" height="904" fill="url(#w)"/>${waves}<path d="M620 1900 q 190 76 380 0 l -34 66 q -156 44 -312 0z" fill="#3b1d17"/><path d="M800 1905 v-120" stroke="#2a1410" stroke-width="12"/><circle cx="800" cy="1768" r="32" fill="#20120f"/>`
}

/** A bright kitchen shelf: nearly white, plants and cups to the right. */
function kitchen(): string {
  const next = random(23)
  const tiles = many(
    96,
    (i) =>
      `<rect x="${(i % 8) * 202}" y="${Math.floor(i / 8) * 152}" width="198" height="148" fill="hsl(42 ${14 + next() * 8}% ${90 + next() * 4}%)"/>`,
  )
  const leaf = ({ x, turn, size }: { x: number; turn: number; size: number }, y = 1250) =>
    `<path d="M${x} ${y} q ${size * 0.5} -${size} 0 -${size * 2} q -${size * 0.5} ${size} 0 ${size * 2}z" fill="hsl(${112 + next() * 34} ${26 + next() * 16}% ${30 + next() * 24}%)" transform="rotate(${turn} ${x} ${y})"/>`
  const plant = many(34, (i) =>
    leaf({ x: 1090 + next() * 40, turn: -84 + i * 5 + next() * 8, size: 120 + next() * 110 }),
  )
  const cup = (x: number, hue: number) =>
    `<path d="M${x} 1720 h 210 l -18 220 q -87 34 -174 0z" fill="hsl(${hue} 34% 70%)"/><ellipse cx="${x + 105}" cy="1720" rx="105" ry="24" fill="hsl(${hue} 24% 56%)"/><path d="M${x + 205} 1760 q 90 10 60 90 q -20 40 -80 36" fill="none" stroke="hsl(${hue} 34% 66%)" stroke-width="24"/>`
  return `<defs><radialGradient id="l" cx=".18" cy=".12" r="1.15"><stop offset="0" stop-color="#fff" stop-opacity=".85"/><stop offset="1" stop-color="#d8cbb4" stop-opacity=".26"/></radialGradient><linearGradient id="p" x2="1"><stop offset="0" stop-color="#dd9c79"/><stop offset="1" stop-color="#a9603f"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="26"/></filter></defs><rect width="1600" height="2400" fill="#e6dfd2"/>${tiles}<rect y="1940" width="1600" height="460" fill="#c8a477"/>${many(40, () => `<rect x="0" y="${1950 + next() * 450}" width="1600" height="${1 + next() * 3}" fill="#8f6a40" opacity="${0.08 + next() * 0.24}"/>`)}<ellipse cx="1150" cy="1960" rx="300" ry="40" fill="#5c4024" opacity=".5" filter="url(#f)"/><ellipse cx="520" cy="1960" rx="330" ry="34" fill="#5c4024" opacity=".45" filter="url(#f)"/>${plant}<path d="M920 1240 h 400 l -46 690 q -154 40 -308 0z" fill="url(#p)"/><ellipse cx="1120" cy="1240" rx="200" ry="40" fill="#5a3423"/>${cup(300, 16)}${cup(580, 190)}<rect width="1600" height="2400" fill="url(#l)"/>`
}

/** Flowers in a garden: busy from edge to edge, strong colours. */
function garden(): string {
  const next = random(31)
  const blurred = many(
    130,
    () =>
      `<circle cx="${next() * 1600}" cy="${next() * 1500}" r="${20 + next() * 90}" fill="hsl(${70 + next() * 70} ${34 + next() * 30}% ${24 + next() * 36}%)" opacity=".5"/>`,
  )
  const blades = many(260, () => {
    const x = next() * 1600
    return `<path d="M${x} 2420 q ${next() * 140 - 70} -${300 + next() * 500} ${next() * 240 - 120} -${700 + next() * 900}" stroke="hsl(${86 + next() * 46} ${34 + next() * 22}% ${16 + next() * 30}%)" stroke-width="${3 + next() * 7}" fill="none" opacity=".85"/>`
  })
  const flower = ([x, y]: readonly [number, number], r: number, hue: number) =>
    many(
      12,
      (i) =>
        `<ellipse cx="${x}" cy="${y - r * 0.62}" rx="${r * 0.24}" ry="${r * 0.62}" fill="hsl(${hue + next() * 14} ${64 + next() * 18}% ${54 + next() * 20}%)" transform="rotate(${i * 30 + next() * 8} ${x} ${y})"/>`,
    ) +
    `<circle cx="${x}" cy="${y}" r="${r * 0.27}" fill="#e9b52b"/><circle cx="${x - r * 0.06}" cy="${y - r * 0.06}" r="${r * 0.16}" fill="#b57b14"/>`
  const flowers = many(30, (i) =>
    flower(
      [next() * 1600, 620 + next() * 1600],
      70 + next() * 90,
      [330, 350, 286, 16][i % 4] ?? 330,
    ),
  )
  return `<defs><linearGradient id="a" x2="0" y2="1"><stop offset="0" stop-color="#dfe9c6"/><stop offset=".5" stop-color="#7da05b"/><stop offset="1" stop-color="#27401f"/></linearGradient><filter id="f"><feGaussianBlur stdDeviation="30"/></filter></defs><rect width="1600" height="2400" fill="url(#a)"/><g filter="url(#f)">${blurred}</g>${blades}${flowers}${flower([860, 1130], 330, 332)}`
}

const scenes: Record<SamplePhoto, () => string> = { soup, lake, kitchen, garden }
const made = new Map<SamplePhoto, Promise<Uint8Array>>()

/** JPEG of 1600 x 2400. */
export function samplePhoto(name: SamplePhoto): Promise<Uint8Array> {
  const known = made.get(name)
  if (known) return known
  const making = keptScene(name)
  made.set(name, making)
  return making
}

const CACHE = join(import.meta.dirname, '../../../.cache/sample-photos')

async function keptScene(name: SamplePhoto): Promise<Uint8Array> {
  const sign = createHash('sha256')
    .update(await readFile(import.meta.filename))
    .update(JSON.stringify(sharp.versions))
    .digest('hex')
    .slice(0, 16)
  const path = join(CACHE, `${name}-${sign}.jpg`)
  const kept = await readFile(path).catch(() => null)
  if (kept !== null) return kept
  const drawn = await drawScene(name)
  await mkdir(dirname(path), { recursive: true })
  // Whole or not at all, even if another process draws it.
  await writeFile(`${path}.${process.pid}`, drawn)
  await rename(`${path}.${process.pid}`, path)
  return drawn
}

async function drawScene(name: SamplePhoto): Promise<Uint8Array> {
  // Blur costs by the pixel; no lens draws sharper than this, and the grain comes later.
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="1200" viewBox="0 0 1600 2400">${scenes[name]()}</svg>`
  // In two steps: in one, the scene itself would be drawn at the larger size.
  const small = await sharp(Buffer.from(svg))
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { data, info } = await sharp(small.data, { raw: small.info })
    .resize(1600, 2400)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const next = random(5)
  /** Grain and a vignette are what makes an even gradient look like a lens saw it. */
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++) {
      const at = (y * info.width + x) * 3
      const far = ((x / info.width - 0.5) ** 2 + (y / info.height - 0.5) ** 2) * 0.5
      const noise = (next() + next() - 1) * 9
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = Math.min(
          255,
          Math.max(0, (data[at + channel] ?? 0) * (1 - far) + noise),
        )
    }
  return await sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 88 })
    .toBuffer()
}
