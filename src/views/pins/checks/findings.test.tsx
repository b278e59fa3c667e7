import { I18nProvider } from '@lingui/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type CheckFinding, checkPin, type PinFacts } from '#core/text/gates/pin-checklist.ts'
import { type Catalogue, createI18n } from '../../kit/i18n/text.ts'
import checksAr from '#locales/ar/pins/checks.json' with { type: 'json' }
import checksDe from '#locales/de/pins/checks.json' with { type: 'json' }
import checksMessages from '#locales/en/pins/checks.json' with { type: 'json' }
import { Findings } from './findings.tsx'

const facts: PinFacts = {
  title: '',
  description: '',
  alt_text: '',
  link: '',
  linkAnswers: null,
  keywords: [],
  picture: null,
  contrast: null,
  boards: 0,
  look: '',
  others: [],
  groundedNumbers: null,
}
const findingsOf = (patch: Partial<PinFacts>): CheckFinding[] =>
  checkPin({ ...facts, ...patch }).flatMap(({ finding }) => finding ?? [])

/** Together they have whatever can be wrong with a pin. */
const wrong: readonly Partial<PinFacts>[] = [
  {},
  { title: '🍑🍰', boards: 1, boardName: 'B'.repeat(80) },
  {
    title: `PLUM CAKE ${'A'.repeat(100)}`,
    link: 'https://oven.example',
    alt_text: 'Plum cake',
    isAltFitting: false,
  },
  {
    title: 'Plum cake in 40 minutes',
    others: [{ title: 'Plum cake in 40 minutes', description: '', look: '' }],
    groundedNumbers: new Set(),
    link: 'https://oven.example',
    linkAnswers: false,
  },
  {
    description: Array.from('abcdefghijk', (letter) => `#tag${letter}`).join(' '),
    contrast: 2,
    picture: { width: 500, height: 500, bytes: 6_000_000 },
  },
]

/** All reasons by name, each once. */
function allFindings(): Map<string, CheckFinding> {
  return new Map(
    wrong.flatMap(findingsOf).map((finding) => [`check.finding.${finding.reason}`, finding]),
  )
}

const say = (words: Catalogue, locale: string, finding: CheckFinding | undefined) =>
  createI18n(words, locale)._(`check.finding.${finding?.reason}`, { ...finding })

test('whatever can be wrong has a sentence, and every sentence something that can be wrong', () => {
  const sentences = Object.keys(checksMessages).filter((id) => id.startsWith('check.finding.'))
  expect(new Set(allFindings().keys())).toEqual(new Set(sentences))
})

test('a finding has just the values that its sentence takes', () => {
  const messages: Catalogue = checksMessages
  for (const [id, { reason: _, ...values }] of allFindings()) {
    const taken = new Set(
      [...(messages[id] ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name),
    )
    expect([id, new Set(Object.keys(values))]).toEqual([id, taken])
  }
})

test('numbers are written as the language writes them', () => {
  const [contrast] = findingsOf({ contrast: 3.26 }).filter(({ reason }) => reason === 'contrastLow')
  expect(say(checksMessages, 'en', contrast)).toBe(
    'The text contrast is 3.2:1; it should be at least 4.5:1.',
  )
  expect(say(checksDe, 'de', contrast)).toBe(
    'Der Text hat einen Kontrast von 3,2:1; mindestens 4,5:1 sind nötig.',
  )
})

test('what is counted takes the form that goes with the number', () => {
  const length = (count: number) =>
    findingsOf({ description: 'a'.repeat(count) }).find(
      ({ reason }) => reason === 'descriptionLength',
    )
  expect(say(checksMessages, 'en', length(1))).toBe(
    'The description has 1 character; 70 to 500 work best.',
  )
  expect(say(checksDe, 'de', length(1200))).toBe(
    'Die Beschreibung hat 1.200 Zeichen; am besten sind 70 bis 500.',
  )
  const counted = ['لا أحرف', 'حرف واحد', 'حرفان', '3 أحرف', '11 حرفًا', '600 حرف']
  expect([0, 1, 2, 3, 11, 600].map((count) => say(checksAr, 'ar', length(count)))).toEqual(
    counted.map((words) => `في الوصف ${words}؛ الأفضل من 70 إلى 500.`),
  )
})

test('the list is in the user’s language, and shows unknown values only where requested', () => {
  const shown = (withUnknown: boolean) =>
    renderToStaticMarkup(
      <I18nProvider i18n={createI18n(checksDe, 'de')}>
        <Findings
          results={checkPin({ ...facts, link: 'https://oven.example' })}
          label="Befunde"
          withUnknown={withUnknown}
        />
      </I18nProvider>,
    )
  expect(shown(false)).toContain('<strong>Länge des Titels</strong> Schreib einen Titel.')
  expect(shown(false)).not.toContain('Der Link wurde nicht ausprobiert.')
  expect(shown(true)).toContain('<strong>Link</strong> Der Link wurde nicht ausprobiert.')
})
