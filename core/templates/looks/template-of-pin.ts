/**
 * The document of a pin's template with what the pin looks like: new pins begin with its colours
 * and fonts. Layers and their conditions stay as they are, because other pages lack what this pin
 * has.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { findFont } from '../document/font-list.ts'
import type { Template } from '../document/template.schema.ts'

export const templateOfPin = (document: Template, { colors, fonts }: PinDesign): Template => ({
  ...document,
  colors,
  fonts: {
    ...document.fonts,
    heading: findFont(fonts.heading).id,
    body: findFont(fonts.body).id,
  },
})
