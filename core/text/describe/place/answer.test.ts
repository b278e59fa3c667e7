import { expect, test } from 'vitest'
import { answers, isReasonedAdvice, leavesUnanswered } from './answer.ts'

test.each([
  ['How Much Is Travel Insurance?', 'If you have no idea, just Google it.', true],
  ['How Much Is Travel Insurance?', 'Most plans cost 4 to 10 percent of the trip.', false],
  ['Travel Insurance', 'If you have no idea, just Google it.', false],
])('under “%s”, “%s” owes its figure: %s', (title, text, owes) => {
  expect(leavesUnanswered(text, title, 'en')).toBe(owes)
})

test.each([
  ['How Often to Stretch', 'Five mornings a week beat one long class.', true],
  ['How Often to Stretch', 'Stretching is good for backs. Do it twice a day.', false],
  [
    'How to Plan a Slow Weekend',
    'Travel in June, when the huts are open. Book a house, not a hotel.',
    true,
  ],
  ['How to Plan a Slow Weekend', 'Travel in June. Book a house, not a hotel.', false],
])('under “%s”, “%s” answers: %s', (title, text, isAnswer) => {
  expect(answers(text, title, 'en')).toBe(isAnswer)
})

test('an order with its reason is advice', () => {
  expect(isReasonedAdvice('Put the glue on one side, because it dries fast.')).toBe(true)
  expect(isReasonedAdvice('Put the glue on one side of the paper.')).toBe(false)
})
