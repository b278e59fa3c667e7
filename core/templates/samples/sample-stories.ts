/**
 * How each template introduces itself: words, colours and pictures of the demo site that show it at
 * its best.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { groundOf } from '../palettes/page-palettes.rules.ts'
import type { TemplateFacts } from '../document/template.model.ts'

export interface Story {
  headline: string
  kicker: string
  items: string[]
  pictures: string[]
  palette: string[]
}

const soup: Story = {
  headline: 'Roasted tomato soup in 40 minutes',
  kicker: 'Weeknight dinner',
  items: [
    'Halve and season the tomatoes',
    'Roast until the edges darken',
    'Blend with stock and basil',
    'Serve with grilled cheese',
  ],
  pictures: ['soup-3', 'soup-1', 'soup-2', 'soup-4'],
  palette: ['#b8431f', '#5f7f3a', '#f0e2cc'],
}
const lake: Story = {
  headline: 'Three days by a mountain lake',
  kicker: 'Slow travel',
  items: ['Arrive by train', 'Rent a rowing boat', 'Hike to the hut', 'Swim at sunrise'],
  pictures: ['lake-2', 'lake-3', 'lake-1', 'lake-4'],
  palette: ['#2f5675', '#d9a05b', '#e9eef2'],
}
const balcony: Story = {
  headline: '15 small balcony ideas',
  kicker: 'Home & garden',
  items: [
    'Hang planters on the railing',
    'Lay an outdoor rug',
    'String warm lights',
    'Fold the table away',
  ],
  pictures: ['balcony-2', 'balcony-1', 'kraeuter-3', 'balcony-3'],
  palette: ['#3f6b4c', '#c4773f', '#ece6d8'],
}
const coffee: Story = {
  headline: 'Pour-over coffee, step by step',
  kicker: 'Morning ritual',
  items: [
    'Heat water to 94 °C',
    'Rinse the paper filter',
    'Bloom for 30 seconds',
    'Pour in slow circles',
  ],
  pictures: ['coffee-3', 'coffee-2', 'coffee-4', 'coffee-1'],
  palette: ['#7a4526', '#6d8471', '#efe4d6'],
}
const shelf: Story = {
  headline: 'A shelf you can build in a weekend',
  kicker: 'Do it yourself',
  items: ['Measure twice, cut once', 'Sand every edge', 'Find the studs', 'Level, then screw'],
  pictures: ['shelf-1', 'shelf-3', 'shelf-4', 'shelf-2'],
  palette: ['#b06f4a', '#5d7f94', '#eee3d2'],
}

export const sampleStories: Record<string, Story> = { soup, lake, balcony, coffee, shelf }

export function sampleDesignOf(template: TemplateFacts): PinDesign {
  const { mood, headline, story: name } = template.use.sample
  const story = sampleStories[name] ?? soup
  return {
    template_id: template.id,
    headline: headline ?? story.headline,
    kicker: story.kicker,
    items: template.needsItems ? story.items : [],
    // names of the demo site's pictures, not ids of stored ones
    pictures: story.pictures
      .slice(0, template.pictures)
      .map((name) => ({ picture_id: name, crop: null })),
    colors: template.colors ?? groundOf(story.palette, { mood, turn: turnOf(template.id) }),
    fonts: { ...template.fonts },
    brand: 'yourwebsite.com',
    logo_picture_id: null,
  }
}

/** Templates of one story are side by side in the library: not all on one ground. */
const turnOf = (id: string): number =>
  Array.from(id).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)

/** Of all stories. */
export const samplePictureNames: readonly string[] = Object.values(sampleStories).flatMap(
  ({ pictures }) => pictures,
)
