import { expect, test } from 'vitest'
import { fileNamesIn, pictureIdsIn } from './picture-mentions.ts'

const [worn, before] = ['0'.repeat(32), 'f'.repeat(32)]

test('a row names what its pin wears and what it is made of, the logo too', () => {
  const text = JSON.stringify({
    image_url: `/media/${worn}.jpg?v=2`,
    design: {
      pictures: [
        { picture_id: 'a', crop: null },
        { picture_id: 'b', crop: null },
      ],
      logo_picture_id: 'c',
    },
  })
  expect([fileNamesIn(text), pictureIdsIn(text)]).toEqual([[`${worn}.jpg`], ['a', 'b', 'c']])
})

test('an event names what was before it, too; a logo that is none names nothing', () => {
  const text = JSON.stringify({
    patch: { image_url: `/media/${worn}.jpg` },
    before: { image_url: `/media/${before}.png?v=1`, design: { logo_picture_id: null } },
  })
  expect([fileNamesIn(text), pictureIdsIn(text)]).toEqual([[`${worn}.jpg`, `${before}.png`], []])
})
