import { expect, test } from 'vitest'
import { calls } from '#core/contract/calls.ts'
import { openPhrasebook } from './phrasebook.ts'

const german = openPhrasebook({
  language: 'de',
  phrases: {
    '"{host}" could not be reached ({reason}).': '„{host}“ war nicht zu erreichen ({reason}).',
    'its certificate has expired': 'das Zertifikat ist abgelaufen',
    'This address holds a file of type {type}.':
      'Unter dieser Adresse liegt eine Datei (Art: {type}).',
    '{pictures} could not be read and {were} left out.':
      '{pictures} {were, select, was {konnte nicht gelesen werden und fehlt} other {konnten nicht gelesen werden und fehlen}}.',
    'One picture': 'Ein Bild',
    '{count} pictures': '{count, plural, one {# Bild} other {# Bilder}}',
    '{what} was not found.': '{what} wurde nicht gefunden.',
    'This page': 'Diese Seite',
    'A board stands in the file twice.': 'Ein Board steht zweimal in der Datei.',
    'Export the account again.': 'Exportiere das Konto noch einmal.',
    'Reading {title}': '{title} lesen',
    'Reading {title} again': '{title} neu lesen',
    'Reading {count} pages again': '{count, plural, one {# Seite} other {# Seiten}} neu lesen',
    'Please try again in {seconds} seconds.':
      'Bitte versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',
    'This page has the interest "{name}" already.': 'Diese Seite hat das Thema „{name}“ schon.',
    '{count} pins of {about}': '{count, plural, one {# Pin} other {# Pins}} aus {about}',
    '{count} pages': '{count, plural, one {# Seite} other {# Seiten}}',
    'Picture of "{title}"': 'Bild von „{title}“',
    'No font here draws {characters}, so the picture leaves it out.':
      'Keine Schrift hier zeichnet {characters}, deshalb lässt das Bild es weg.',
    '{size} KB': '{size} KB',
    'The pasted text is empty.': 'Der eingefügte Text ist leer.',
    'This address is already in your pages.': 'Diese Adresse ist schon bei deinen Seiten.',
  },
})
const arabic = openPhrasebook({
  language: 'ar',
  phrases: { 'There is no website at "{host}".': 'لا موقع في «{host}».' },
})

test('what is put into a sentence is said too where it is ours, and kept to the letter where it is not', () => {
  expect(german.say('"a.example" could not be reached (its certificate has expired).')).toBe(
    '„a.example“ war nicht zu erreichen (das Zertifikat ist abgelaufen).',
  )
  expect(german.say('This address holds a file of type application/pdf.')).toContain(
    'eine Datei (Art: application/pdf)',
  )
  expect(german.say('One picture could not be read and was left out.')).toBe(
    'Ein Bild konnte nicht gelesen werden und fehlt.',
  )
  expect(german.say('3 pictures could not be read and were left out.')).toBe(
    '3 Bilder konnten nicht gelesen werden und fehlen.',
  )
})

test('in Arabic foreign words are kept apart from the letters around them', () => {
  expect(arabic.say('There is no website at "nowhere.example".')).toContain(
    '«\u2068nowhere.example\u2069»',
  )
})

test('two sentences behind each other are both said', () => {
  expect(german.say('A board stands in the file twice. Export the account again.')).toBe(
    'Ein Board steht zweimal in der Datei. Exportiere das Konto noch einmal.',
  )
})

test('what nobody of ours has said stays as it came', () => {
  for (const words of ['', 'Ein Satz.', 'Lemon: cake', 'constructor', 'It is late. Good night.'])
    expect(german.say(words)).toBe(words)
})

test('the phrase that says most of a sentence comes first', () => {
  const book = openPhrasebook({
    language: 'de',
    phrases: {
      'Reading {title}': '{title} lesen',
      'Reading {count} pages': '{count} Seiten lesen',
    },
  })
  expect(book.say('Reading 4 pages')).toBe('4 Seiten lesen')
  expect(book.say('Reading War and Peace')).toBe('War and Peace lesen')
})

test('a phrase that counts is not taken where no number stands', () => {
  expect(german.say('Reading Free coloring pages again')).toBe('Free coloring pages neu lesen')
  expect(german.say('Reading Free coloring pages')).toBe('Free coloring pages lesen')
  expect(german.say('Reading 1,200 pages again')).toBe('1.200 Seiten neu lesen')
  expect(german.say('Please try again in soon seconds.')).toBe('Please try again in soon seconds.')
})

test('a person’s own words are not rewritten, though they look like a number or like a phrase of ours', () => {
  expect(german.say('Reading 1984')).toBe('1984 lesen')
  expect(german.say('Reading 007 again')).toBe('007 neu lesen')
  expect(german.say('Reading This page')).toBe('This page lesen')
  expect(german.say('Reading Mr. Fox has 5 KB')).toBe('Mr. Fox has 5 KB lesen')
  expect(german.say('This page has the interest "2026" already.')).toContain(
    'das Thema „2026“ schon',
  )
  expect(german.say('3 pins of 1984')).toBe('3 Pins aus 1984')
  expect(german.say('3 pins of 4 pages')).toBe('3 Pins aus 4 Seiten')
  expect(german.say('Picture of "2 pages"')).toBe('Bild von „2 pages“')
})

test('what stands inside quotes is kept, whatever its hole is called, and no number of ours begins with nothing', () => {
  const book = openPhrasebook({
    language: 'de',
    phrases: {
      'Not “{count}”.': 'Nicht „{count}“.',
      'At most {most}.': 'Höchstens {most}.',
      'Because {reason}.': 'Weil {reason}.',
      soon: 'bald',
    },
  })
  expect(book.say('Not “2026”.')).toBe('Nicht „2026“.')
  expect(book.say('At most 2026.')).toBe('Höchstens 2.026.')
  expect(book.say('At most 007.')).toBe('Höchstens 007.')
  expect(book.say('Because soon.')).toBe('Weil bald.')
  expect(book.say('Because 2026.')).toBe('Weil 2026.')
})

test('a long text in which much looks like phrases is said without trying every way to take it apart', () => {
  const text = `${'a. '.repeat(60)}x${' KB'.repeat(60)}`
  expect(german.say(`Reading ${text}`)).toBe(`${text} lesen`)
  const book = openPhrasebook({
    language: 'de',
    phrases: { 'Because {reason}': 'Weil {reason}', '{reason} KB': '{reason} kB' },
  })
  expect(book.say(`Because ${text}`)).toBe(`Weil ${text.slice(0, -6)} kB kB`)
})

test('in an answer only what the contract calls a sentence is said: a page’s title is its own', () => {
  const page = {
    title: 'This page was not found.',
    warnings: ['The pasted text is empty.'],
    error: {
      address: 'a',
      code: 'duplicate',
      message: 'This address is already in your pages.',
    },
  }
  expect(
    german.retell(calls.listPages, {
      ok: true,
      answer: { pages: [page, { ...page, error: null }] },
    }),
  ).toEqual({
    ok: true,
    answer: {
      pages: [
        {
          title: page.title,
          warnings: ['Der eingefügte Text ist leer.'],
          error: {
            ...page.error,
            message: 'Diese Adresse ist schon bei deinen Seiten.',
          },
        },
        {
          title: page.title,
          warnings: ['Der eingefügte Text ist leer.'],
          error: null,
        },
      ],
    },
  })
})

test('an answer without sentences is handed on as it is', () => {
  const answer = { ok: true as const, answer: { csrfToken: 'x' } }
  expect(german.retell(calls.csrf, answer)).toBe(answer)
})
