/** How much one look repeats another of the same page: what a person sees as the same pin twice. */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { PictureFacts } from '../document/picture-facts.schema.ts'
import { findTemplate } from './template-list.ts'

/** What makes two looks alike. */
export type Used = Pick<PinDesign, 'template_id' | 'headline' | 'pictures' | 'colors'>

/**
 * To the eye a wide picture above words on a panel of colour is one template, whatever its name.
 */
export function familyOf(templateId: string, lead: PictureFacts | undefined): string {
  const family = findTemplate(templateId)?.use.family
  return lead && lead.width > lead.height && family ? family : templateId
}

const hasWordsBelow = ({ template_id: id }: Used): boolean =>
  findTemplate(id)?.use.wordsBelow === true

const COST = {
  family: 0.3,
  crop: 3,
  headline: 1,
  twin: 10.3,
  same: 50,
  panel: 2.2,
  photoAndPanel: 3.2,
  elsewhere: 0.05,
}

/** From 0, nothing in common, to 50, the same picture twice: then any other colours are better. */
export function likeness(design: Used, before: Used, lead: PictureFacts | undefined): number {
  const leadOf = ({ pictures }: Used): string | undefined => pictures[0]?.picture_id
  const isSameLead = leadOf(design) !== undefined && leadOf(before) === leadOf(design)
  const panel = panelCost(design, before, isSameLead)
  const isSameTemplate = before.template_id === design.template_id
  const isSameFamily =
    isSameTemplate ||
    familyOf(before.template_id, isSameLead ? lead : undefined) ===
      familyOf(design.template_id, lead)
  return isSameFamily
    ? twinCost(design, before, panel)
    : panel + (isSameLead && isSameCrop(design, before) ? COST.elsewhere : 0)
}

function panelCost(design: Used, before: Used, isSameLead: boolean): number {
  if (before.colors.background !== design.colors.background) return 0
  if (isSameLead && hasWordsBelow(before) && hasWordsBelow(design)) return COST.photoAndPanel
  return before.template_id === design.template_id ? COST.panel : 0
}

/** Of two in one template. */
function twinCost(design: Used, before: Used, panel: number): number {
  const isSameHeadline = before.headline === design.headline
  const isCrop = isSameCrop(design, before)
  if (isSameHeadline && isCrop) return colorKey(before) === colorKey(design) ? COST.same : COST.twin
  return (
    COST.family +
    panel +
    (isCrop && cropKey(design) !== '' ? COST.crop : isSameHeadline ? COST.headline : 0)
  )
}

const isSameCrop = (design: Used, before: Used): boolean => cropKey(before) === cropKey(design)
const colorKey = ({ colors }: Used): string =>
  `${colors.background} ${colors.text} ${colors.accent}`

const cropKey = ({ pictures }: Pick<PinDesign, 'pictures'>): string =>
  pictures
    .map(
      ({ picture_id: id, crop }) =>
        `${id}:${crop ? [crop.x, crop.y, crop.width].map((part) => part.toFixed(2)).join(',') : 'smart'}`,
    )
    .join('|')
