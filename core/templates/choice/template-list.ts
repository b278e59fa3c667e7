/** The built-in templates, in the order in which a person sees them. */
import type { TemplateInfo } from '#core/contract/content/templates.contract.ts'
import arch from '../built-in/arch.template.json' with { type: 'json' }
import beforeAfter from '../built-in/before-after.template.json' with { type: 'json' }
import bigFigures from '../built-in/big-figures.template.json' with { type: 'json' }
import bigWords from '../built-in/big-words.template.json' with { type: 'json' }
import bookCover from '../built-in/book-cover.template.json' with { type: 'json' }
import brush from '../built-in/brush.template.json' with { type: 'json' }
import checkPhoto from '../built-in/check-photo.template.json' with { type: 'json' }
import checklist from '../built-in/checklist.template.json' with { type: 'json' }
import collageBand from '../built-in/collage-band.template.json' with { type: 'json' }
import collageDuo from '../built-in/collage-duo.template.json' with { type: 'json' }
import collageFour from '../built-in/collage-four.template.json' with { type: 'json' }
import collageGrid from '../built-in/collage-grid.template.json' with { type: 'json' }
import filmStrip from '../built-in/film-strip.template.json' with { type: 'json' }
import framedPhoto from '../built-in/framed-photo.template.json' with { type: 'json' }
import fullPhoto from '../built-in/full-photo.template.json' with { type: 'json' }
import gingham from '../built-in/gingham.template.json' with { type: 'json' }
import ingredients from '../built-in/ingredients.template.json' with { type: 'json' }
import magazine from '../built-in/magazine.template.json' with { type: 'json' }
import notebook from '../built-in/notebook.template.json' with { type: 'json' }
import numberBadge from '../built-in/number-badge.template.json' with { type: 'json' }
import numberedList from '../built-in/numbered-list.template.json' with { type: 'json' }
import photoBand from '../built-in/photo-band.template.json' with { type: 'json' }
import photoCard from '../built-in/photo-card.template.json' with { type: 'json' }
import photoCircle from '../built-in/photo-circle.template.json' with { type: 'json' }
import photoFrame from '../built-in/photo-frame.template.json' with { type: 'json' }
import photoMarker from '../built-in/photo-marker.template.json' with { type: 'json' }
import photoNumber from '../built-in/photo-number.template.json' with { type: 'json' }
import photoOutline from '../built-in/photo-outline.template.json' with { type: 'json' }
import photoScript from '../built-in/photo-script.template.json' with { type: 'json' }
import polaroid from '../built-in/polaroid.template.json' with { type: 'json' }
import polaroidPair from '../built-in/polaroid-pair.template.json' with { type: 'json' }
import postcard from '../built-in/postcard.template.json' with { type: 'json' }
import priceTag from '../built-in/price-tag.template.json' with { type: 'json' }
import product from '../built-in/product.template.json' with { type: 'json' }
import quote from '../built-in/quote.template.json' with { type: 'json' }
import quotePhoto from '../built-in/quote-photo.template.json' with { type: 'json' }
import quoteType from '../built-in/quote-type.template.json' with { type: 'json' }
import recipeCard from '../built-in/recipe-card.template.json' with { type: 'json' }
import seal from '../built-in/seal.template.json' with { type: 'json' }
import splitPanel from '../built-in/split-panel.template.json' with { type: 'json' }
import sprigs from '../built-in/sprigs.template.json' with { type: 'json' }
import stepCards from '../built-in/step-cards.template.json' with { type: 'json' }
import steps from '../built-in/steps.template.json' with { type: 'json' }
import tornPaper from '../built-in/torn-paper.template.json' with { type: 'json' }
import travelMap from '../built-in/travel-map.template.json' with { type: 'json' }
import typeBrush from '../built-in/type-brush.template.json' with { type: 'json' }
import typeGingham from '../built-in/type-gingham.template.json' with { type: 'json' }
import typeMinimal from '../built-in/type-minimal.template.json' with { type: 'json' }
import typeNumber from '../built-in/type-number.template.json' with { type: 'json' }
import typeRays from '../built-in/type-rays.template.json' with { type: 'json' }
import typeSprigs from '../built-in/type-sprigs.template.json' with { type: 'json' }
import { templateInfo } from '../document/own-template.ts'
import { readyTemplate } from './ready-template.ts'
import type { ReadyTemplate } from '../document/template.model.ts'
import type { Template } from '../document/template.schema.ts'

const documents: readonly unknown[] = [
  fullPhoto,
  splitPanel,
  photoCard,
  arch,
  collageBand,
  numberedList,
  steps,
  framedPhoto,
  collageGrid,
  numberBadge,
  quote,
  checklist,
  bigWords,
  photoNumber,
  photoMarker,
  collageFour,
  polaroid,
  photoScript,
  photoOutline,
  photoFrame,
  photoBand,
  brush,
  tornPaper,
  seal,
  magazine,
  postcard,
  travelMap,
  beforeAfter,
  recipeCard,
  product,
  priceTag,
  quotePhoto,
  quoteType,
  collageDuo,
  filmStrip,
  photoCircle,
  ingredients,
  bigFigures,
  stepCards,
  checkPhoto,
  notebook,
  gingham,
  sprigs,
  typeMinimal,
  typeNumber,
  bookCover,
  polaroidPair,
  typeGingham,
  typeSprigs,
  typeRays,
  typeBrush,
]

/**
 * Documents are not parsed here: at each start of a server and of the editor that would cost more
 * than all the rest of this file. `built-in/documents.test.ts` parses them.
 */
export const templates: readonly ReadyTemplate[] = documents.map((document) =>
  readyTemplate(document as Template),
)

const byId = new Map(templates.map((template) => [template.id, template]))

/** Searches the built-in templates, then `own`. */
export const findTemplate = (
  id: string,
  own: readonly ReadyTemplate[] = [],
): ReadyTemplate | undefined => byId.get(id) ?? own.find((template) => template.id === id)

/** What the browser shows of each; `thumbnailUrl` says where its real render is. */
export const templateInfos = (thumbnailUrl: (template: ReadyTemplate) => string): TemplateInfo[] =>
  templates.map((template) => templateInfo(template, thumbnailUrl(template)))
