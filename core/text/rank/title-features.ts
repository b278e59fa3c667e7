/** What the ranker sees of a title: where it comes from, its shape, what it says of the page. */
import { contentStems, wordsOf } from '../language/language.ts'
import type { PatternTitle } from '../patterns/fill-titles.ts'
import { firstPersonOf } from '../gates/text-gates.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import type { Features } from './logistic.ts'
import { is, languageName, oneOf, sharedStems, shapeOf, share, stemSet } from './shape.ts'

const OWN = new Set(['own-title', 'own-clause', 'own-line', 'own-section'])

export function titleFeatures(entry: PatternTitle, model: PageModel): Features {
  const { language } = model.material
  const origin = OWN.has(entry.id) ? entry.id : 'pattern'
  return {
    ...oneOf('is', origin),
    ...oneOf(origin, languageName(language.lang)),
    ...oneOf(origin, model.kind),
    ...(origin === 'pattern' && { ...oneOf('promise', entry.promise), worth: entry.worth }),
    ...shapeOf(entry.title, language),
    ...lengthsOf(entry.title),
    ...topicOf(entry, model),
    firstPerson: is(firstPersonOf(language.lang)?.test(entry.title) ?? false),
    asks: is(
      /^(?:how|what|why|when|where|which|who|wie|was|warum|wo|comment|pourquoi|cómo|qué)\b/iu.test(
        entry.title,
      ),
    ),
    ofSection: is(entry.section !== null),
    ofRole: is((entry.section?.role ?? '') !== ''),
  }
}

function lengthsOf(title: string): Features {
  const count = wordsOf(title).length
  return {
    twoWords: is(count <= 2),
    threeWords: is(count === 3),
    fewWords: is(count >= 4 && count <= 6),
    manyWords: is(count > 10),
    length: share(title.length, 100),
    bar: is(/[|•»]/.test(title)),
  }
}

function topicOf({ title, section }: PatternTitle, { material, subject }: PageModel): Features {
  const { language, content } = material
  const stems = contentStems(title, language)
  const own = stemSet(content.title, language)
  const name = stemSet(subject.name, language)
  const shared = sharedStems(stems, own)
  return {
    nearTitle: stems.length === 0 ? 0 : shared / stems.length,
    offTitle: is(shared === 0),
    meaning: share(stems.length, 6),
    sure: is(subject.confidence >= MIN_SURE),
    confidence: subject.confidence,
    namesSubject: is(name.size > 0 && sharedStems(stems, name) === name.size),
    subjectWords: share(name.size, 6),
    longSubject: is(name.size > 4),
    sectionLength: share(section?.sentences.join(' ').length ?? 0, 800),
  }
}
