/** The page that the editor shows a template with. */
import { useMemo } from 'react'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { templateFacts } from '#core/templates/document/template-facts.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import type { PictureAddresses } from '#core/templates/looks/choose-looks.rules.ts'
import { sampleDesignOf } from '#core/templates/samples/sample-stories.ts'
import { useLoad } from '../../../../kit/context/data.ts'

export interface Sample {
  /** The same object as long as nothing in it changes. */
  readonly page: { readonly design: PinDesign; readonly addresses?: PictureAddresses }
  /** The picture that is shown in place of the demo site's. */
  readonly picture: string | undefined
  /** False until it is known whether the picture that it was begun with is still there. */
  readonly isKnown: boolean
}

/** With the picture that it was begun with, unless that was deleted or is another person's. */
export function useSample(template: Template): Sample {
  const id = template.use.sample.picture
  const { data, status } = useLoad('listPictures', id === undefined ? null : {})
  const url = data?.pictures.find((picture) => picture.id === id)?.url
  const picture = url === undefined ? undefined : id
  const addresses = useMemo(
    () => (picture === undefined || url === undefined ? undefined : { [picture]: url }),
    [picture, url],
  )
  const page = useMemo(
    () => ({
      design: withPicture(sampleDesignOf(templateFacts(template)), picture),
      ...(addresses && { addresses }),
    }),
    [template, addresses, picture],
  )
  return { page, picture, isKnown: id === undefined || status !== 'loading' || data !== null }
}

/** In place of the first one, if there is any. */
export const withPicture = (design: PinDesign, id: string | undefined): PinDesign =>
  id === undefined || design.pictures.length === 0
    ? design
    : { ...design, pictures: [{ picture_id: id, crop: null }, ...design.pictures.slice(1)] }
