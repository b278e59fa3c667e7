/** What the ranker sees of a title: where it comes from, its shape, what it says of the page. */
import { contentStems, wordsOf } from '../language/language.ts'
import type { PatternTitle } from '../titles/fill-titles.ts'
import { stemCounts } from '../subject/title-topics.ts'
import { firstPersonOf } from '../gates/first-person.ts'
import { MIN_SURE, type PageModel } from '../understand/page-model.ts'
import type { Features } from '../keyphrases/logistic.ts'
import {
  is,
  languageName,
  oneOf,
  sharedStems,
  shapeOf,
  share,
  stemSet,
} from '../sentences/shape.ts'

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
    ...borneOut(entry.title, model),
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

/** A title with so few words of meaning is a name at best: "Home Study Results". */
const BARE = 2
/** So often the text must repeat a word that is meant. */
const MEANT = 2

/** How far the text speaks of what the title says: "I Gotta Feeling" over a concert does not. */
function borneOut(title: string, { kind, summary, material }: PageModel): Features {
  const { content, language } = material
  // A person means the title that they typed.
  if (content.is_typed) return { meant: 1 }
  const counts = stemCounts(content, language)
  const stems = contentStems(title, language).filter((stem) => /\p{L}/u.test(stem))
  const meant = stems.filter((stem) => (counts.get(stem) ?? 0) >= MEANT).length
  const isBare = stems.length <= BARE
  return {
    meant: stems.length === 0 ? 0 : meant / stems.length,
    unmeant: is(stems.length > 0 && meant === 0),
    bare: is(isBare),
    bareUnmeant: is(isBare && meant < stems.length),
    bareStory: is(isBare && kind === 'story'),
    noSummary: is(summary === ''),
  }
}
