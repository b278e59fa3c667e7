import { expect, test } from 'vitest'
import { beginsStepByStep, isStepByStep } from './step-by-step.ts'

test('a word is doubled by such a phrase alone, or a third time', () => {
  expect(isStepByStep('Apfelkuchen Schritt für Schritt', 'schritt')).toBe(true)
  expect(isStepByStep('Tortilla paso a paso', 'paso')).toBe(true)
  expect(isStepByStep('Tortilla paso a paso', 'tortilla')).toBe(false)
  expect(isStepByStep('Der Schritt: Schritt für Schritt', 'schritt')).toBe(false)
  expect(beginsStepByStep('Étape par étape')).toBe(true)
  expect(beginsStepByStep('Plum cake')).toBe(false)
})
