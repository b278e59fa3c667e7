import { expect, test } from 'vitest'
import type { WrittenText } from '#core/text/gates/written-text.ts'
import { createTokenBudget } from '../../platform/writer/token-budget.ts'
import { contentFromText } from '../pages/extraction/content-from-text.ts'
import { openLanguages } from '../pages/extraction/languages.ts'
import { waitingInterest } from '../pages/page-interests.ts'
import { writeWords, type PageWords } from './page-words.ts'
import type { WritingTask } from './words/text-writer.ts'

const content = contentFromText({
  title: 'Sourdough bread',
  text: 'Sourdough bread needs flour, water and salt. A sourdough starter raises the bread overnight.',
  url: 'https://bakery.example/bread',
})
const interests = ['sourdough bread', 'sourdough starter'].map((name, index) =>
  waitingInterest({ id: `i${index}`, name }),
)
const page = {
  id: 'p',
  url: content.url,
  title: content.title,
  content,
  interests,
  pictureIds: [],
  pictures: [],
}
const text = (title: string): WrittenText => ({
  title,
  about: `About ${title}`,
  description: `${title}.`,
  alt_text: '',
  headline: title,
  kicker: '',
  items: [],
  keywords: [],
  sources: { title: [], description: [{ kind: 'sentence', quote: `${title} said.` }] },
})

async function asked(before: PageWords['before']): Promise<WritingTask[]> {
  const tasks: WritingTask[] = []
  const write = async (task: WritingTask): Promise<WrittenText[]> => {
    tasks.push(task)
    return Array.from({ length: task.count }, (_, index) => text(`${task.interest} ${index}`))
  }
  const pins = [0, 1, 2].map((turn) => ({ page_id: 'p', interest_id: `i${turn % 2}`, turn }))
  await writeWords(
    { write, languageOf: openLanguages() },
    { page, pins, before, seed: 's', budget: createTokenBudget(0) },
  )
  return tasks
}

test('of 41 earlier headlines the oldest may come again, the newest not', async () => {
  const before = Array.from({ length: 41 }, (_, index) => ({
    title: `Title ${index}`,
    description: '',
    headline: index === 0 ? 'Newest' : index === 40 ? 'Oldest' : `Headline ${index}`,
  }))
  const [task] = await asked(before)
  expect(task?.takenHeadlines).toHaveLength(40)
  expect(task?.takenHeadlines).toContain('Newest')
  expect(task?.takenHeadlines).not.toContain('Oldest')
})

test('what one interest says is known to the next', async () => {
  const [first, second] = await asked([])
  expect([first?.written, first?.spent]).toEqual([[], []])
  expect(second?.written).toEqual([
    { title: 'sourdough bread 0', description: 'sourdough bread 0.' },
    { title: 'sourdough bread 1', description: 'sourdough bread 1.' },
  ])
  expect(second?.spent).toEqual([
    'sourdough bread 0.',
    'sourdough bread 0 said.',
    'sourdough bread 1.',
    'sourdough bread 1 said.',
  ])
})

test('where an interest has no more to say, the pin bears the interest that its words are about', async () => {
  const write = async ({ interest, count, taken }: WritingTask): Promise<WrittenText[]> =>
    Array.from({ length: count }, (_, index) =>
      text(
        interest === 'sourdough bread'
          ? 'All about sourdough bread'
          : `${interest} ${taken.length} ${index}`,
      ),
    )
  const pins = [0, 1].map((turn) => ({ page_id: 'p', interest_id: 'i0', turn }))
  const words = await writeWords(
    { write, languageOf: openLanguages() },
    { page, pins, before: [], seed: 's', budget: createTokenBudget(0) },
  )
  expect(words.map((pin) => pin?.interestId)).toEqual(['i0', 'i1'])
  expect(words[1]?.text.title).toMatch(/^sourdough starter/)
})

test('an interest on which the page has nothing is written about as the page itself', async () => {
  const asked: string[] = []
  await writeWords(
    {
      write: async (task) => {
        asked.push(task.interest)
        return Array.from({ length: task.count }, (_, index) => text(`${task.interest} ${index}`))
      },
      languageOf: openLanguages(),
    },
    {
      page: {
        ...page,
        interests: ['sourdough starter', 'wedding gifts'].map((name, index) =>
          waitingInterest({ id: `i${index}`, name }),
        ),
      },
      pins: [0, 1].map((turn) => ({ page_id: 'p', interest_id: `i${turn}`, turn })),
      before: [],
      seed: 's',
      budget: createTokenBudget(0),
    },
  )
  expect(asked).toEqual(['sourdough starter', 'Sourdough bread'])
})

test('a title of an earlier pin gives way to a new one, and comes again where there is none', async () => {
  const told: (readonly string[] | undefined)[] = []
  const written = async (left: readonly string[]) => {
    const words = await writeWords(
      {
        write: async ({ isNewOnly, earlier }) => {
          told.push(earlier)
          return isNewOnly === true ? left.map(text) : [text('Sourdough bread at home')]
        },
        languageOf: openLanguages(),
      },
      {
        page,
        pins: [{ page_id: 'p', interest_id: 'i0', turn: 0 }],
        before: [{ title: 'sourdough bread at home', headline: '', description: 'Told.' }],
        seed: 's',
        budget: createTokenBudget(0),
      },
    )
    return words.map((pin) => pin?.text.title)
  }
  expect(await written(['New sourdough bread'])).toEqual(['New sourdough bread'])
  expect(await written([])).toEqual(['Sourdough bread at home'])
  expect(told[0]).toEqual(['Told.'])
})
