/** What results suggest for the next pins. */
import type { TemplateEvidence } from '#core/contract/publishing/results.contract.ts'
import type { ResultGroup } from './groups.ts'

export interface TemplateSuggestion extends TemplateEvidence {
  readonly template_id: string
  /** The least that the interval leaves open. */
  readonly least: number
}

/**
 * The template that is saved more often for certain, by the least that its interval leaves open.
 * `groups`: by template and saves. `isOffered`: there is such a template, and it is not favored yet.
 */
export function suggestTemplate(
  groups: readonly ResultGroup[],
  isOffered: (templateId: string) => boolean,
): TemplateSuggestion | null {
  const [best] = groups
    .flatMap(({ key, ratio, verdict, rate, others }) =>
      verdict === 'more' && ratio !== null && isOffered(key)
        ? [
            {
              template_id: key,
              times: ratio.value,
              least: ratio.low,
              pins: rate.pins,
              other_pins: others.pins,
            },
          ]
        : [],
    )
    .toSorted((one, other) => other.least - one.least)
  return best ?? null
}
