/**
 * From a post's Markdown to its HTML, with what its checks need: headings, links, words. HTML, code
 * and pictures inside are refused.
 */
import rehypeStringify from 'rehype-stringify'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'

export interface MarkdownText {
  readonly html: string
  /** Its sentences without marks, block by block. */
  readonly blocks: readonly string[]
  readonly headings: readonly {
    readonly depth: number
    readonly text: string
    readonly id: string
  }[]
  readonly links: readonly string[]
  readonly words: number
  /** Each a sentence that says what to do. */
  readonly faults: readonly string[]
}

const processor = unified().use(remarkParse).use(remarkRehype).use(rehypeStringify).freeze()

/** The least that mdast's nodes have in common. */
interface MarkdownNode {
  type: string
  value?: string
  url?: string
  depth?: number
  children?: MarkdownNode[]
  data?: object
}

const refused: Readonly<Record<string, string>> = {
  html: 'write Markdown instead of HTML',
  code: 'say it in words instead of a block of code',
  inlineCode: 'use quotation marks instead of code',
  image: 'the only picture of a post is its pin',
}

export function readMarkdown(markdown: string): MarkdownText {
  const tree = processor.parse(markdown)
  const nodes = everyNode(tree as MarkdownNode)
  const headings = nodes
    .filter(({ type }) => type === 'heading')
    .map((node) => {
      const heading = { depth: node.depth ?? 0, text: textOf(node), id: idOf(textOf(node)) }
      node.data = { hProperties: { id: heading.id } }
      return heading
    })
  const blocks = nodes.filter(({ type }) => type === 'paragraph' || type === 'heading').map(textOf)
  return {
    html: processor.stringify(processor.runSync(tree)),
    blocks,
    headings,
    links: nodes.flatMap(({ type, url }) => (type === 'link' && url !== undefined ? [url] : [])),
    words: blocks
      .join(' ')
      .split(/\s+/)
      .filter((word) => /[\p{L}\p{N}]/u.test(word)).length,
    faults: [
      ...nodes.flatMap(({ type, value }) =>
        type in refused
          ? [`${refused[type]} (${type}${value === undefined ? '' : ` “${value.slice(0, 40)}”`})`]
          : [],
      ),
      ...headingFaults(headings),
    ],
  }
}

/**
 * The title is the first heading; beneath it they go down one at a time, and none has the name of
 * another.
 */
function headingFaults(headings: MarkdownText['headings']): string[] {
  const order = headings.flatMap(({ depth, text }, at) =>
    depth < 2 || depth > (headings[at - 1]?.depth ?? 1) + 1
      ? [`give the heading “${text}” the level after the one above it, 2 or more`]
      : [],
  )
  const twice = headings.flatMap(({ id, text }, at) =>
    headings.findIndex((other) => other.id === id) === at
      ? []
      : [`name the heading “${text}” otherwise than the one before`],
  )
  return [...order, ...twice]
}

function everyNode(node: MarkdownNode): MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(everyNode)]
}

function textOf(node: MarkdownNode): string {
  return node.value ?? (node.children ?? []).map(textOf).join('')
}

function idOf(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replaceAll(/[\s-]+/g, '-')
}
