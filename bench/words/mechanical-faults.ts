/** Faults of made pins that need no judge, per 100 pins; and how much a page has to say. */
import type { WrittenText } from '../../core/text/gates/written-text.ts'
import { goal, mean, type Goal, type Report, type Row, round } from '../browser/report.ts'
import { printProgress } from '../browser/within.ts'
import { makePins, type MadePage } from './made-pins.ts'
import { FAULTS, findFaults, wordsOf, type Fault, type Found } from './page-faults.ts'
import type { WordsGround } from './real-pages.ts'

/** Per 100 pins. The lists behind them are not perfect, so not quite none. */
const MAX_PER_100: Readonly<Partial<Record<Fault, number>>> = {
  chrome_headings: 0.5,
  cut_words: 0.5,
  leaning_sentences: 0.5,
  wedged_words: 0.5,
  no_whole_sentence: 0.5,
  repeated_sentences: 2,
}
/** Of pages with twelve pins, in per cent. */
const MAX_POOR_PAGES = 2
const MIN_TITLES = 7
const MIN_HEADLINES = 8
const PINS_PER_PAGE = 12

interface Looked extends MadePage {
  readonly found: readonly Found[]
}

export async function measureFaults(ground: WordsGround): Promise<Report> {
  const pages = (await makePins(ground)).map((page): Looked => {
    const { lang, description, paragraphs } = page.content
    // The second sentence of a page's summary leans on the first, which the pin has too.
    const own = [description, ...paragraphs]
    return { ...page, found: findFaults({ lang, paragraphs: own, pins: page.pins }) }
  })
  const rows = ground.sets.flatMap((set) => {
    const own = pages.filter((page) => page.set === set)
    const groups = set === 'open' ? [...new Set(own.map(({ group }) => group))].toSorted() : []
    return [
      summarize('all', own),
      ...groups.map((group) =>
        summarize(
          group,
          own.filter((page) => page.group === group),
        ),
      ),
    ]
  })
  sayWorst(pages, ground.worst)
  return { rows, goals: goalsOf(rows) }
}

function summarize(group: string, pages: readonly Looked[]): Row {
  const pins = pages.reduce((sum, page) => sum + page.pins.length, 0)
  const per100 = (fault: Fault): number => {
    const times = pages.flatMap(({ found }) => found).filter((one) => one.fault === fault).length
    return round((times * 100) / pins)
  }
  const full = pages.filter((page) => page.pins.length === PINS_PER_PAGE)
  const poor = (read: (page: MadePage) => number, enough: number): number =>
    round((full.filter((page) => read(page) < enough).length * 100) / full.length)
  return {
    part: 'faults',
    set: pages[0]?.set ?? '',
    group,
    pages: pages.length,
    pins,
    ...Object.fromEntries(FAULTS.map((fault) => [fault, per100(fault)])),
    ...descriptionShares(pages.flatMap((page) => page.pins)),
    headlines_a_page: round(mean(full.map(headlinesOf))),
    titles_a_page: round(mean(full.map(titlesOf))),
    pages_below_8_headlines: poor(headlinesOf, MIN_HEADLINES),
    pages_below_7_titles: poor(titlesOf, MIN_TITLES),
  }
}

/**
 * No faults, per 100 pins: those that leave the description to the creator (decision 0050), and
 * those whose description is made of the page's facts without a sentence of the page.
 */
function descriptionShares(pins: readonly WrittenText[]): Row {
  const described = pins.filter(({ description }) => description !== '')
  const factsOnly = described.filter(({ sources }) =>
    sources.description.every(({ kind }) => kind !== 'sentence'),
  )
  const share = (count: number): number => round((count * 100) / pins.length)
  return {
    without_description: share(pins.length - described.length),
    description_of_facts: share(factsOnly.length),
  }
}

const headlinesOf = ({ pins }: MadePage): number =>
  new Set(pins.map(({ headline }) => wordsOf(headline))).size

const titlesOf = ({ pins }: MadePage): number =>
  new Set(pins.map(({ title }) => wordsOf(title))).size

function goalsOf(rows: readonly Row[]): Record<string, Goal> {
  return Object.fromEntries(
    rows
      .filter(({ group }) => group === 'all')
      .flatMap((row) => [
        ...Object.entries(MAX_PER_100).map(([fault, most]): [string, Goal] => [
          `faults_${fault}_${row['set']}`,
          goal(Number(row[fault]), most),
        ]),
        ...['pages_below_8_headlines', 'pages_below_7_titles'].map((name): [string, Goal] => [
          `faults_${name}_${row['set']}`,
          goal(Number(row[name]), MAX_POOR_PAGES),
        ]),
      ]),
  )
}

/** Of each fault, one case of each page that may be looked at. */
function sayWorst(pages: readonly Looked[], worst: number): void {
  for (const fault of FAULTS) {
    const cases = pages.flatMap(({ name, set, found }) => {
      const one = set === 'open' ? found.find((other) => other.fault === fault) : undefined
      return one ? [`${fault} ${name}: ${one.text}`] : []
    })
    for (const line of cases.slice(0, worst)) printProgress(line)
  }
}
