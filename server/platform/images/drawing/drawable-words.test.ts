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
  ['Riz facile : le guide ! (妈)', 'Riz facile : le guide !', ['(妈)']],
  ['Riz (妈) : le guide', 'Riz : le guide', ['(妈)']],
  [
    'Rice (妈), egg (饭) and (quick [们]) soy',
    'Rice, egg and (quick) soy',
    ['(妈)', '(饭)', '[们]'],
  ],
])('%j is drawn as %j', (text, shown, dropped) => {
  expect(drawableWords(text, missing)).toEqual({ text: shown, dropped })
})

test.each([
  '妈妈饭',
  '(妈妈饭)',
  'Rice 饭 bowl',
  'Mom’s饭',
  '妈妈饭 – 我们的豆腐',
  '妈: 饭!',
  'Rice (with 饭 sauce and egg) for two',
  'Rice (with 饭)',
  'Rice (sauce, 饭)',
  'かんたん妈の作り方｜Udon',
  'カンタン妈｜Udon',
])('%j has no part that can be drawn without the rest', (text) => {
  expect(drawableWords(text, missing)).toBeNull()
})
