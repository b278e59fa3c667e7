/** French elision: "de tarte", but "d’omelette", "d’huîtres" and "de haricots". */

/** Words whose h keeps the vowel before it, and other vowels that count as consonants. */
const KEEPS_VOWEL =
  /^(?:h(?:achis|aché|aies?(?!\p{L})|éros|addock|alloween|alva|amburger|ampe|anche|areng|aricot|arissa|aut|ocus|omard|ot[- ]?dog|oumous|ummus|uit|ors|érisson|amac|angar|asard|auteur|erse|ibou|ip|obby|ollande|ongrie|ublot|utte)|y(?!eux)|o(?:nze|ui)|u(?:hlan|n$))/iu

export function isElidedBefore(text: string): boolean {
  return /^[aeiouyàâäéèêëîïôöùûüœæh]/iu.test(text) && !KEEPS_VOWEL.test(text)
}

/** The text behind "de". */
export function withDe(text: string): string {
  return isElidedBefore(text) ? `d’${text}` : `de ${text}`
}
