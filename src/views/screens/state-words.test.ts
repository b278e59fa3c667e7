/** One word for each state of a pin, on every screen that shows it. */
import { expect, test } from 'vitest'
import { publishingAr } from './calendar/publishing/publishing.messages.ar.ts'
import { publishingDe } from './calendar/publishing/publishing.messages.de.ts'
import { publishingMessages } from './calendar/publishing/publishing.messages.ts'
import { draftsAr } from './drafts/drafts.messages.ar.ts'
import { draftsDe } from './drafts/drafts.messages.de.ts'
import { draftsMessages } from './drafts/drafts.messages.ts'
import { gridAr } from '../pins/grid/grid.messages.ar.ts'
import { gridDe } from '../pins/grid/grid.messages.de.ts'
import { gridMessages } from '../pins/grid/grid.messages.ts'
import { sheetAr } from '../pins/sheet/sheet.messages.ar.ts'
import { sheetDe } from '../pins/sheet/sheet.messages.de.ts'
import { sheetMessages } from '../pins/sheet/sheet.messages.ts'

const languages = {
  English: { ...publishingMessages, ...draftsMessages, ...gridMessages, ...sheetMessages },
  German: { ...publishingDe, ...draftsDe, ...gridDe, ...sheetDe },
  Arabic: { ...publishingAr, ...draftsAr, ...gridAr, ...sheetAr },
}

/** The status of a pin, and the state of its publication that it comes from. */
const pairs = [
  ['scheduled', 'planned'],
  ['publishing', 'sending'],
  ['published', 'published'],
  ['failed', 'failed'],
] as const

test.each(Object.entries(languages))('%s has one word for a state on all screens', (_, words) => {
  for (const [status, state] of pairs) {
    const word = words[`publishing.state.${state}`]
    expect(word).not.toBe('')
    expect([
      words[`grid.status.${status}`],
      words[`drafts.status.${status}`],
      words[`sheet.status.${status}`],
    ]).toEqual([word, word, word])
  }
})
