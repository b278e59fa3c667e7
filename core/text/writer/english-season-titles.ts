/**
 * "Tomato Soup in Winter", "Pour-Over Coffee for Guests": a sentence of the page that opens with
 * when or for whom.
 */
import { dishNames } from './dish-names.ts'
import { thingOf } from './english-heading-titles.ts'
import { coversInterest, type Material } from './material.ts'
import { candidate, from, type TitleCandidate } from './title-candidate.ts'
import { isOfPage } from './topic-inside.ts'

const OPENING =
  /^((?:in|on) (?:winter|summer|spring|autumn|fall|rainy days|hot days|cold days)|for (?:guests|children|kids|a crowd|beginners|two|small \p{L}+)), /iu

export function seasonTitles(material: Material, interest: string): TitleCandidate[] {
  const { sentences, letters, content, language } = material
  if (!/^(?:recipe|story|other)$/.test(content.kind) || !isOfPage(material, interest)) return []
  const names =
    content.kind === 'recipe'
      ? dishNames(material, interest).filter((name) => !/ with /i.test(name))
      : [thingOf(material, interest)]
  return sentences
    .filter(({ isLeaning }) => !isLeaning)
    .flatMap(({ text }) => {
      const when = OPENING.exec(text)?.[1]
      if (when === undefined) return []
      return names
        .filter((name) => coversInterest(name, interest, language))
        .map((name, index) =>
          candidate(letters.title(`${name} ${when.toLowerCase()}`), {
            sources: [from('sentence', text), from('keyword', interest)],
            weight: 0.9 - 0.05 * index,
            about: text,
          }),
        )
    })
}
