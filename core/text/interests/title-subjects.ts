/** What a page is about as far as its kind and title say so: enough where its text is not at hand. */
import type { PageKind } from '#core/contract/content/pages.contract.ts'

export type PageSubject = 'travel' | 'food' | 'guide'

interface Titled {
  readonly kind: PageKind
  readonly title: string
}

/** Of titles: "11 schöne Ausflugsziele rund um Berlin" lists places, and its kind is a list. */
const TRAVEL =
  /\b(?:travel(?:s|ing|ling|lers?)?|trips?|itinerar(?:y|ies)|vacations?|getaways?|destinations?|hikes?|hiking|beaches|islands?|days? (?:in|by|around)|places to (?:visit|see|stay|go)|things to (?:do|see) (?:in|on|at|near)|reise(?:n|ziele?|tipps?|bericht|führer)?|\p{L}+reisen?|ausfl(?:ug|üge)\p{L}*|urlaub\p{L}*|wander(?:ung|ungen|n|weg|wege)|sehenswürdigkeiten|städtetrip|strände|voyages?|vacances|itinéraire|randonnées?|plages|viajes?|vacaciones|escapadas?|excursi[oó]n(?:es)?|playas|viagg(?:io|i)|vacanz[ae]|itinerario|spiagge|reizen|vakantie|viage(?:m|ns)|férias|praias)(?![\p{L}])|رحل(?:ة|ات)|السفر|سياح/iu

/** A recipe or a product, whatever its title says of islands. */
export const isThing = ({ kind }: Pick<Titled, 'kind'>): boolean =>
  kind === 'recipe' || kind === 'product'

export const subjectsOfTitle = (page: Titled): readonly PageSubject[] => [
  ...(!isThing(page) && TRAVEL.test(page.title) ? (['travel'] as const) : []),
  ...subjectsOfKind(page),
]

/** What a reader keeps like a small book: a list of places or five tips look like a book for sale. */
const GUIDE =
  /\b(?:guides?|handbooks?|workbooks?|e-?books?|manuals?|cheat ?sheets?|ratgeber|leitfaden|handbuch|guía|guida|manuel|manual)(?![\p{L}])|\p{L}ratgeber|دليل/iu

/** A dish or a guide. */
export const subjectsOfKind = ({ kind, title }: Titled): readonly PageSubject[] =>
  kind === 'recipe' ? ['food'] : GUIDE.test(title) && kind !== 'product' ? ['guide'] : []
