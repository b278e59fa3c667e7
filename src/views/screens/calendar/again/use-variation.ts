/**
 * What can be varied on a pin that goes out again. All of it is, unless the person says otherwise.
 */
import { useMemo, useState } from 'react'
import type { Pin, PinPatch } from '#core/contract/content/pins.contract.ts'
import { listPins } from '#core/pins/book/pin-selectors.ts'
import { useActor, usePages } from '../../../kit/context/app-context.tsx'
import { useLoad } from '../../../kit/context/data.ts'
import { useTemplates } from '../../../pins/template-names/use-templates.ts'
import { type Offered, offeredFor, type Variation, variedPatch, VARIATIONS } from './varied-pin.ts'

/** The contract's limit of titles that must not be repeated. */
const MAX_TAKEN = 500

export interface VariationChoice {
  readonly offered: Offered
  readonly chosen: ReadonlySet<Variation>
  readonly choose: (variation: Variation, isChosen: boolean) => void
  readonly patch: PinPatch
}

export function useVariation(pin: Pin): VariationChoice {
  const page = usePages((snapshot) => snapshot.context.pages.find(({ id }) => id === pin.page_id))
  const { templates } = useTemplates('exact')
  const alternative = useOtherWords(pin)
  const [refused, setRefused] = useState<readonly Variation[]>([])
  const offered = useMemo(() => offeredFor(pin, page, alternative), [pin, page, alternative])
  const chosen = new Set(
    VARIATIONS.filter((one) => offered[one] !== null && !refused.includes(one)),
  )
  return {
    offered,
    chosen,
    choose: (variation, isChosen) =>
      setRefused((before) => [
        ...before.filter((one) => one !== variation),
        ...(isChosen ? [] : [variation]),
      ]),
    patch: variedPatch({ pin, page, templates: templates ?? [] }, offered, chosen),
  }
}

/**
 * Words of the page that none of its pins has. Undefined until they are found, and if there are
 * none.
 */
function useOtherWords({ account_id, page_id, interest_id, media }: Pin) {
  const pins = useActor('pins')
  // As they are when the dialog opens: other words must not come while a person reads these.
  const [taken] = useState(() =>
    listPins(pins.getSnapshot().context.book)
      .filter((one) => one.page_id === page_id)
      .map(({ title }) => title)
      .slice(0, MAX_TAKEN),
  )
  const { data } = useLoad(
    'textAlternatives',
    media === undefined
      ? { params: { account_id, page_id }, body: { interest_id, taken, count: 1 } }
      : null,
  )
  return data?.alternatives[0]
}
