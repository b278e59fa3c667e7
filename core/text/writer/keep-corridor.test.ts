import { expect, test } from 'vitest'
import { corridorFaults, distinctPairs } from '../text-gates.ts'
import { keptInCorridor } from './keep-corridor.ts'
import { candidate, type TitleCandidate } from './title-candidate.ts'

const title = (text: string, weight = 0): TitleCandidate => candidate(text, { sources: [], weight })
const worthBeside = ({ weight }: TitleCandidate): number => weight
const kept = (
  chosen: TitleCandidate[],
  others: TitleCandidate[],
  isFit: (entry: TitleCandidate) => boolean = () => true,
): string[] =>
  keptInCorridor(chosen, { taken: [], candidates: [...chosen, ...others], worthBeside, isFit }).map(
    (entry) => entry.title,
  )

const ALIKE = ['Pine', 'Oak', 'Elm', 'Ash', 'Fir', 'Yew'].map((tree) =>
  title(`Long Wall Shelf of ${tree}`, 1),
)
const OTHERS = [
  'Where Heavy Books Belong',
  'Oil Every Side Before Winter',
  'Two Brackets Carry Twenty Kilos',
  'Leave a Third Empty',
].map((text) => title(text, 0.5))

test('titles that repeat each other give way until the pairs are distinct enough and no fifth begins alike', () => {
  expect(corridorFaults(ALIKE.map((entry) => entry.title))).not.toEqual([])
  const titles = kept(ALIKE, OTHERS)
  expect(titles).toHaveLength(6)
  expect(distinctPairs(titles)).toBeGreaterThanOrEqual(0.7)
  expect(corridorFaults(titles)).toEqual([])
})

test('titles within the corridor stay, each at its place', () => {
  expect(kept(OTHERS, ALIKE)).toEqual(OTHERS.map((entry) => entry.title))
})

test('what is not fit never comes in', () => {
  expect(kept(ALIKE, OTHERS, (entry) => entry !== OTHERS[0])).not.toContain(OTHERS[0]?.title)
})

test('a fifth beginning gives way even where more pairs are distinct than need be', () => {
  const crowd = [
    'Rope and Wool',
    'Light From Above',
    'Seven Sorts of Pine',
    'Hooks That Hold',
    'Paint for Damp Rooms',
  ].map((text) => title(`Wall Shelf ${text}`, 1))
  const titles = kept(
    [...crowd, ...OTHERS],
    [title('Brackets Carry Twenty Kilos of Heavy Books', 0.2)],
  )
  expect(corridorFaults(titles)).toEqual([])
})
