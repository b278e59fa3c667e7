/** The demo for a visitor without an account: three pins of one address. Nothing of it is kept. */
import { issueCode } from '../call/issue-code.ts'
import { z } from 'zod'
import { defineCalls } from '../call/call.ts'

export const MAX_DEMO_ADDRESS = 2048

/** `image`: a data address of 500 x 750 pixels. */
export const DemoPin = z.object({
  title: z.string(),
  description: z.string(),
  alt_text: z.string(),
  image: z.string(),
})
export type DemoPin = z.infer<typeof DemoPin>

export const Demo = z.object({
  page: z.object({ url: z.string(), title: z.string() }),
  pins: z.array(DemoPin),
})
export type Demo = z.infer<typeof Demo>

export const demoCalls = defineCalls({
  /**
   * Few a minute for one visitor, one after the other for all. A page that can't be read is an
   * `invalid` with a sentence at `address` and its `page_error`.
   */
  tryDemo: {
    method: 'POST',
    path: '/api/demo/',
    access: 'public',
    body: z.object({
      address: z
        .string()
        .trim()
        .min(1, issueCode('demo.pasteAddress'))
        .max(MAX_DEMO_ADDRESS, issueCode('demo.addressLong')),
    }),
    answer: Demo,
    errors: ['busy', 'proof_required'],
  },
})
