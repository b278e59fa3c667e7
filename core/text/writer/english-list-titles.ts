/** Titles of English list pages: the promise, one entry, two entries. */
import { contentStems, wordsOf } from '../language.ts'
import { isWarningList } from '../subject.ts'
import { attributive, COMMANDS, isPlural, listed } from './english-grammar.ts'
import type { Material } from './material.ts'
import { candidate, from, type Label, type TitleCandidate } from './title-candidate.ts'

export function listTitles(material: Material, label: Label): TitleCandidate[] {
  const { content, subject } = material
  return isWarningList(content, subject.title)
    ? warningTitles(material)
    : ideaTitles(material, label)
}

/** Of a list of what to keep from, every title says so in the words of the page's own. */
function warningTitles(material: Material): TitleCandidate[] {
  const { subject, entries, letters } = material
  const text = letters.title(subject.noun)
  const whole = letters.title(subject.title)
  const made: Made = (title, entry, weight) =>
    candidate(title, {
      sources: [
        from('heading', subject.title),
        entry ? from('fact', entry) : from('template', title),
      ],
      weight,
      headline: whole,
      about: entries.includes(entry) ? entry : '',
    })
  const ofEntry = entries.slice(0, 40).flatMap((entry, index) => {
    const weight = 0.86 - 0.004 * Math.min(index, 25)
    const counted =
      subject.count === entries.length && entries.length > 2 && isShort(entry)
        ? [made(`${letters.title(entry)} and ${entries.length - 1} More ${text}`, entry, weight)]
        : []
    return [
      ...counted,
      made(`${text}: ${letters.title(entry)}`, entry, weight - 0.02),
      ...twoEntries(material, { entry, text }, (title) => made(title, entry, weight - 0.35)),
    ]
  })
  return [...countedTitles(material, text, made), ...ofEntry]
}

function ideaTitles(material: Material, label: Label): TitleCandidate[] {
  const { text, source } = label
  const { entries, language, letters } = material
  const own = contentStems(text, language)
  const isMany = isPlural(wordsOf(text).at(-1) ?? '')
  // One entry is the pin's own idea and stands on the picture, the list's name small above it.
  const made: Made = (title, entry, weight) => {
    const isOne = entries.includes(entry)
    return candidate(title, {
      sources: [from(source, text), entry ? from('fact', entry) : from('template', title)],
      weight,
      headline: isOne ? letters.title(entry) : '',
      kicker: isOne ? text : '',
      about: isOne ? entry : '',
    })
  }
  const apart = entries
    .slice(0, 40)
    .filter((entry) => !contentStems(entry, language).some((stem) => own.includes(stem)))
  const general = isMany
    ? [
        made(`${text} Worth Saving`, '', 0.2),
        made(`${text} to Try`, '', 0.2),
        ...(material.subject.count
          ? [made(`${material.subject.count} ${text} to Save for Later`, '', 0.4)]
          : []),
        ...countedTitles(material, text, made),
      ]
    : []
  return [
    ...general,
    ...apart.flatMap((entry) => entryTitles(material, { entry, text, isMany }, made)),
  ]
}

type Made = (title: string, entry: string, weight: number) => TitleCandidate

function countedTitles(material: Material, text: string, made: Made): TitleCandidate[] {
  const { subject, entries, letters } = material
  const [first, last] = [entries[0], entries.at(-1)]
  if (!subject.count) return []
  const range =
    entries.length >= 3 && first && last && isThing(first, material) && isThing(last, material)
      ? [
          made(
            `${subject.count} ${text}, From ${letters.title(first)} to ${letters.title(last)}`,
            `${first} … ${last}`,
            0.8,
          ),
        ]
      : []
  const things = entries.filter((entry) => isThing(entry, material) && wordsOf(entry).length <= 3)
  const shown = [0, 3, 6]
    .map((start) => things.slice(start, start + 3))
    .filter((group) => group.length === 3)
  const named = shown.map((group) =>
    made(
      `${subject.count} ${text}: ${listed(group.map((entry) => letters.title(entry)))}`,
      group.join(', '),
      0.8,
    ),
  )
  return [made(`The Full List: ${subject.count} ${text}`, '', 0.74), ...range, ...named]
}

function entryTitles(
  material: Material,
  { entry, text, isMany }: { entry: string; text: string; isMany: boolean },
  made: Made,
): TitleCandidate[] {
  const { subject, entries, letters } = material
  const index = entries.indexOf(entry)
  const name = letters.title(entry)
  const weight = 0.88 - 0.004 * Math.min(index, 25)
  const plain = made(`${text}: ${name}`, entry, weight - 0.04)
  const ofMany =
    isMany && isShort(entry)
      ? oneOfMany(material, { entry, text }, (title, less) => made(title, entry, weight - less))
      : []
  const short = [plain, ...ofMany]
  if (!isThing(entry, material)) return short
  const next = entries[index + 1]
  const place = wordsOf(entry).length <= 3 ? placeIn(subject.title) : undefined
  return [
    ...short,
    ...(place ? [made(`${name} for ${letters.title(place)}`, entry, weight)] : []),
    ...(isMany && next && isThing(next, material)
      ? [
          made(
            `${name}, ${letters.title(next)} and More ${text}`,
            `${entry}, ${next}`,
            weight - 0.4,
          ),
        ]
      : []),
  ]
}

function oneOfMany(
  material: Material,
  { entry, text }: { entry: string; text: string },
  made: (title: string, less: number) => TitleCandidate,
): TitleCandidate[] {
  const { subject, entries, letters } = material
  const name = letters.title(entry)
  const counted =
    subject.count === entries.length
      ? [made(`${name} and ${entries.length - 1} More ${text}`, 0.01)]
      : []
  return [
    ...counted,
    made(`${name}: A${/^[aeiou]/i.test(text) ? 'n' : ''} ${attributive(text)}`, 0.02),
    ...(isPlural(wordsOf(text).at(-1) ?? '')
      ? twoEntries(material, { entry, text }, (title) => made(title, 0.35))
      : []),
  ]
}

/**
 * "Stack the Pots, Try Succulents and 23 More Small Balcony Ideas": of a list that says how many it
 * has.
 */
function twoEntries(
  { subject, entries, letters }: Material,
  { entry, text }: { entry: string; text: string },
  made: (title: string) => TitleCandidate,
): TitleCandidate[] {
  const next = entries[entries.indexOf(entry) + 1]
  if (!next || !isShort(next) || subject.count !== entries.length || entries.length < 5) return []
  return [
    made(`${letters.title(entry)}, ${letters.title(next)} and ${entries.length - 2} More ${text}`),
  ]
}

/** "… for Narrow Yards". */
function placeIn(title: string): string | undefined {
  return / for ((?!less|every|under|the )\p{L}+(?: \p{L}+){0,2})$/iu.exec(title)?.[1]
}

function isShort(entry: string): boolean {
  return wordsOf(entry).length <= 5 && !/[,:;?!]/.test(entry)
}

/** Entries that name a thing can be listed; "Paint the fence dark" can only follow a colon. */
function isThing(entry: string, { language }: Material): boolean {
  if (!isShort(entry) || COMMANDS.test(entry)) return false
  const tags = language.tokens(entry.toLowerCase())
  const last = tags.at(-1)?.pos
  return (
    !tags.some(
      ({ pos }, index) => pos === 'AUX' || pos === 'PRON' || (pos === 'VERB' && index === 0),
    ) &&
    (last === 'NOUN' || last === 'PROPN')
  )
}
