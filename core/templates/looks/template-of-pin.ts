/**
 * The document of a pin's template with what the pin looks like: new pins begin with its colours
 * and fonts. A person's own font is left out: the worker that draws in the editor does not get its
 * file. Layers and their conditions stay as they are, because other pages lack what this pin has.
 */
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { findFont, isBuiltInFont } from '../document/font-list.ts'
import type { Template } from '../document/template.schema.ts'

export const templateOfPin = (document: Template, { colors, fonts }: PinDesign): Template => ({
  ...document,
  colors,
  fonts: {
    ...document.fonts,
    ...(isBuiltInFont(fonts.heading) && { heading: findFont(fonts.heading).id }),
    ...(isBuiltInFont(fonts.body) && { body: findFont(fonts.body).id }),
  },
})
