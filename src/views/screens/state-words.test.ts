/** One word for each state of a pin, on every screen that shows it. */
import { expect, test } from 'vitest'
import publishingAr from '#locales/ar/calendar/publishing.json' with { type: 'json' }
import publishingDe from '#locales/de/calendar/publishing.json' with { type: 'json' }
import publishingMessages from '#locales/en/calendar/publishing.json' with { type: 'json' }
import draftsAr from '#locales/ar/drafts/drafts.json' with { type: 'json' }
import draftsDe from '#locales/de/drafts/drafts.json' with { type: 'json' }
import draftsMessages from '#locales/en/drafts/drafts.json' with { type: 'json' }
import gridAr from '#locales/ar/pins/grid.json' with { type: 'json' }
import gridDe from '#locales/de/pins/grid.json' with { type: 'json' }
import gridMessages from '#locales/en/pins/grid.json' with { type: 'json' }
import sheetAr from '#locales/ar/pins/sheet.json' with { type: 'json' }
import sheetDe from '#locales/de/pins/sheet.json' with { type: 'json' }
import sheetMessages from '#locales/en/pins/sheet.json' with { type: 'json' }

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
