/** The task that a title names: a description that says nothing of it is about something else. */

/** By language, where a title has a task; `task` is the beginning of its word. */
const TASKS: Readonly<Record<string, RegExp>> = {
  en: /(?:\b(?:how|when|where|ways|tips|guide|best time) (?:to|for) (?:\p{L}+ly )?|^(?=\p{L}+ (?:your|an?|the) ))(?<task>harvest|stor|clean|wash|prun|plant|freez|dry|repot|propagat|water|remov|paint|sharpen|fertili[sz]|polish)(?:e|ing|ting)?(?= \p{L})/iu,
  de: /(?<!\p{L})(?<task>ernt|lager|reinig|putz|pflanz|schneid|trockn|einfrier|wasch|gieß|düng|streich|vermehr|umtopf|überwinter|aufbewahr|entfern|schärf)e?r?n(?=\s*(?:[:?!–—-]|$))/iu,
  fr: /(?<!\p{L})(?<task>récolt|conserv|nettoy|plant|taill|congel|séch|arros|lav|peindr|boutur|rempot|aiguis|détach)(?:er|re)(?= (?:les?|la|l['’]|vos|votre|son|ses|un|une|des) ?)/iu,
  es: /(?<!\p{L})(?<task>cosech|conserv|limpi|plant|pod|congel|sec|reg|lav|pint|trasplant|guard|afil)ar(?= (?:el|la|los|las|tus?|un|una) )/iu,
}

/** "Sécher" and "sèchent" differ by an accent, "dry" and "dried" by the last letter. */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** Also "Erntezeit" and "is harvested": the beginning of the task's word in any word. */
export function leavesOutTask(text: string, title: string, lang: string): boolean {
  const task = TASKS[lang]?.exec(title)?.groups?.['task']?.toLowerCase()
  return task !== undefined && !plain(text).includes(plain(task).replace(/y$/u, ''))
}
