/**
 * Titles in German, Spanish and French by small templates that need no case, gender or number to
 * agree; in every other language only the page's own title, headings and entries, joined by a
 * colon.
 */
import { contentStems, wordsOf } from '../language.ts'
import { isWarningList } from '../subject.ts'
import { coversInterest, headingsNear, linesNear, type Material } from './material.ts'
import { germanInside, germanWhole } from './german-inside.ts'
import { tellingLines } from './telling-lines.ts'
import { filledFrames, lowerStart, titleFrames, type TitleFrames } from './title-frames.ts'
import { candidate, from, type TitleCandidate } from './title-candidate.ts'

export function worldTitles(material: Material, interest: string): TitleCandidate[] {
  const { content, subject } = material
  const made = allTitles(material, interest)
  // Of a list of what to keep from, every title says so in the page's own words.
  return isWarningList(content, subject.title)
    ? made.filter(
        ({ title, sources }) =>
          title.toLowerCase().includes(subject.noun.toLowerCase()) &&
          sources.every(({ kind }) => kind !== 'template'),
      )
    : made
}

function allTitles(material: Material, interest: string): TitleCandidate[] {
  const { content, language, subject, letters } = material
  const frames = titleFrames(language.lang)
  const colon = frames?.colon ?? (language.lang === 'ja' || language.lang === 'zh' ? '：' : ': ')
  const own = subject.title
  // Spanish and French go on in small letters after a colon.
  const after = (text: string): string =>
    language.lang !== 'es' && language.lang !== 'fr'
      ? letters.title(text)
      : language.isStopWord((wordsOf(text)[0] ?? '').toLowerCase())
        ? lowerStart(text)
        : letters.running(text)
  const name = letters.title(interest)
  const titles = [
    candidate(own, { sources: [from('heading', content.title)], weight: 1 }),
    ...(subject.rest
      ? [
          candidate(`${own}${colon}${letters.title(subject.rest)}`, {
            sources: [from('heading', content.title)],
            weight: 0.95,
            headline: own,
          }),
        ]
      : []),
    ...framed(material, frames),
    ...[...material.headings, ...material.entries].flatMap((text, index) => [
      candidate(letters.title(text), {
        sources: [from('heading', text)],
        weight: 1.1,
        headline: letters.title(text),
        about: text,
      }),
      candidate(`${own}${colon}${after(text)}`, {
        sources: [from('heading', content.title), from('heading', text)],
        weight: 0.84 - 0.005 * Math.min(20, index),
        headline: letters.title(text),
        about: text,
      }),
      candidate(`${letters.title(text)}${colon}${after(subject.noun || own)}`, {
        sources: [from('heading', text), from('heading', content.title)],
        weight: -0.75 - 0.005 * Math.min(20, index),
        headline: letters.title(text),
        about: text,
      }),
    ]),
    ...(language.lang === 'de' ? germanLines(material, interest) : []),
    ...tellingLines(content, language)
      .filter(({ isLong, text }) => !isLong || coversInterest(text, interest, language))
      .map(({ text, isInstruction, isPlain }, index) =>
        candidate(
          coversInterest(text, interest, language)
            ? letters.title(text)
            : `${letters.title(subject.noun || own)}${colon}${after(text)}`,
          {
            sources: [from('heading', content.title), from('sentence', text)],
            weight:
              (isPlain ? -4 : isInstruction ? 0.4 : language.lang === 'de' ? 0.3 : -0.2) -
              0.005 * Math.min(20, index),
            headline: letters.title(text),
            about: text,
          },
        ),
      ),
    ...halved(material, colon),
    ...material.sentences
      .filter(
        ({ text, isLeaning }) => !isLeaning && text.length <= 72 && !/[,;:“"(،؛、]/.test(text),
      )
      .map(({ text, score }) =>
        candidate(text.replace(/[.。]$/, ''), {
          sources: [from('sentence', text)],
          weight: 0.1 * score - 0.6,
          headline: text.replace(/[.。]$/, ''),
        }),
      ),
  ]
  const fitting = titles.filter(({ title }) => coversInterest(title, interest, language))
  const stems = contentStems(interest, language)
  const lined = linesNear(material, interest)
    .filter(({ text }) => !contentStems(text, language).some((stem) => stems.includes(stem)))
    .map(({ text }, index) =>
      candidate(`${name}${colon}${after(text)}`, {
        sources: [from('keyword', interest), from('sentence', text)],
        weight: -0.2 - 0.01 * Math.min(12, index),
        headline: letters.title(text),
        about: text,
      }),
    )
  const near = new Set(headingsNear(material, interest).map((text) => letters.title(text)))
  const isNear = (entry: TitleCandidate): boolean =>
    entry.sources[0]?.kind !== 'heading' ||
    entry.sources[0].quote === content.title ||
    near.has(entry.title)
  const apart = titles.filter(
    (entry) =>
      !coversInterest(entry.title, interest, language) &&
      !contentStems(entry.title, language).some((stem) => stems.includes(stem)),
  )
  const together = [...withIngredient(material, interest), ...howToLed(material)]
  const said =
    frames && !isSubject(material, name)
      ? filledFrames(frames.story, { name }).map((title, index) =>
          candidate(title, {
            sources: [from('keyword', interest), from('template', title)],
            weight: 0.7 - index * 0.02,
            headline: name,
          }),
        )
      : []
  return [
    ...fitting,
    ...together,
    ...said,
    ...lined,
    ...apart
      .filter(({ title, sources }) => !title.includes(colon) && sources[0]?.kind !== 'sentence')
      .map((entry) =>
        candidate(`${name}${colon}${after(entry.title)}`, {
          ...entry,
          sources: [from('keyword', interest), ...entry.sources],
          weight:
            entry.weight *
            (entry.sources.some(({ kind }) => kind === 'template')
              ? 0.5
              : isNear(entry)
                ? 0.85
                : 0.3),
        }),
      ),
  ]
}

/** "Drehe die Töpfe im Kräutergarten jede Woche": headings and lines with the topic inside. */
function germanLines(material: Material, interest: string): TitleCandidate[] {
  const { content, language, headings, letters } = material
  const halves = headings.flatMap((heading) =>
    [heading, halfOf(heading)].map((text) => ({
      text,
      about: heading,
      kind: 'heading' as const,
      weight: 0.9,
    })),
  )
  const lines = tellingLines(content, language)
    .filter(({ isLong, isPlain }) => !isLong && !isPlain)
    .map(({ text }) => ({ text, about: text, kind: 'sentence' as const, weight: 0.62 }))
  const whole = headings.flatMap((heading) =>
    germanWhole(material, letters.title(interest), heading).map((title) =>
      candidate(title, {
        sources: [from('heading', heading), from('keyword', interest)],
        weight: 0.95,
        headline: heading,
        about: heading,
      }),
    ),
  )
  const [name = ''] = letters.title(interest).split(/-(?:Tipps|Ideen)$/u)
  // A compound of nouns only: "Kräutergarten-Tipp", not "So-gelingt-Hefeteig-Tipp".
  const tips = /^\p{Lu}[\p{L}-]+$/u.test(name)
    ? tellingLines(content, language)
        .filter(({ isLong, isInstruction }) => !isLong && isInstruction)
        .map(({ text }, index) =>
          candidate(`${name}-Tipp: ${text}`, {
            sources: [from('sentence', text), from('keyword', interest)],
            weight: 0.55 - 0.01 * Math.min(20, index),
            headline: text,
            about: text,
          }),
        )
    : []
  return [
    ...whole,
    ...tips,
    ...[...halves, ...lines].flatMap(({ text, about, kind, weight }, index) =>
      germanInside(material, letters.title(interest), text).map((title) =>
        candidate(title, {
          sources: [from(kind, about), from('keyword', interest)],
          weight: weight - 0.005 * Math.min(20, index),
          headline: text,
          about,
        }),
      ),
    ),
  ]
}

/** "Der richtige Topf und die richtige Erde" says a word twice: its first half does not. */
function halved(
  { headings, subject, letters, language }: Material,
  colon: string,
): TitleCandidate[] {
  if (language.lang !== 'de') return []
  return headings.flatMap((heading) => {
    const half = halfOf(heading)
    return wordsOf(half).length < 3
      ? []
      : [
          candidate(`${letters.title(subject.noun || subject.title)}${colon}${half}`, {
            sources: [from('heading', heading)],
            weight: 0.6,
            headline: half,
            about: heading,
          }),
        ]
  })
}

/**
 * What stands before "und" where both halves are things: "Die Butter warm und nie heiß verarbeiten"
 * has no half.
 */
function halfOf(heading: string): string {
  return (
    /^((?:Der|Die|Das|Ein|Eine) [^,:]+) und (?:der|die|das|den|dem|ein|eine)(?!\p{L})/u.exec(
      heading,
    )?.[1] ?? ''
  )
}

/** The subject's own name, or one that says "tips" itself. */
function isSubject({ subject, content }: Material, name: string): boolean {
  return (
    name.toLowerCase() === (subject.noun || subject.title).toLowerCase() ||
    content.kind === 'keyword' ||
    /(?:tipps|ideen|consejos|ideas|conseils|idées)/i.test(name)
  )
}

/** "Cómo hacer tortilla de patatas: qué patatas elegir": another beginning before the colon. */
function howToLed({ content, language, subject, headings }: Material): TitleCandidate[] {
  if (language.lang !== 'es' || content.kind !== 'recipe') return []
  return headings.map((text, index) =>
    candidate(`Cómo hacer ${lowerStart(subject.noun || subject.title)}: ${lowerStart(text)}`, {
      sources: [from('heading', content.title), from('heading', text)],
      weight: 0.62 - 0.01 * index,
      headline: text,
      about: text,
    }),
  )
}

const WITH: Record<string, string> = { de: 'mit', es: 'con', fr: 'avec' }

/** "Apfelkuchen mit Mürbeteig"; not "Apfelkuchen mit Streuselkuchen", two names of one thing. */
function withIngredient(
  { content, subject, letters, language }: Material,
  interest: string,
): TitleCandidate[] {
  const word = WITH[language.lang]
  const noun = letters.title(subject.noun)
  const end = (text: string): string => text.toLowerCase().slice(-5)
  const isKin =
    contentStems(noun, language).some((stem) => contentStems(interest, language).includes(stem)) ||
    end(noun) === end(interest)
  if (!word || content.kind !== 'recipe' || noun === '' || isKin || noun.includes(` ${word} `))
    return []
  const title = `${noun} ${word} ${letters.running(interest)}`
  return [
    candidate(title, {
      sources: [from('heading', content.title), from('keyword', interest)],
      weight: 0.88,
      headline: title,
    }),
  ]
}

function framed(material: Material, frames: TitleFrames | undefined): TitleCandidate[] {
  if (!frames) return []
  const { content, subject } = material
  const label =
    content.kind === 'keyword'
      ? material.letters.title(content.title)
      : subject.noun || subject.title
  const kind = content.kind === 'product' || content.kind === 'other' ? 'story' : content.kind
  return filledFrames(frames[kind], { name: label, ...numbersOf(material) }).map((title, index) =>
    candidate(title, {
      sources: [from('heading', content.title), from('template', title)],
      weight: 0.9 - index * 0.01,
      headline: label,
    }),
  )
}

/** The numbers that a title may name. */
function numbersOf({ minutes, steps, ingredients, servings }: Material) {
  return {
    // From 90 minutes on, the languages differ in how they say it.
    ...(minutes !== null && minutes < 90 ? { minutes } : {}),
    ...(ingredients.length >= 3 ? { ingredients: ingredients.length } : {}),
    ...(steps.length >= 3 && steps.length <= 15 ? { steps: steps.length } : {}),
    ...(servings ? { servings } : {}),
  }
}
