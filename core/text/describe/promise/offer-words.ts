/** Words of `offers.json` by which a sentence says what its page gives, and how ours say it. */
import { z } from 'zod'
import { splitSentences } from '../../language/sentences.ts'
import words from './offers.json' with { type: 'json' }

const Wordings = z.array(z.string()).min(1)

const OfferWords = z.object({
  /** Sentences with `{things}` for the page's headings, by what the page is. */
  forms: z.object({
    checklist: Wordings,
    list: Wordings,
    picks: Wordings,
    tips: Wordings,
    /** Of all steps of a how-to, from the first on. */
    steps: Wordings,
    /** Some of what a page asks to do. */
    tasks: Wordings,
    questions: Wordings,
    guide: Wordings,
    post: Wordings,
    /** Of the other headings beside a section's own. */
    also: Wordings,
    alsoTasks: Wordings,
  }),
  /** What a title calls its page. */
  titles: z.object({
    checklist: z.string(),
    tips: z.string(),
    guide: z.string(),
    howTo: z.string(),
  }),
  /** What a page can give, for `{kinds}` in `own`: "get these tips" offers it, "get the soil" does not. */
  kinds: z.string(),
  /** How a page's own sentence begins that says what the page gives. */
  own: z.string(),
  /** The same inside a sentence. */
  inside: z.string(),
  /** What a reader fears or fails at. */
  worry: z.string(),
  /** What a pin does not show. */
  leans: z.string(),
})

/** Whole words only: "estilista de" is no "lista de". */
const whole = (pattern: string): RegExp => new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'iu')

/** By language. */
export const offerWords = new Map(
  Object.entries(z.record(z.string(), OfferWords).parse(words)).map(([lang, list]) => [
    lang,
    {
      forms: list.forms,
      checklist: whole(list.titles.checklist),
      tips: whole(list.titles.tips),
      guide: whole(list.titles.guide),
      howTo: whole(list.titles.howTo),
      own: whole(`^(?:${list.own.replaceAll('{kinds}', () => list.kinds)})`),
      inside: new RegExp(list.inside, 'iu'),
      worry: new RegExp(list.worry, 'iu'),
      leans: new RegExp(list.leans, 'iu'),
    },
  ]),
)
export type OfferForm = keyof z.infer<typeof OfferWords>['forms']
export type OfferWords = NonNullable<ReturnType<(typeof offerWords)['get']>>

/** Whether a text says what its page gives: "Learn how …", "Here are …"; false in unknown languages. */
export function isOffering(text: string, lang: string): boolean {
  const list = offerWords.get(lang)
  if (!list) return false
  return splitSentences(text, lang).some((one) => list.own.test(one) || list.inside.test(one))
}

/** Whether a text speaks of a worry and says nothing of what helps. */
export const isWorryOnly = (text: string, lang: string): boolean =>
  offerWords.get(lang)?.worry.test(text) === true && !isOffering(text, lang)
