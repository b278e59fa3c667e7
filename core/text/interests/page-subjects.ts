/** What a page is about, as far as designs ask for it: a route on a map suits no cake. */
import type { PageContent } from '#core/pages/page-content.schema.ts'
import type { Language } from '../language.ts'
import { remember } from '../remember.ts'
import { understandPage } from '../understand/page-model.ts'

export type PageSubject = 'travel'

/** Of titles: "11 schöne Ausflugsziele rund um Berlin" lists places, and its kind is a list. */
const TRAVEL =
  /\b(?:travel(?:s|ing|ling|lers?)?|trips?|itinerar(?:y|ies)|vacations?|getaways?|destinations?|hikes?|hiking|beaches|islands?|days? (?:in|by|around)|places to (?:visit|see|stay|go)|things to (?:do|see) (?:in|on|at|near)|reise(?:n|ziele?|tipps?|bericht|führer)?|\p{L}+reisen?|ausfl(?:ug|üge)\p{L}*|urlaub\p{L}*|wander(?:ung|ungen|n|weg|wege)|sehenswürdigkeiten|städtetrip|strände|voyages?|vacances|itinéraire|randonnées?|plages|viajes?|vacaciones|escapadas?|excursi[oó]n(?:es)?|playas|viagg(?:io|i)|vacanz[ae]|itinerario|spiagge|reizen|vakantie|viage(?:m|ns)|férias|praias)(?![\p{L}])|رحل(?:ة|ات)|السفر|سياح/iu

/** Remembered, since each pin of a page asks. */
export const subjectsOfPage = remember(
  (content: PageContent, language: Language): readonly PageSubject[] =>
    content.kind !== 'recipe' && content.kind !== 'product' && isTravel(content, language)
      ? ['travel']
      : [],
)

const isTravel = (content: PageContent, language: Language): boolean =>
  TRAVEL.test(content.title) || understandPage(content, language).kind === 'travel'
