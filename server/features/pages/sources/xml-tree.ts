/**
 * Just enough XML for sitemaps and feeds: a lenient tree with local names, and whether the root was
 * ever closed.
 */
import { Parser } from 'htmlparser2'

export interface XmlNode {
  /** Without prefix, lower case: `loc`, `entry`. */
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: XmlNode[]
  text: string
}

export interface XmlDocument {
  readonly root: XmlNode | null
  /** The file breaks off before its root ends. */
  readonly isCut: boolean
}

const MAX_NODES = 400_000
/** The parser looks through its open elements at each new one. */
const MAX_DEPTH = 100

export function readXml(text: string): XmlDocument {
  const top: XmlNode = { name: '', attributes: {}, children: [], text: '' }
  const path = [top]
  let count = 0
  let isClosed = false
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        count += 1
        if (count > MAX_NODES || path.length > MAX_DEPTH) return parser.pause()
        const node: XmlNode = { name: localName(name), attributes, children: [], text: '' }
        path.at(-1)?.children.push(node)
        path.push(node)
      },
      ontext(chunk) {
        const node = path.at(-1)
        if (node) node.text += chunk
      },
      onclosetag(_name, isImplied) {
        const closed = path.pop()
        if (path.length === 1 && closed && !isImplied) isClosed = true
      },
    },
    { xmlMode: true, decodeEntities: true },
  )
  parser.end(text)
  return { root: top.children.find(({ name }) => !name.startsWith('?')) ?? null, isCut: !isClosed }
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

export function childrenOf(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((child) => child.name === name)
}

export function textIn(node: XmlNode, name: string): string {
  return childrenOf(node, name)[0]?.text.trim() ?? ''
}
