/**
 * The writing model as it really behaves: a local endpoint that is busy, silent, chatty, broken and
 * wrong. Pins come out all the same.
 */
import { createServer, type ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { descriptionFaults, groundOf, titleFaults } from '#core/text/gates/text-gates.ts'
import { createLog } from '../../../platform/log.ts'
import { looseObjects } from '../../../platform/writer/loose-json.ts'
import { createModelClient } from '../../../platform/writer/model-client.ts'
import { createTokenBudget } from '../../../platform/writer/token-budget.ts'
import { contentFromText } from '../../pages/extraction/content-from-text.ts'
import { openLanguages } from '../../pages/extraction/languages.ts'
import { createTextWriter, type WritingTask } from './text-writer.ts'

type Behaviour = (response: ServerResponse, asked: number) => void

let endpoint: ReturnType<typeof createServer>
let baseUrl: string
let behaviour: Behaviour
let prompts: string[] = []
let asked: { url: string | undefined; key: string | undefined }[] = []

const say =
  (text: string, tokens = 100): Behaviour =>
  (response) => {
    const body = {
      id: 'x',
      object: 'chat.completion',
      created: 1,
      model: 'm',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: tokens / 2, completion_tokens: tokens / 2, total_tokens: tokens },
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
const fail =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end('{"error":{"message":"no"}}')

beforeAll(async () => {
  endpoint = createServer((request, response) => {
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => {
      prompts.push(body)
      asked.push({ url: request.url, key: request.headers.authorization })
      behaviour(response, prompts.length)
    })
  })
  await new Promise<void>((listening) => endpoint.listen(0, '127.0.0.1', listening))
  const address = endpoint.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  baseUrl = `http://127.0.0.1:${address.port}/v1`
})
afterAll(() => {
  endpoint.closeAllConnections()
  endpoint.close()
})
beforeEach(() => {
  prompts = []
  asked = []
})

const content = contentFromText({
  title: 'Sourdough bread for beginners',
  text: 'Sourdough bread needs flour, water and salt. A sourdough starter raises the bread overnight. Bake sourdough bread in a hot pot so that the crust stays crisp.\n\nA loaf of sourdough bread keeps its crust when it cools on a rack for a whole hour. Sliced sourdough bread freezes well and toasts straight from the freezer.\n\n# Feeding a sourdough starter\n\nFeed the sourdough starter with flour and water. A warm kitchen doubles the starter in five hours.',
  url: 'https://bakery.example/bread',
})
const language = openLanguages()('en')
const writer = createTextWriter(
  createModelClient(
    { baseUrl: 'set', apiKey: 'secret', model: 'm', budget: 0, timeout: 1 },
    createLog('silent'),
  ),
)

const task = (over: Partial<WritingTask> = {}): WritingTask => ({
  content,
  interest: 'sourdough bread',
  count: 3,
  taken: [],
  seed: 's',
  language,
  budget: createTokenBudget(100_000),
  ...over,
})
const write = async (over: Partial<WritingTask> = {}, timeout = 3_000) =>
  createTextWriter(
    createModelClient(
      { baseUrl, apiKey: 'secret', model: 'm', budget: 0, timeout },
      createLog('silent'),
    ),
  )(task(over))

const GOOD = [
  {
    title: 'Crisp Sourdough Bread From a Hot Pot',
    description:
      'Bake sourdough bread in a hot pot so that the crust stays crisp. A sourdough starter raises the bread overnight.',
    headline: 'Crisp sourdough bread',
    alt_text: 'Sourdough bread in a hot pot',
  },
  {
    title: 'Sourdough Bread Overnight With a Starter',
    description:
      'A sourdough starter raises the bread overnight. Sourdough bread needs flour, water and salt.',
    headline: 'Overnight bread',
    alt_text: 'Sourdough bread',
  },
  {
    title: 'Sourdough Bread Needs Flour, Water and Salt',
    description:
      'Sourdough bread needs flour, water and salt. Feed the sourdough starter with flour and water.',
    headline: 'Flour, water, salt',
    alt_text: 'Sourdough bread',
  },
]
const titles = GOOD.map(({ title }) => title)
const isModel = (text: { sources: { title: { kind: string }[] } }) =>
  text.sources.title[0]?.kind === 'model'

/** Whatever happened: three different texts that pass the gates. Patterns bring words of their own. */
function expectPins(texts: Awaited<ReturnType<typeof write>>): void {
  const ground = groundOf(content, language, 'sourdough bread')
  expect(texts).toHaveLength(3)
  expect(new Set(texts.map(({ title, description }) => title + description)).size).toBe(3)
  for (const text of texts) {
    const faults = [
      ...titleFaults(text.title, ground),
      ...descriptionFaults(text.description, ground),
    ]
    expect(faults.filter(({ code }) => isModel(text) || code !== 'grounding')).toEqual([])
  }
}

test('good answers are taken and marked as the model’s', async () => {
  behaviour = say(JSON.stringify(GOOD))
  const texts = await write()
  expect(texts.map(({ title }) => title)).toEqual(titles)
  expect(texts.every(isModel)).toBe(true)
  expect(prompts).toHaveLength(1)
  expect(prompts[0]).toContain('Bake sourdough bread in a hot pot')
  expect(prompts[0]).toContain('Kind of page: ')
  expect(prompts[0]).toContain('Promises that the page keeps')
})

describe('an answer is read however it is wrapped', () => {
  test.each([
    ['in fences', `Sure! Here you are:\n\`\`\`json\n${JSON.stringify(GOOD)}\n\`\`\`\nEnjoy!`],
    ['inside an object', JSON.stringify({ pins: GOOD })],
    ['with trailing commas', JSON.stringify(GOOD).replace(/\}\]$/, '},]')],
    ['after thoughts', `<think>{"title": "no"}</think>${JSON.stringify(GOOD)}`],
  ])('%s', async (_, text) => {
    behaviour = say(text)
    expect((await write()).map(({ title }) => title)).toEqual(titles)
  })
  test('cut off in the middle, what is whole counts', () => {
    const text = JSON.stringify(GOOD)
    expect(looseObjects(text.slice(0, text.length - 40))).toEqual(GOOD.slice(0, 2))
    expect(looseObjects('no JSON at all')).toEqual([])
  })
})

