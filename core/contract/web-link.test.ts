import { expect, test } from 'vitest'
import { BulkRow } from './bulk.contract.ts'
import { VideoPinInput } from './content/media.contract.ts'

const shapes = [BulkRow.shape.link, VideoPinInput.shape.link]

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://a.example', 'a.example', 'https://'])(
  'new pins from a table and of a video lead nowhere but to websites, not to %s',
  (link) => {
    for (const shape of shapes) expect(shape.safeParse(link).success).toBe(false)
  },
)

test.each(['', 'http://a.example', ' https://a.example/b?c=1#d '])('"%s" is taken', (link) => {
  for (const shape of shapes) expect(shape.parse(link)).toBe(link.trim())
})
