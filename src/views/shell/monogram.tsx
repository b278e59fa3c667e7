/** An account's or person's first letters on a ground whose hue comes from the name, so that accounts are told apart at a glance. */
import css from './monogram.module.css'

export function Monogram({ name, size = 'medium', isRound = false }: { name: string; size?: 'small' | 'medium'; isRound?: boolean }) {
  return (
    <span className={css['monogram']} data-size={size} data-round={isRound || undefined} style={{ '--hue': hueOf(name) }} aria-hidden="true">
      {lettersOf(name)}
    </span>
  )
}

export function lettersOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0], words.at(-1)].map((word) => firstLetter(word ?? '')) : [firstLetter(words[0] ?? '')]
  return letters.join('').toLocaleUpperCase()
}

function firstLetter(word: string): string {
  return [...word][0] ?? ''
}

export function hueOf(name: string): number {
  let sum = 7
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 360
  return sum
}
