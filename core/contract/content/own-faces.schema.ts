/** The files of a person's own font, as the browser's worker draws with them. */
import { z } from 'zod'
import { PictureUrl } from '../call/primitives.ts'

export const OwnFaces = z.object({
  faces: z.array(
    z.object({
      id: z.string(),
      /** The address of the file. */
      url: PictureUrl,
      weight: z.number(),
      is_italic: z.boolean(),
      /** 1-9; 5 is neither condensed nor expanded. */
      width: z.number(),
      /** The characters that it draws: first and last of each range, in order. */
      ranges: z.array(z.int()),
    }),
  ),
})
export type OwnFaces = z.infer<typeof OwnFaces>

export const OWN_FACES_PATH = '/api/font-faces/'
