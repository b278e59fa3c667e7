/** What a title tells a reader to do: a description that says nothing of it is about something else. */

/** By language, where a title has a task; `task` is the beginning of its word. */
const TASKS: Readonly<Record<string, RegExp>> = {
  en: /(?:\b(?:how|when|where|ways|tips|guide|best time) (?:to|for) (?:\p{L}+ly )?|^)(?<task>harvest|stor|clean|wash|prun|plant|freez|dry|dri|repot|propagat|water|remov|paint|sharpen|fertili[sz]|polish)(?:e|ing|ting)?\s(?:your|a|an|the|\p{Ll})/iu,
  de: /(?<!\p{L})(?<task>ernt|lager|reinig|putz|pflanz|schneid|trockn|einfrier|wasch|gieß|düng|streich|vermehr|umtopf|überwinter|aufbewahr|entfern|schärf)e?r?n(?=\s*(?:[:?!–—-]|$))/iu,
  fr: /(?<!\p{L})(?<task>récolt|conserv|nettoy|plant|taill|congel|sécher?|arros|lav|peindr|boutur|rempot|aiguis|détach)(?:er)?(?= (?:les?|la|l['’]|vos|votre|son|ses|un|une|des) ?)/iu,
  es: /(?<!\p{L})(?<task>cosech|conserv|limpi|plant|pod|congel|sec|reg|lav|pint|trasplant|guard|afil)ar(?= (?:el|la|los|las|tus?|un|una) )/iu,
}

/** Also "Erntezeit" and "is harvested": the beginning of the task's word in any word. */
export function leavesOutTask(text: string, title: string, lang: string): boolean {
  const task = TASKS[lang]?.exec(title)?.groups?.['task']?.toLowerCase()
  return task !== undefined && !text.toLowerCase().includes(task)
}
