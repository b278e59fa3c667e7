import { expect, test } from 'vitest'
import { drawableWords } from './drawable-words.ts'

const missing = ['妈', '饭', '们']

test.each([
  ['Mapo Tofu (妈妈的豆腐)', 'Mapo Tofu', ['(妈妈的豆腐)']],
  ['Mom’s rice（妈妈饭）in ten minutes', 'Mom’s rice in ten minutes', ['（妈妈饭）']],
  ['妈妈饭 | Mom’s rice: a quick lunch', 'Mom’s rice: a quick lunch', ['妈妈饭']],
  ['Mom’s rice – 妈妈饭', 'Mom’s rice', ['妈妈饭']],
  ['妈妈 饭 Mom’s rice', 'Mom’s rice', ['妈妈', '饭']],
  ['Rice (quick), 妈妈饭, 3 ways', 'Rice (quick), 3 ways', ['妈妈饭']],
])('%j is set as %j', (text, shown, dropped) => {
  expect(drawableWords(text, missing)).toEqual({ text: shown, dropped })
})

test.each(['妈妈饭', '(妈妈饭)', 'Rice 饭 bowl', 'Mom’s饭', '妈妈饭 – 我们的豆腐', '妈: 饭!'])(
  '%j has no part that can be set alone',
  (text) => {
    expect(drawableWords(text, missing)).toBeNull()
  },
)
