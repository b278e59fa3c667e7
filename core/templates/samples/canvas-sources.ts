/** What a browser that draws pins asks the server for: font files, and pictures of the demo site. */
import { z } from 'zod'
import { PictureFacts } from '../document/picture-facts.schema.ts'

/** The files of a family that serve a weight. */
export const FontFileList = z.object({
  files: z.array(
    z.object({
      name: z.string(),
      /** Its address on the server. */
      file: z.string().startsWith('/media/faces/'),
      /** The characters that it draws: first and last of each range, in order. */
      ranges: z.array(z.int()),
      isSlanted: z.boolean(),
    }),
  ),
})
export type FontFileList = z.infer<typeof FontFileList>

export const SamplePicture = z.object({ facts: PictureFacts })
export type SamplePicture = z.infer<typeof SamplePicture>

export const fontListAddress = (family: string, weight: number, isItalic = false): string =>
  `/media/faces/${family}/${weight}${isItalic ? '-italic' : ''}.json`
export const fontFileAddress = (file: string): string => `/media/faces/${file}`
export const sampleAddress = (name: string): string => `/media/samples/${name}.jpg`
export const sampleFactsAddress = (name: string): string => `/media/samples/${name}.json`
/** Of a stored picture, by its own address: `/media/<name>` has them at `/media/facts/<name>`. */
export const factsAddress = (address: string): string =>
  address.replace(/^\/media\//, '/media/facts/')
/** An emoji goes by its code points. */
export const emojiAddress = (sequence: string): string =>
  `/media/emoji/${Array.from(sequence, (character) => (character.codePointAt(0) ?? 0).toString(16)).join('-')}.txt`
