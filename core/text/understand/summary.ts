/** The page's own summary, which is the best first description where it reads whole. */
import { contentStems, wordsOf } from '../language.ts'
import { isWholeSentence, splitSentences } from '../sentences.ts'
import { firstPersonOf, isBalanced } from '../text-gates.ts'
import type { Material } from '../writer/material.ts'

const LEAST = 50
const MOST = 420
/** Words of shops, newsletters and the page's own machinery. */
const MACHINERY =
  /https?:|www\.|@\w|#\w|\b(?:click|subscribe|newsletter|affiliate|cookies? policy|sign up|jump to|read more|this (?:post|article|page|site|blog)|blog post|video|photo|comment|rating|posted|copyright|all rights)\b|\[|\]|\||»|›|…|\.\.\./iu
/** The same in German, French and Spanish; also in languages that share their words. */
const WORLD_MACHINERY =
  /(?<!\p{L})(?:(?:dieser|diesem|den|im) (?:beitrag|artikel|post)|blogbeitrag|klick\p{L}*|abonnier\p{L}*|kommentar\p{L}*|cookies|weiterlesen|mehr erfahren|jetzt (?:lesen|entdecken)|(?:cet|cette|ce|notre) (?:article|page|site|vidéo)|cliquez|abonnez|inscrivez|en savoir plus|lire la suite|commentaires?|este (?:artículo|vídeo|post)|esta página|haz clic|suscríb\p{L}*|leer más|comentarios?)(?!\p{L})/iu
/** A statement about the writer says nothing to somebody who looks at the pin. */
const FIRST_PERSON =
  /(?<![\p{L}'’])(?:I|I['’](?:m|ve|ll|d)|my|me|we|we['’](?:re|ve|ll|d)|our|us)(?![\p{L}])/iu

/**
 * Its whole sentences up to `MOST` characters; '' where the first one does not read whole, or where
 * it is the site's own and says nothing of the subject.
 */
export function readSummary({ content, language }: Material, subject: string): string {
  const { description, title } = content
  const text = description.replace(/\s+/g, ' ').trim()
  const sentences = splitSentences(text, language.lang)
  const whole: string[] = []
  for (const sentence of sentences) {
    if (!isUsable(sentence, language.lang)) break
    if ([...whole, sentence].join(' ').length > MOST) break
    whole.push(sentence)
  }
  const summary = whole.join(' ')
  const isEcho = wordsOf(summary).length <= wordsOf(title).length + 2
  const wanted = contentStems(`${subject} ${title}`, language)
  const isAbout = contentStems(summary, language).some((stem) => wanted.includes(stem))
  return summary.length < LEAST || isEcho || !isAbout ? '' : summary
}

function isUsable(sentence: string, lang: string): boolean {
  return (
    isWholeSentence(sentence) &&
    /^["“¿¡]?[\p{Lu}\p{N}]/u.test(sentence) &&
    isBalanced(sentence) &&
    !MACHINERY.test(sentence) &&
    !WORLD_MACHINERY.test(sentence) &&
    !(lang === 'en' ? FIRST_PERSON : firstPersonOf(lang))?.test(sentence) &&
    wordsOf(sentence).length >= 3
  )
}
