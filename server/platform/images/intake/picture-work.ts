/** What the child processes behind `picture-gate.ts` are asked, and what they answer. */
import { z } from 'zod'
import { PictureFacts } from '#core/templates/document/picture-facts.schema.ts'
import { pictureProblemCodes } from './picture-problem.ts'

export type PictureQuestion =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly isLogo: boolean }
  | { readonly kind: 'inspect'; readonly bytes: Uint8Array }

const Failed = z.object({
  ok: z.literal(false),
  problem: z.object({
    code: z.enum(pictureProblemCodes),
    params: z.record(z.string(), z.number()),
  }),
})

/** The picture as it is stored, and what was found in it. */
export const PictureReading = z.discriminatedUnion('ok', [
  z.object({
    ok: z.literal(true),
    picture: z.object({
      bytes: z.instanceof(Uint8Array),
      extension: z.enum(['jpg', 'png']),
      width: z.int(),
      height: z.int(),
    }),
    facts: PictureFacts,
  }),
  Failed,
])
export type PictureReading = z.infer<typeof PictureReading>

/** A stored picture could be decoded, and has this format and size. */
export const PictureInspection = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), format: z.string(), width: z.int(), height: z.int() }),
  Failed,
])
export type PictureInspection = z.infer<typeof PictureInspection>
