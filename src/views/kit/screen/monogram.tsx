/**
 * An account's or person's first letters on a ground whose hue comes from the name, so that
 * accounts are distinguished at a glance. Drawn by CSS: the full name is always beside it or in
 * the label.
 */
import css from './monogram.module.css'

export function Monogram({
  name,
  size = 'medium',
  isRound = false,
}: {
  name: string
  size?: 'small' | 'medium'
  isRound?: boolean
}) {
  return (
    <span
      className={css['monogram']}
      data-size={size}
      data-round={isRound || undefined}
      style={{ '--hue': hueOf(name) }}
      data-letters={lettersOf(name)}
      aria-hidden="true"
    />
  )
}

export function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const shown = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return shown
    .map((word) => firstLetter(word ?? ''))
    .join('')
    .toLocaleUpperCase()
}

/** What a person takes for one letter: with its accents, and whole emoji. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

function firstLetter(word: string): string {
  // “(2)” has the letter 2; a word of marks alone keeps its first.
  const [first] = letters.segment(word.replace(/^\p{P}+(?=.)/u, ''))
  return first?.segment ?? ''
}

export function hueOf(name: string): number {
  // FNV-1a, so that names which differ little get hues that differ much.
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0) % 360
}
