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
import { candidate, from, type TitleCandidate } from './title-candidate.ts'

interface Frames {
  colon: string
  recipe: (subject: string, facts: Facts) => string[]
  howTo: (subject: string, facts: Facts) => string[]
  list: (subject: string, facts: Facts) => string[]
  story: (subject: string) => string[]
  keyword: (subject: string) => string[]
}

function lowerStart(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.replace(/^./u, (letter) => letter.toLowerCase()) : text
}

interface Facts {
  minutes: number | null
  steps: number
  ingredients: number
  servings: string
}

/** Under 90 minutes only, where every language says "minutes" alike. */
function timed(minutes: number | null, frames: (minutes: number) => string[]): string[] {
  return minutes !== null && minutes < 90 ? frames(minutes) : []
}

const FRAMES: Record<string, Frames> = {
  de: {
    colon: ': ',
    recipe: (s, f) => [
      `${s}: Schritt für Schritt`,
      `${s} selber machen`,
      `Rezept: ${s}`,
      `${s}: Zutaten und Zubereitung`,
      `${s} zum Nachmachen`,
      ...timed(f.minutes, (m) => [`${s} in ${m} Minuten`, `Fertig in ${m} Minuten: ${s}`]),
      ...(f.ingredients >= 3 ? [`${s} mit ${f.ingredients} Zutaten`] : []),
      ...(f.servings ? [`${s} für ${f.servings} Portionen`] : []),
      ...(f.steps >= 3 ? [`${s} in ${f.steps} Schritten`] : []),
    ],
    howTo: (s, f) => [
      `${s}: Schritt für Schritt`,
      `Anleitung: ${s}`,
      `So geht’s: ${s}`,
      `Tipps zum Merken: ${s}`,
      `Ideen und Tipps: ${s}`,
      `${s}: So geht’s`,
      `Tipps und Anleitung: ${s}`,
      `Alle Tipps: ${s}`,
      ...(f.steps >= 3 ? [`${s} in ${f.steps} Schritten`, `${f.steps} Schritte: ${s}`] : []),
    ],
    list: (s) => [`${s} zum Merken`, `Ideen: ${s}`, `${s}: Ideen und Tipps`],
    story: (s) => [
      `${s}: Tipps und Ideen`,
      `${s}: Darauf kommt es an`,
      `${s}: Das solltest du wissen`,
      `Tipps zum Merken: ${s}`,
      `Ideen und Tipps: ${s}`,
      `${s}: Tipps zum Merken`,
    ],
    keyword: (s) => [
      s,
      `${s}: Ideen`,
      `${s}: Tipps und Ideen`,
      `${s}: Tipps zum Merken`,
      `Ideen zum Merken: ${s}`,
      `${s}: So geht’s`,
      `${s}: Das solltest du wissen`,
      `${s} Schritt für Schritt`,
      `Entdecke hier: ${s}`,
      `Alle Ideen: ${s}`,
      `${s} zum Nachmachen`,
      `Ideen im Überblick: ${s}`,
    ],
  },
  es: {
    colon: ': ',
    recipe: (s, f) => [
      `${s}: receta paso a paso`,
      `Cómo hacer ${lowerStart(s)}`,
      `Receta: ${lowerStart(s)}`,
      `${s}: ingredientes y preparación`,
      `${s} paso a paso`,
      ...timed(f.minutes, (m) => [
        `${s} en ${m} minutos`,
        `Listo en ${m} minutos: ${lowerStart(s)}`,
      ]),
      ...(f.ingredients >= 3 ? [`${s} con ${f.ingredients} ingredientes`] : []),
      ...(f.servings ? [`${s} para ${f.servings} raciones`] : []),
      ...(f.steps >= 3 ? [`${s} en ${f.steps} pasos`] : []),
    ],
    howTo: (s, f) => [
      `${s} paso a paso`,
      `Guía: ${lowerStart(s)}`,
      `${s}: guía paso a paso`,
      `Consejos: ${s}`,
      ...(f.steps >= 3 ? [`${s} en ${f.steps} pasos`] : []),
    ],
    list: (s) => [`${s}: ideas para más tarde`, `${s} de un vistazo`, `Ideas: ${lowerStart(s)}`],
    story: (s) => [
      `${s} de un vistazo`,
      `Guía: ${lowerStart(s)}`,
      `${s}: ideas y consejos`,
      `Consejos: ${lowerStart(s)}`,
    ],
    keyword: (s) => [
      s,
      `${s}: ideas`,
      `${s}: ideas y consejos`,
      `${s} de un vistazo`,
      `Guía: ${s}`,
      `Ideas para más tarde: ${s}`,
      `Consejos: ${s}`,
      `${s} paso a paso`,
      `Descubre: ${s}`,
      `Todo de un vistazo: ${s}`,
      `Aquí: ${s}`,
      `Lista de ideas: ${s}`,
    ],
  },
  fr: {
    colon: ' : ',
    recipe: (s, f) => [
      `${s} : la recette pas à pas`,
      `Recette : ${lowerStart(s)}`,
      `${s} : ingrédients et préparation`,
      `${s}, étape par étape`,
      ...timed(f.minutes, (m) => [`${s} en ${m} minutes`, `Prêt en ${m} minutes : ${s}`]),
      ...(f.ingredients >= 3 ? [`${s} avec ${f.ingredients} ingrédients`] : []),
      ...(f.servings ? [`${s} pour ${f.servings} portions`] : []),
      ...(f.steps >= 3 ? [`${s} en ${f.steps} étapes`] : []),
    ],
    howTo: (s, f) => [
      `${s} étape par étape`,
      `Guide : ${s}`,
      `${s} : conseils et astuces`,
      `Conseils : ${s}`,
      ...(f.steps >= 3 ? [`${s} en ${f.steps} étapes`] : []),
    ],
    list: (s) => [
      `${s} : conseils et astuces`,
      `${s} en un clin d’œil`,
      `Idées : ${lowerStart(s)}`,
      `Conseils pour plus tard : ${lowerStart(s)}`,
    ],
    story: (s) => [
      `${s} en un clin d’œil`,
      `Guide : ${lowerStart(s)}`,
      `${s} : conseils et astuces`,
      `Conseils : ${lowerStart(s)}`,
    ],
    keyword: (s) => [
      s,
      `${s} : idées`,
      `${s} : idées et astuces`,
      `${s} en un clin d’œil`,
      `Guide : ${s}`,
      `Idées pour plus tard : ${s}`,
      `Conseils : ${s}`,
      `${s} étape par étape`,
      `Découvrez : ${s}`,
      `Voici : ${s}`,
      `Astuces : ${s}`,
      `Liste d’idées : ${s}`,
    ],
  },
  ar: {
    colon: ': ',
    recipe: (s) => [
      `${s} خطوة بخطوة`,
      `وصفة ${s}`,
      `${s}: المكونات والخطوات`,
      `${s}: نصائح وأفكار`,
      `نصائح: ${s}`,
    ],
    howTo: (s) => [`${s} خطوة بخطوة`, `${s}: نصائح وأفكار`, `نصائح: ${s}`, `دليل: ${s}`],
    list: (s) => [`أفكار: ${s}`, `${s}: نصائح وأفكار`, `نصائح: ${s}`],
    story: (s) => [
      `${s}: نصائح وأفكار`,
      `${s} خطوة بخطوة`,
      `نصائح: ${s}`,
      `دليل: ${s}`,
      `أفكار ونصائح: ${s}`,
    ],
    keyword: (s) => [s, `${s}: نصائح وأفكار`, `نصائح: ${s}`, `أفكار: ${s}`, `دليل: ${s}`],
  },
}

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
  const frames = FRAMES[language.lang]
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
      ? frames.story(name).map((title, index) =>
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

function framed(material: Material, frames: Frames | undefined): TitleCandidate[] {
  if (!frames) return []
  const { content, subject, minutes, steps, ingredients, servings } = material
  const facts: Facts = {
    minutes,
    steps: steps.length <= 15 ? steps.length : 0,
    ingredients: ingredients.length,
    servings,
  }
  const label =
    content.kind === 'keyword'
      ? material.letters.title(content.title)
      : subject.noun || subject.title
  const written = {
    recipe: () => frames.recipe(label, facts),
    how_to: () => frames.howTo(label, facts),
    list: () => frames.list(label, facts),
    keyword: () => frames.keyword(label),
    story: () => frames.story(label),
    product: () => frames.story(label),
    other: () => frames.story(label),
  }[content.kind]()
  return written.map((title, index) =>
    candidate(title, {
      sources: [from('heading', content.title), from('template', title)],
      weight: 0.9 - index * 0.01,
      headline: label,
    }),
  )
}
