/** The name of a template that is made of a pin, for the request that makes it. Pure. */
import { MAX_TEMPLATE_NAME } from '#core/contract/content/own-templates.contract.ts'
import { cutText } from '#core/workspace/cut-text.ts'

/** `framed` puts a title between its words, which stay whole. Without a title there is no name. */
export function nameLike(
  title: string,
  framed: (title: string) => string,
): { readonly name?: string } {
  const words = title.trim()
  if (words === '') return {}
  return { name: framed(cutText(words, MAX_TEMPLATE_NAME - framed('').length).trim()) }
}
