/**
 * What is found out once about a source picture and kept with it: where its subject is, how light
 * each part is, and its colours.
 */
import { z } from 'zod'
import { Color } from '#core/contract/call/primitives.ts'
import { Crop } from '#core/contract/content/pins.contract.ts'

export const GRID = 12
export const MAX_OBJECTS = 8
/** Finer than the means: words may not be on a bright patch. */
export const LIGHT_GRID = 24

export const PictureFacts = z.object({
  width: z.int().min(1),
  height: z.int().min(1),
  /** The part that must stay visible, as fractions. */
  subject: Crop,
  /**
   * The things in it, largest first, as far as they could be distinguished from the ground; facts
   * stored before this was found out have none.
   */
  objects: z.array(Crop).max(MAX_OBJECTS).default([]),
  /** GRID x GRID cells, row by row: relative luminance 0-1 (WCAG). */
  luminance: z.array(z.number()).length(GRID * GRID),
  /** The same cells: how busy they are, 0 = even, 1 = full of edges. */
  detail: z.array(z.number()).length(GRID * GRID),
  /**
   * LIGHT_GRID x LIGHT_GRID cells: the darkest of each, then the lightest of each, specks apart, as
   * greys of two hexadecimal digits. Contrast is solved by them. Facts stored before they were kept
   * have none.
   */
  lights: z
    .string()
    .regex(/^[0-9a-f]*$/)
    .length(LIGHT_GRID * LIGHT_GRID * 4)
    .optional(),
  /**
   * LIGHT_GRID x LIGHT_GRID cells: how much each draws the eye, one hexadecimal digit each. Facts
   * stored before it was found out have none.
   */
  salience: z
    .string()
    .regex(/^[0-9a-f]*$/)
    .length(LIGHT_GRID * LIGHT_GRID)
    .optional(),
  /**
   * The round of the plate, bowl or pan that holds what draws the eye; a photo may cut it. Missing: there is none,
   * or the facts are older.
   */
  dish: z
    .object({
      x: z.number(),
      y: z.number(),
      width: z.number().positive(),
      height: z.number().positive(),
    })
    .optional(),
  /** Without strips of a window or a table's edge at its sides. Missing: all of it. */
  clean: Crop.optional(),
  /** How good it looks, 0 to 1: less = foggy, grey, dark or blurred. Older facts have none. */
  quality: z.number().min(0).max(1).optional(),
  /**
   * How much of its foreground is an empty board, tray or table, 0 to 1. Of older facts, which have
   * none, nothing is concluded.
   */
  bareness: z.number().min(0).max(1).optional(),
  /** A drawn page of words or a logo, no photo. Older facts do not say. */
  isGraphic: z.boolean().optional(),
  /** The name of a site or a photographer in a corner. Older facts do not say. */
  mark: Crop.optional(),
  /**
   * The part that holds words set into it, as on a title card or another pin. Older facts do not
   * say.
   */
  lettering: Crop.optional(),
  /** Most telling colours, best first, 1 to 6. */
  palette: z.array(Color).min(1).max(6),
})
export type PictureFacts = z.infer<typeof PictureFacts>
