/**
 * How many elements a rasteriser draws for an SVG: an element that is referred to is drawn at each
 * reference, so a few hundred bytes can mean billions.
 */
import { pictureHeader } from './picture-header.ts'
import type { PictureProblemCode } from './picture-problem.ts'
import { isEmbedded, referencesIn } from './svg-style.ts'

export interface SvgElement {
  /** As written, perhaps with a prefix. */
  readonly name: string
  /** Without prefix, in lower case. */
  readonly kind: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: (SvgElement | string)[]
}

/** Elements drawn, references followed. */
const MAX_DRAWN = 100_000
/** References behind references. */
const MAX_CHAIN = 60
/** Of all embedded pictures together. */
const MAX_EMBEDDED_PIXELS = 16_000_000
/** An embedded picture costs one element per so many pixels. */
const PIXELS_PER_ELEMENT = 10_000

/** Null when the drawing is no more than the rasteriser should draw. */
export function svgCost(root: SvgElement): PictureProblemCode | null {
  const counter = new DrawingCounter(root)
  counter.costOf(root)
  counter.addStyleReferences()
  return counter.problem
}

class DrawingCounter {
  problem: PictureProblemCode | null = null
  readonly #byId = new Map<string, SvgElement>()
  readonly #costs = new Map<SvgElement, number>()
  readonly #open = new Set<SvgElement>()
  #styles = ''
  #elements = 0
  #corners = 0
  #embeddedPixels = 0

  constructor(root: SvgElement) {
    this.#collect(root)
  }

  costOf(element: SvgElement, chain = 0): number {
    const known = this.#costs.get(element)
    if (known !== undefined) return known
    if (chain > MAX_CHAIN || this.#open.has(element)) {
      this.problem ??= 'svg_too_complex'
      return 0
    }
    this.#open.add(element)
    const cost = this.#addedCost(element, chain)
    this.#open.delete(element)
    this.#costs.set(element, cost)
    if (cost > MAX_DRAWN) this.problem ??= 'svg_too_complex'
    return cost
  }

  #addedCost(element: SvgElement, chain: number): number {
    let drawn = 1 + this.#embeddedCost(element)
    for (const child of element.children)
      if (typeof child !== 'string') drawn += this.costOf(child, chain)
    let paint = 0
    for (const { target, use } of this.#referencesOf(element)) {
      const once = this.costOf(target, chain + 1)
      if (use === 'once') drawn += once
      else paint += once * (use === 'corners' ? this.#corners : 1)
    }
    // Paint and markers are inherited: each element below may be drawn with them.
    return drawn + drawn * paint
  }

  /** A rule of a style sheet may match every element. */
  addStyleReferences(): void {
    for (const reference of new Set(referencesIn(this.#styles))) {
      const target = this.#byId.get(reference.slice(1))
      if (target === undefined || isGradient(target)) continue
      const times = /marker/i.test(this.#styles) ? this.#corners : this.#elements
      if (this.costOf(target) * times > MAX_DRAWN) this.problem ??= 'svg_too_complex'
    }
  }

  #collect(element: SvgElement): void {
    this.#elements += 1
    this.#corners += cornersOf(element)
    const { id } = element.attributes
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, element)
    for (const child of element.children) {
      if (typeof child !== 'string') this.#collect(child)
      else if (element.kind === 'style') this.#styles += child
    }
  }

  #referencesOf(element: SvgElement): { target: SvgElement; use: ReferenceUse }[] {
    if (isGradient(element)) return []
    return Object.entries(element.attributes).flatMap(([name, value]) => {
      const isLink = name === 'href' || name.endsWith(':href')
      return (isLink ? [value.trim()] : referencesIn(value)).flatMap((reference) => {
        const target = this.#byId.get(reference.slice(1))
        return target === undefined || isGradient(target)
          ? []
          : [{ target, use: useOf(name, value) }]
      })
    })
  }

  #embeddedCost({ kind, attributes }: SvgElement): number {
    if (kind !== 'image') return 0
    const reference = (attributes['href'] ?? attributes['xlink:href'] ?? '').trim()
    if (!isEmbedded(reference)) return 0
    const bytes = Buffer.from(reference.slice(reference.indexOf(',') + 1), 'base64')
    const size = pictureHeader(bytes)?.size
    if (!size) {
      this.problem ??= 'unreadable'
      return 0
    }
    const pixels = size.width * size.height
    this.#embeddedPixels += pixels
    if (this.#embeddedPixels > MAX_EMBEDDED_PIXELS) this.problem ??= 'svg_too_complex'
    return pixels / PIXELS_PER_ELEMENT
  }
}

const isGradient = ({ kind }: SvgElement): boolean =>
  kind === 'lineargradient' || kind === 'radialgradient'

/**
 * `once`: where the element is. `below`: for each element below it. `corners`: for each corner of
 * each of those.
 */
type ReferenceUse = 'once' | 'below' | 'corners'

function useOf(attribute: string, value: string): ReferenceUse {
  if (attribute.startsWith('marker')) return 'corners'
  if (attribute === 'style') return /marker/i.test(value) ? 'corners' : 'below'
  return attribute === 'fill' || attribute === 'stroke' ? 'below' : 'once'
}

/** At most: a corner takes two letters of path data. */
function cornersOf({ attributes }: SvgElement): number {
  const path = attributes['d'] ?? attributes['points'] ?? ''
  return path === '' ? 4 : path.length / 2
}
