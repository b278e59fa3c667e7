/**
 * A topic turned about its joint, as another beginning for the same lines: "a capsule wardrobe for
 * fall", "a checklist for a backyard wedding", "indoor seed starting". Only where the page gives
 * the article that such a name takes.
 */
import { wordsOf } from '../language.ts'
import { withArticle } from './english-articles.ts'
import { attributive, gerundOf, isPlural } from './english-grammar.ts'
import type { Material } from './material.ts'
import { isTask, PAPER } from './topic-inside.ts'

const SEASONAL = /^(spring|summer|autumn|fall|winter) (\p{L}+ .+)$/iu
const INDOORS = /^(\p{L}+) (\p{L}+s) (in|out)doors$/iu
const MADE_FOR = /^(.+) (packing list|checklist|itinerary|guide|plan|ideas|activities|tips)$/iu

/** In running case; '' where the name has no joint. */
export function turnedName(material: Material, interest: string): string {
  const name = material.letters.running(interest)
  return ofSeason(material, name) || ofTask(material, name) || ofPaper(material, name)
}

function ofSeason(material: Material, name: string): string {
  const [, season = '', worn = ''] = SEASONAL.exec(name) ?? []
  return season === '' || articled(material, name) === ''
    ? ''
    : `a ${worn} for ${season.toLowerCase()}`
}

function ofTask(material: Material, name: string): string {
  const [, verb = '', grown = '', where = ''] = INDOORS.exec(name) ?? []
  return verb !== '' && isTask(material, name)
    ? `${where.toLowerCase()}door ${attributive(grown)} ${gerundOf(verb)}`
    : ''
}

function ofPaper(material: Material, name: string): string {
  const [, base = '', paper = ''] = MADE_FOR.exec(name) ?? []
  const thing = base === '' ? '' : articled(material, base)
  if (thing === '') return ''
  return isPlural(paper) ? `${paper} for ${thing}` : `${article(paper)} ${paper} for ${thing}`
}

function article(name: string): string {
  return /^[aeiou]/i.test(name) ? 'an' : 'a'
}

/** With the article of the page, '' where it gives none to a thing that may need one. */
export function articled(material: Material, name: string): string {
  const last = wordsOf(name).at(-1) ?? ''
  if (isPlural(last) || (wordsOf(name).length === 1 && name !== name.toLowerCase())) return name
  const [found] = withArticle(material, name)
  return PAPER.test(name) || /^an?$/.test(found) ? `${article(name)} ${name}` : ''
}
