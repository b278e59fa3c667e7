/** Signs of English sentences that can't be on a pin, though they are whole. */

/** "Check out this guide here!" */
const LINKING =
  /\b(?:check out (?:this|my|our|these|the)|see (?:my|our)|(?:right |over )?here[.!]$|link in|shop (?:now|the)|buy (?:now|it))\b/iu
/** "Cauliflower rice: it goes well with …": an entry of a list, not a sentence. */
const LABEL = /^[^.!?]{0,40}(?:\s[–—-]\s|:\s)/u

/** An entry of a list, or a link to another page. */
export function isUnfit(text: string): boolean {
  return LABEL.test(text) || LINKING.test(text)
}

/** A label before its text, an order, a condition: no sentence about the subject. */
export const UNFIT_LEAD =
  /^[^.!?]{0,48}(?:\s[–—-]\s|:\s)|^(?:if|when|once|while|for|to|you|add|use|make|try|be|do|don['’]t|don’t|place|keep|let|serve|store|whether|plus|open|closed|imagine|second|third|fourth|fifth|sixth|any such|ditto|further|similarly|elsewhere|likewise|throw|check|grab|start|name)\b|\p{Extended_Pictographic}|\b(?:recipe card|scroll|read on|keep reading|here['’]s|as an amazon|nutrition)\b/iu
/** Conditions, asides to the reader, other pages, and what only its picture or card makes clear. */
export const UNFIT =
  /^(?:if|when|once|while|whether|for example|thank|sorry|looking|want|welcome|enjoy|happy|see|check|try (?:my|our|these|this)|you may|you can also|don['’]t forget)\b|\p{Extended_Pictographic}|\b\d+ (?:hours?|minutes?|days?)\b|[=*©®]|\b(?:recipes?|recipe card|scroll|read on|keep reading|here['’]s|here is|amazon|nutrition|calories|daily value|printable|step \d|facebook|instagram|tag me|leave a|let me know|rating|stars?|posts?|today|yesterday|last (?:week|year|month|night)|ago)\b/iu
/** Out of the middle of the work. */
export const WORK =
  /\b(?:bowl|preheat|whisk|stir|pour|beat|knead|spread the|in batches|baking (?:tray|sheet)|cookie sheet|mixer|saucepan|until (?:smooth|golden|incorporated|combined|cooked)|(?:bake|cook|simmer|roast|fry) (?:for|until)|wrap each|into (?:\d+|logs|balls))\b/iu
/** What speaks against the subject, or for something else. */
export const AGAINST =
  /\b(?:not|don['’]t|doesn['’]t|isn['’]t|aren['’]t|can['’]t|won['’]t|never|avoid|unclear|however|although|unfortunately|problem|dry|bland|boring|soggy|instead of|no roots)\b/iu
