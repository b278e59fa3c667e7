import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'
import { themes } from './theme.ts'
import type { Theme } from './theme.ts'

const sheet = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

/**
 * The custom properties of a theme: every rule whose selector names it, in the order of the sheet.
 */
function tokensOf(theme: Theme): Record<string, string> {
  const tokens: Record<string, string> = {}
  for (const [, selector = '', body = ''] of sheet
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (!selector.includes(`'${theme}'`)) continue
    for (const [, name = '', value = ''] of body.matchAll(/(--[\w-]+):\s*([^;]+);/g))
      tokens[name] = value.trim()
  }
  return tokens
}

const grounds = ['--paper', '--surface', '--sunken', '--hover'] as const
const texts: readonly (readonly [string, readonly string[]])[] = [
  ['--ink', [...grounds, '--pressed']],
  ['--ink-quiet', grounds],
  ['--accent', ['--paper', '--surface']],
  ['--accent-hover', ['--paper', '--surface']],
  ['--accent-ink', ['--accent-soft', '--surface']],
  ['--on-accent', ['--accent', '--accent-hover']],
  ['--on-danger', ['--danger', '--danger-hover']],
  ['--danger-ink', ['--danger-soft', '--surface', '--paper', '--hover']],
  ['--success-ink', ['--success-soft', '--surface']],
  ['--warning-ink', ['--warning-soft', '--surface']],
  ['--on-tooltip', ['--tooltip']],
]
const controls: readonly (readonly [string, readonly string[]])[] = [
  ['--line-strong', ['--paper', '--surface']],
  ['--focus', ['--paper', '--surface', '--sunken', '--accent-soft']],
  ['--danger', ['--surface']],
]

describe.each(themes)('%s', (theme) => {
  const tokens = tokensOf(theme)
  const contrast = (one: string, other: string) =>
    wcagContrast(tokens[one] ?? '', tokens[other] ?? '')
  const leastText = theme === 'light-high-contrast-experimental' ? 7 : 4.5

  test(`text stands out at ${leastText} to 1 or more`, () => {
    for (const [text, backs] of texts)
      for (const back of backs)
        expect(contrast(text, back), `${text} on ${back}`).toBeGreaterThanOrEqual(leastText)
  })

  test('controls and focus stand out at 3 to 1 or more', () => {
    for (const [control, backs] of controls)
      for (const back of backs)
        expect(contrast(control, back), `${control} on ${back}`).toBeGreaterThanOrEqual(3)
  })
})

test('the scales are the ones of the plan', () => {
  expect(
    [...sheet.matchAll(/--text-(\d+): ([\d.]+)rem/g)].map(([, name, rem]) => [
      Number(name),
      Math.round(Number(rem) * 16),
    ]),
  ).toEqual([12, 14, 16, 20, 25, 31].map((size) => [size, size]))
  expect([...sheet.matchAll(/--radius-(\d+):/g)].map(([, radius]) => Number(radius))).toEqual([
    6, 10, 16,
  ])
  expect(
    [...sheet.matchAll(/--space-\d+: (\d+)px/g)].every(([, space]) => Number(space) % 4 === 0),
  ).toBe(true)
})

test('the colours of a public page on a dark device are those of the dark theme', () => {
  const block = /prefers-color-scheme: dark\) \{\s*:root\[data-scheme='system'\] \{([^{}]*)\}/.exec(
    sheet,
  )
  const tokens = Object.fromEntries(
    [...(block?.[1] ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim(),
    ]),
  )
  expect(tokens).toEqual(tokensOf('dark-experimental'))
  expect(block?.[1]).toContain('color-scheme: dark')
})
