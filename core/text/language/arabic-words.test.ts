import { expect, test } from 'vitest'
import { withoutSort } from './arabic-words.ts'

test.each([
  ['وصفات سهلة', 'وصفات سهلة'],
  ['وصفات السهلة', 'وصفات السهلة'],
  ['أفكار جديدة', 'أفكار جديدة'],
  ['وصفات الشوربة', 'الشوربة'],
  ['وصفات شوربة', 'شوربة'],
])(
  '%j is about %j: what sort of thing is looked for goes, but no quality stays alone',
  (topic, thing) => {
    expect(withoutSort(topic)).toBe(thing)
  },
)