describe('one pin’s fault costs only that pin', () => {
  test.each([
    ['an over-long title', { ...GOOD[1], title: `Sourdough Bread ${'overnight '.repeat(20)}` }],
    ['an invented fact', { ...GOOD[1], title: 'Sourdough Bread in 7 Minutes by Gordon' }],
    [
      'missing interest words',
      {
        title: 'Flour, Water and Salt',
        description:
          'Feed the starter with flour and water. A warm kitchen doubles it in five hours.',
      },
    ],
    [
      'a beginning that leans on other text',
      {
        ...GOOD[1],
        description:
          'However, the starter raises sourdough bread overnight. Sourdough bread needs flour, water and salt.',
      },
    ],
    [
      'a slip',
      {
        ...GOOD[1],
        description:
          'A sourdough starter raises the bread overnight while your at rest. Sourdough bread needs salt.',
      },
    ],
    ['a shouted word', { ...GOOD[1], title: 'Sourdough Bread OVERNIGHT With a Starter' }],
    [
      'a word written twice',
      {
        ...GOOD[1],
        description:
          'A sourdough starter raises the the bread overnight. Sourdough bread needs flour, water and salt.',
      },
    ],
    [
      'words that judges refuse',
      {
        ...GOOD[1],
        description: 'If you want sourdough bread, add flour. Rack for a whole hour cools loaf.',
      },
    ],
    [
      'the words of a shop',
      {
        ...GOOD[1],
        description: 'Sourdough bread needs flour, water and salt. Add it to your cart.',
      },
    ],
    ['no description', { title: 'Sourdough Bread Overnight' }],
    ['a title that repeats another', { ...GOOD[1], title: GOOD[0]?.title }],
  ])('%s', async (_, bad) => {
    behaviour = say(JSON.stringify([GOOD[0], bad, GOOD[2]]))
    const texts = await write()
    expectPins(texts)
    expect(texts.filter(isModel)).toHaveLength(2)
    expect(prompts).toHaveLength(2)
  })

  test('the repair turn names the fault and its answer fills the gap', async () => {
    behaviour = (response, asked) =>
      say(
        asked === 1
          ? JSON.stringify([GOOD[0], { ...GOOD[1], title: 'Bread in 7 Minutes' }, GOOD[2]])
          : JSON.stringify([GOOD[1]]),
      )(response, asked)
    const texts = await write()
    expect(texts.every(isModel)).toBe(true)
    expect(prompts[1]).toContain('could not be used in full')
  })
})

