/**
 * The document of a pin's template with what the pin looks like: new pins begin with its colours
 * and fonts, also with those that the person brought. Layers and their conditions stay as they are,
 * because other pages lack what this pin has.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import type { Template } from '../document/template.schema.ts'

export const templateOfPin = (document: Template, { colors, fonts }: PinDesign): Template => ({
  ...document,
  colors,
  fonts: { ...document.fonts, ...fonts },
})
