/**
 * What is printed on a key, by language: a German keyboard has other words on it. Arabic ones have
 * the English.
 */
const printed: Readonly<Record<string, ReadonlyMap<string, string>>> = {
  de: new Map([
    ['Ctrl', 'Strg'],
    ['Shift', 'Umschalt'],
    ['Space', 'Leertaste'],
    ['Delete', 'Entf'],
    ['Insert', 'Einfg'],
    ['Backspace', 'Rücktaste'],
    ['Home', 'Pos1'],
    ['End', 'Ende'],
    ['PageUp', 'Bild↑'],
    ['PageDown', 'Bild↓'],
  ]),
}

/** The keys of a chord (`Ctrl+Shift+Z`) as they are printed. */
export function keyNames(chord: string, locale: string): string[] {
  return chord.split('+').map((key) => printed[locale]?.get(key) ?? key)
}
