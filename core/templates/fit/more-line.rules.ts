/**
 * The last line of a list that shows less than there is: "+ 3 more", in the language of the list.
 */

/** Written by the caller that gave the list: how much of it is left out. */
const given = /^(?:\+|ほか)\s?(\d{1,3})(?:件|\s\p{L}+){0,2}$/u

export interface ListedItems {
  entries: string[]
  /** How many more there are by the list's own last line, and that line. */
  more: number
  line: string
}

export function listedItems(items: readonly string[]): ListedItems {
  const line = items.at(-1)?.trim() ?? ''
  const count = given.exec(line)?.[1]
  return count === undefined || items.length < 2
    ? { entries: [...items], more: 0, line: '' }
    : { entries: items.slice(0, -1), more: Number(count), line }
}

/**
 * A frequent small word shows the language of a few lines well enough; English where none is found.
 * "Pour" is no sign: English recipes begin with it.
 */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'ほか{n}件'],
  [/\p{Script=Arabic}/u, '+ {n} أخرى'],
  [/[äöüß]|\b(?:und|der|die|das|für|mit|ein|eine|den|im|auf|nicht)\b/iu, '+ {n} weitere'],
  [/[ñ¿¡]|\b(?:el|los|las|una|con|para|del|más|por)\b/iu, '+ {n} más'],
  [/[œç]|\b(?:le|les|des|une|avec|du|et|dans|aux?)\b/iu, '+ {n} autres'],
  [/\b(?:il|gli|della|delle|con|per|una|di)\b/iu, '+ {n} altri'],
  [/\b(?:het|een|van|voor|met|zijn)\b/iu, '+ {n} meer'],
]

/** Its own last line keeps its words; only the number grows. */
export function moreLine(
  count: number,
  { line, entries }: Pick<ListedItems, 'line' | 'entries'>,
): string {
  if (line) return line.replace(/\d+/u, String(count))
  const text = entries.join('\n')
  const words = SIGNS.find(([sign]) => sign.test(text))?.[1] ?? '+ {n} more'
  return words.replace('{n}', String(count))
}
