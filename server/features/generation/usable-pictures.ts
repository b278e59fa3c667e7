/** Which of a page's pictures may lead its pins at all. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import { isCutOut } from '#core/templates/photo/cut-out.ts'
import type { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import type { Language } from '#core/text/language/language.ts'
import { sharesWord, type NamedPicture } from '#core/text/pictures/picture-match.ts'
import { understandPage } from '#core/text/understand/page-model.ts'

/** Pages of things for sale: what they are about is shown cut out. */
const SHOWS_THINGS: ReadonlySet<string> = new Set(['product', 'review', 'list'])

/** Empty boards, trays and tables have 0.54 and more: see `barenessOf`. */
const BARE = 0.52

type Picture = NamedPicture & { readonly facts: PictureFacts }

/**
 * Without drawn pages of words, whose text would appear twice and cropped, and without things cut out
 * on white that no words of theirs join to the page: a shop's bag of soil, a blog's mascot. Empty
 * boards and tables are left out of pages that have other pictures. A person's own picture is kept.
 */
export function usablePictures<Item extends Picture>(
  pictures: readonly Item[],
  content: PageContent | null,
  languageOf: (lang: string) => Language,
): Item[] {
  const photos = withoutBare(pictures.filter(({ facts }) => facts.isGraphic !== true))
  const isAside = ({ address, facts }: Item): boolean => address !== '' && isCutOut(facts)
  if (!content || !photos.some(isAside)) return photos
  const language = languageOf(content.lang)
  const { kind, subject } = understandPage(content, language)
  if (SHOWS_THINGS.has(content.kind) || SHOWS_THINGS.has(kind)) return photos
  const about = `${content.title} ${subject.name}`
  const captions = new Map(content.pictures.map((found) => [found.address, found.caption ?? '']))
  return photos.filter(
    (picture) =>
      !isAside(picture) ||
      sharesWord({ ...picture, caption: captions.get(picture.address) ?? '' }, about, language),
  )
}

function withoutBare<Item extends Picture>(photos: Item[]): Item[] {
  const others = photos.filter(
    ({ address, facts: { bareness = 0 } }) => address === '' || bareness < BARE,
  )
  return others.length > 0 ? others : photos
}
