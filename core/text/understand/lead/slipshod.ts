/** Faults by which judges refuse sentences that are right in themselves. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Material } from '../../writer/material.ts'
import { namesSite } from './site-lines.ts'

/**
 * What an editor strikes out in the page's own sentences: the site's name, another person's, two
 * calls.
 */
export function isSlipshod(
  text: string,
  sentences: readonly string[],
  { isRecipe, material }: { readonly isRecipe: boolean; readonly material: Material },
): boolean {
  if (isRecipe && namesOwner(text, material)) return true
  return (
    /!.*!/u.test(text) ||
    (isRecipe && sentences.some((sentence) => namesOtherSite(sentence, material.content)))
  )
}

/** "These Whole30 burgers" is accepted if the title of the page names the site too. */
export const namesOtherSite = (sentence: string, content: PageContent): boolean =>
  namesSite(sentence, content) && !namesSite(content.title, content)

const OWNER = /^(\p{Lu}\p{Ll}+)['’]s \p{Ll}/u

/** "Nora's plum tart gives you …": no author speaks so of themselves. */
function namesOwner(text: string, { content: { title }, language }: Material): boolean {
  const owner = OWNER.exec(text)?.[1] ?? ''
  return owner !== '' && !title.includes(owner) && language.tokens(text)[0]?.pos === 'PROPN'
}
