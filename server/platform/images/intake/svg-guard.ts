/**
 * An SVG from outside, parsed and written again: the rasteriser gets only what was looked at here.
 * Filters, scripts and references to other files are refused, and so is a drawing whose references
 * multiply into more elements than the rasteriser should draw.
 */
import { Parser } from 'htmlparser2'
import { pictureProblem, type PictureProblem, type PictureProblemCode } from './picture-problem.ts'
import { svgCost, type SvgElement } from './svg-cost.ts'
import { styleProblem, valueProblem } from './svg-style.ts'

export type GuardedSvg =
  | { readonly ok: true; readonly svg: string }
  | { readonly ok: false; readonly problem: PictureProblem }

const MAX_BYTES = 2_000_000
const MAX_ELEMENTS = 20_000
const MAX_DEPTH = 60
/** Letters of all path data and point lists together. */
const MAX_PATH_LENGTH = 1_000_000

export function guardSvg(bytes: Uint8Array): GuardedSvg {
  if (bytes.byteLength > MAX_BYTES) return refused('svg_too_large')
  const reader = new SvgReader()
  reader.read(new TextDecoder().decode(bytes))
  if (reader.problem !== null) return refused(reader.problem)
  const { root } = reader
  if (root === null || root.kind !== 'svg') return refused('unreadable')
  const problem = svgCost(root)
  return problem === null ? { ok: true, svg: written(root) } : refused(problem)
}

const refused = (code: PictureProblemCode): GuardedSvg => ({
  ok: false,
  problem: pictureProblem(code),
})

/** Elements that run, embed a document or read another file. */
const FORBIDDEN: Readonly<Record<string, PictureProblemCode>> = {
  script: 'svg_scripts',
  foreignobject: 'svg_scripts',
  include: 'svg_references',
  filter: 'svg_filters',
  feimage: 'svg_filters',
}

class SvgReader {
  root: SvgElement | null = null
  /** The first one found; nothing is read after it. */
  problem: PictureProblemCode | null = null
  readonly #path: SvgElement[] = []
  #elements = 0
  #pathLength = 0
  readonly #parser = new Parser(
    {
      onopentag: (name, attributes) => this.#open(name, attributes),
      onclosetag: () => void this.#path.pop(),
      ontext: (text) => void this.#path.at(-1)?.children.push(text),
      onprocessinginstruction: (name, data) => this.#instruct(name, data),
    },
    { xmlMode: true, decodeEntities: true },
  )

  read(text: string): void {
    this.#parser.end(text)
    if (this.problem !== null) return
    const styles: string[] = []
    if (this.root !== null) collectStyles(this.root, styles)
    this.#refuse(styleProblem(styles.join('\n')))
  }

  #refuse(problem: PictureProblemCode | null): void {
    if (problem === null || this.problem !== null) return
    this.problem = problem
    this.#parser.pause()
  }

  #open(name: string, attributes: Record<string, string>): void {
    if (this.problem !== null) return
    this.#elements += 1
    const kind = localName(name)
    if (this.#elements > MAX_ELEMENTS || this.#path.length >= MAX_DEPTH)
      return this.#refuse('svg_too_complex')
    if (!isName(name)) return this.#refuse('unreadable')
    this.#refuse(FORBIDDEN[kind] ?? null)
    const element: SvgElement = { name, kind, attributes, children: [] }
    this.#checkAttributes(attributes)
    const parent = this.#path.at(-1)
    if (parent !== undefined) parent.children.push(element)
    else this.root ??= element
    this.#path.push(element)
  }

  #checkAttributes(attributes: Record<string, string>): void {
    for (const [attribute, value] of Object.entries(attributes)) {
      const local = localName(attribute)
      if (local === 'd' || local === 'points') this.#pathLength += value.length
      this.#refuse(valueProblem(local, value))
    }
    if (this.#pathLength > MAX_PATH_LENGTH) this.#refuse('svg_too_complex')
  }

  #instruct(name: string, data: string): void {
    if (/^!doctype$/i.test(name) && data.includes('[')) this.#refuse('svg_scripts')
    if (/^\?xml-stylesheet$/i.test(name)) this.#refuse('svg_references')
  }
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase()
const isName = (name: string): boolean => /^[\p{L}_][\p{L}\p{N}_:.-]*$/u.test(name)

/** The text of an element comes in pieces, as an entity ends one: they are joined. */
function collectStyles({ kind, children }: SvgElement, styles: string[]): void {
  if (kind === 'style') styles.push(children.filter((child) => typeof child === 'string').join(''))
  for (const child of children) if (typeof child !== 'string') collectStyles(child, styles)
}

/** As XML in UTF-8, without a document type, instructions or comments. */
function written({ name, attributes, children }: SvgElement): string {
  const own = Object.entries(attributes)
    .filter(([attribute]) => isName(attribute) && attribute !== 'xml:base')
    .map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`)
    .join('')
  const inside = children.map((child) =>
    typeof child === 'string' ? escaped(child) : written(child),
  )
  return `<${name}${own}>${inside.join('')}</${name}>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** XML has no place for control characters, escaped or not. */
const escaped = (text: string): string =>
  text
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]/g, '')
    .replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)
