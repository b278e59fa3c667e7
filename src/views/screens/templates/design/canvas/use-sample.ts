/** The page that the editor shows a template with. */
import { useMemo } from 'react'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { templateFacts } from '#core/templates/document/template-facts.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import type { PictureAddresses } from '#core/templates/looks/choose-looks.rules.ts'
import { sampleDesignOf } from '#core/templates/samples/sample-stories.ts'
import { useLoad } from '../../../../kit/context/data.ts'

export interface Sample {
  readonly design: PinDesign
  readonly addresses: PictureAddresses | undefined
  /** False until it is known whether the picture that it was begun with is still there. */
  readonly isKnown: boolean
}

/** With the picture that it was begun with, unless that was deleted or is another person's. */
export function useSample(template: Template): Sample {
  const id = template.use.sample.picture
  const { data, status } = useLoad('listPictures', id === undefined ? null : {})
  const url = data?.pictures.find((picture) => picture.id === id)?.url
  const addresses = useMemo(
    () => (id === undefined || url === undefined ? undefined : { [id]: url }),
    [id, url],
  )
  const design = useMemo(
    () => withPicture(sampleDesignOf(templateFacts(template)), addresses && id),
    [template, addresses, id],
  )
  return { design, addresses, isKnown: id === undefined || status !== 'loading' || data !== null }
}

/** In place of the first one, if there is any. */
export const withPicture = (design: PinDesign, id: string | undefined): PinDesign =>
  id === undefined || design.pictures.length === 0
    ? design
    : { ...design, pictures: [{ picture_id: id, crop: null }, ...design.pictures.slice(1)] }