describe('no usable answer at all leaves the extractive writer', () => {
  test.each<[string, Behaviour]>([
    ['prose', say('I am sorry, I cannot do that.')],
    ['an empty answer', say('')],
    ['401', fail(401)],
    ['404', fail(404)],
    [
      'HTML instead of JSON',
      (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    ],
    ['a broken connection', (response) => void response.destroy()],
  ])('%s', async (_, behave) => {
    behaviour = behave
    const texts = await write({}, 1_000)
    expectPins(texts)
    expect(texts.some(isModel)).toBe(false)
  })

  test('silence ends at the time-out', async () => {
    behaviour = () => undefined
    const texts = await write({}, 300)
    expectPins(texts)
    expect(texts.some(isModel)).toBe(false)
  })

  test('nor does a dead address stop the pins', async () => {
    const texts = await writer(task())
    expectPins(texts)
    expect(texts.some(isModel)).toBe(false)
  })
})

test('429 is tried again after the time it asks for', async () => {
  behaviour = (response, asked) =>
    asked === 1
      ? fail(429, { 'retry-after': '0' })(response, asked)
      : say(JSON.stringify(GOOD))(response, asked)
  expect((await write({}, 10_000)).every(isModel)).toBe(true)
  expect(prompts.length).toBe(2)
})

describe('an endpoint such as Ollama’s', () => {
  const local = async () =>
    createTextWriter(
      createModelClient(
        { baseUrl, apiKey: null, model: 'gpt-oss:20b', budget: 0, timeout: 10_000 },
        createLog('silent'),
      ),
    )(task())

  test('is asked without a key at the path of the documentation, and its thoughts are left out', async () => {
    const message = {
      role: 'assistant',
      content: JSON.stringify(GOOD),
      reasoning: '{"title":"no"}',
    }
    behaviour = (response) =>
      void response.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          id: 'chatcmpl-1',
          object: 'chat.completion',
          created: 1,
          model: 'gpt-oss:20b',
          system_fingerprint: 'fp_ollama',
          choices: [{ index: 0, message, finish_reason: 'stop' }],
          usage: { prompt_tokens: 50, completion_tokens: 50, total_tokens: 100 },
        }),
      )
    expect((await local()).map(({ title }) => title)).toEqual(titles)
    expect(asked).toEqual([{ url: '/v1/chat/completions', key: undefined }])
    expect(prompts[0]).toContain('"model":"gpt-oss:20b"')
  })

  test('is asked again when too many questions wait, and our own words stay without the model', async () => {
    behaviour = (response, count) =>
      count === 1
        ? fail(503, { 'retry-after': '0' })(response, count)
        : say(JSON.stringify(GOOD))(response, count)
    expect((await local()).every(isModel)).toBe(true)
    behaviour = fail(404)
    const texts = await local()
    expectPins(texts)
    expect(texts.some(isModel)).toBe(false)
  })
})

describe('the budget', () => {
  test('refuses before the call', async () => {
    behaviour = say(JSON.stringify(GOOD))
    const texts = await write({ budget: createTokenBudget(50) })
    expectPins(texts)
    expect([prompts.length, texts.some(isModel)]).toEqual([0, false])
  })
  test('books what was really used', async () => {
    behaviour = say(JSON.stringify(GOOD), 640)
    const budget = createTokenBudget(100_000)
    await write({ budget })
    expect(budget.used).toBe(640)
  })
})

test('a task that is cancelled does not wait for the model', async () => {
  behaviour = () => undefined
  const abort = new AbortController()
  setTimeout(() => abort.abort(), 50)
  await expect(write({ signal: abort.signal })).rejects.toThrow(/abort/i)
})
