/** Which board a pin of an automation goes to: by the words that a person has given each board. */
import type {
  AutomationSettings,
  BoardRule,
} from '#core/contract/publishing/automations.contract.ts'
import type { Pin, PinBoard } from '#core/contract/content/pins.contract.ts'

type PinWords = Pick<Pin, 'interest' | 'keywords' | 'title'>

/**
 * The first rule whose words are in the pin's interest, else in its keywords, else in its title;
 * else the default board. Null = none.
 */
export function boardByWords(
  pin: PinWords,
  { boards, default_board }: Pick<AutomationSettings, 'boards' | 'default_board'>,
): PinBoard | null {
  const places = [[pin.interest?.interest ?? ''], pin.keywords, [pin.title]].map((texts) =>
    texts.map(wordsOf),
  )
  for (const texts of places) {
    const rule = boards.find((one) => texts.some((words) => isIn(one, words)))
    if (rule !== undefined) return rule.board
  }
  return default_board
}

/** All of its words, side by side and in their order, in the singular or in the plural. */
function isIn({ words }: BoardRule, text: readonly string[]): boolean {
  const wanted = wordsOf(words)
  return (
    wanted.length > 0 &&
    text.some((_, start) => wanted.every((word, at) => isSameWord(text[start + at], word)))
  )
}

function isSameWord(one: string | undefined, other: string): boolean {
  if (one === undefined) return false
  const forms = formsOf(one)
  return formsOf(other).some((form) => forms.includes(form))
}

/** Of English words: good enough to compare by, for the words are a person's own. */
function formsOf(word: string): string[] {
  if (word.length <= 3) return [word]
  return [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]
}

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? []
