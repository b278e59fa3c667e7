/** What the picture of each public page says. Posts of the blog have pictures of their own. */
import { boardCategories } from '../text/boards/board-categories.ts'
import { shareName } from './share-picture.ts'
import { toolNames, type ToolName } from './tool-names.ts'

export interface SharePage {
  readonly name: string
  readonly title: string
  /** Beneath the title, small. */
  readonly label: string
}

const toolTitles: Readonly<Record<ToolName, string>> = {
  'pinterest-keyword-research': 'Pinterest keyword research',
  'pinterest-hashtag-generator': 'Pinterest hashtag generator',
  'pinterest-board-name-generator': 'Pinterest board name generator',
  'pinterest-video-downloader': 'Pinterest video downloader',
  'pin-checklist': 'Pin checklist',
  gpts: 'Prompts for pin work',
}

const FREE = 'Free, without an account'

/** Of the product's brand, by name. */
export function sharePages(brand: string): ReadonlyMap<string, SharePage> {
  const page = (path: string, title: string, label: string): SharePage => ({
    name: shareName(path),
    title,
    label,
  })
  const pages = [
    page('/', `Your page already says it. ${brand} makes the pins.`, 'Pins from your own pages'),
    page('/template-library', 'Pin templates that hold', 'Every one a real render'),
    page('/free-tools', 'Free tools for pin work', 'In your browser, without an account'),
    ...toolNames.map((name) => page(`/free-tools/${name}`, toolTitles[name], FREE)),
    page('/board-names', 'Board names by topic', 'Written by hand, in 24 categories'),
    ...boardCategories.map(({ slug, name }) =>
      page(`/board-names/${slug}`, `Board names for ${name}`, 'Written by hand, to copy'),
    ),
    page('/subscribe', 'Plans', 'Pins from your own pages'),
    page('/blog', 'Writing about pin work', 'Measured, not guessed'),
    page('/privacy-policy', 'Privacy policy', brand),
    page('/terms-of-service', 'Terms of service', brand),
  ]
  return new Map(pages.map((one) => [one.name, one]))
}
