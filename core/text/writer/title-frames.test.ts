import { expect, test } from 'vitest'
import { filledFrames, titleFrames } from './title-frames.ts'

test('a frame that names a value the page does not have is left out', () => {
  const frames = ['{name}', '{name} in {minutes} Minuten', '{name} in {steps} Schritten']
  expect(filledFrames(frames, { name: 'Apfelkuchen', steps: 4 })).toEqual([
    'Apfelkuchen',
    'Apfelkuchen in 4 Schritten',
  ])
})

test('a name in mid sentence begins small, and an acronym stays', () => {
  expect(filledFrames(['Receta: {lowerName}'], { name: 'Tortilla de patatas' })).toEqual([
    'Receta: tortilla de patatas',
  ])
  expect(filledFrames(['Guía: {lowerName}'], { name: 'DIY en casa' })).toEqual([
    'Guía: DIY en casa',
  ])
})

test('a language without frames has none', () => {
  expect(titleFrames('xx')).toBeUndefined()
  expect(titleFrames('__proto__')).toBeUndefined()
  expect(titleFrames('de')?.colon).toBe(': ')
})
