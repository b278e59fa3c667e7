import { expect, test } from 'vitest'
import { openLanguages } from '../../../server/features/pages/extraction/languages.ts'
import { materialOf } from '../writer/material.ts'
import { repairedTitle } from './repaired-title.ts'
import { pageContent } from '../../../tests/support/words/page-content.ts'

const english = openLanguages()('en')
const paragraphs = [
  'Many looms are for beginners, and some looms are not.',
  'Tangara Tangara is a small island.',
  'A backpacking month in Asia is long.',
]

const repaired = (title: string): string =>
  repairedTitle(
    title,
    materialOf(
      pageContent({
        title,
        paragraphs,
      }),
      english,
    ),
  )

test.each([
  ['12 of the Best Weaving Loom for Beginners', '12 of the Best Weaving Looms for Beginners'],
  ['12 of the Best Free Software for Beginners', '12 of the Best Free Software for Beginners'],
  ['My 7 month Backpacking trip of Asia', 'My 7-Month Backpacking Trip Through Asia'],
  ['7 Kitchen Trends from the Harbor Fair 202', '7 Kitchen Trends From the Harbor Fair'],
  ['Kitchen Trends for 202', 'Kitchen Trends'],
  ['Sourdough 201', 'Sourdough 201'],
  ['Knitting Socks 201', 'Knitting Socks 201'],
  ['My 7 month plan for trains', 'My 7-month plan for trains'],
  ['5 Minute plum and pear cake', '5-Minute Plum and Pear Cake'],
  ['10 Day Trips From Harbor Town', '10 Day Trips From Harbor Town'],
  ['Terrace Terrace Lights to Build', 'Terrace Lights to Build'],
  ['Tangara Tangara Beach Guide', 'Tangara Tangara Beach Guide'],
  ['Mahi Mahi Tacos', 'Mahi Mahi Tacos'],
  ['The Trip of a Lifetime', 'The Trip of a Lifetime'],
  ['The Trip of My Dreams', 'The Trip of My Dreams'],
])('"%s" reads "%s"', (title, whole) => {
  expect(repaired(title)).toBe(whole)
})
