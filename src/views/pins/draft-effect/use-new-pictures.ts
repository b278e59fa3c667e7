/** What is needed to draw drafts as a change would make them: documents, and where pictures are. */
import { useEffect, useMemo, useRef, useState } from 'react'
import type { PinDesign } from '#core/contract/content/pins.contract.ts'
import { ownTemplateKey } from '#core/templates/document/own-template.ts'
import { readTemplate } from '#core/templates/document/template-file.ts'
import type { Template } from '#core/templates/document/template.schema.ts'
import type { PictureAddresses } from '#core/templates/looks/choose-looks.rules.ts'
import { useAccounts, useEnvironment, usePages } from '../../kit/context/app-context.tsx'
import { useClient, useLoad } from '../../kit/context/data.ts'
import type { DesignCanvas, Drawn, DrawRequest } from '../../kit/drawing/design-canvas.ts'

/** Of one picture in CSS pixels; a dense screen gets up to twice as many. */
const WIDTH = 180

type Documents = ReadonlyMap<string, Template | 'failed'>

/** Null = not known yet; 'failed' = it can't be drawn here. */
export type NewPicture = (design: PinDesign) => DrawRequest | 'failed' | null

export function useNewPictures(designs: readonly PinDesign[]): NewPicture {
  const documents = useOwnVersions(designs)
  const known = useAddresses()
  return (design) => {
    if (known === null) return null
    const isOwn = ownTemplateKey(design.template_id) !== null
    const document = documents.get(design.template_id)
    if (document === 'failed') return 'failed'
    if (isOwn && document === undefined) return null
    const width = Math.round(WIDTH * Math.min(2, Math.max(1, globalThis.devicePixelRatio)))
    return {
      ...(document && { document }),
      design,
      size: '1000x1500',
      width,
      addresses: addressesFor(design, known),
      isSmall: true,
    }
  }
}

/** Each version that designs name is loaded once; a failed request is repeated when online again. */
function useOwnVersions(designs: readonly PinDesign[]): Documents {
  const client = useClient()
  const accountId = useAccounts((snapshot) => snapshot.context.selectedAccount?.id ?? null)
  const isOnline = useEnvironment((snapshot) => snapshot.context.online)
  const asked = useRef(new Set<string>())
  const [documents, setDocuments] = useState<Documents>(new Map())
  const wanted = [...new Set(designs.map(({ template_id: id }) => id))].join(' ')
  useEffect(() => {
    if (accountId === null || !isOnline) return
    for (const name of wanted.split(' ')) {
      const key = ownTemplateKey(name)
      if (key === null || key.version === null || asked.current.has(name)) continue
      asked.current.add(name)
      const params = { account_id: accountId, template_id: key.id, version: key.version }
      void client('getTemplateVersion', { params }).then((outcome) => {
        if (!outcome.ok) asked.current.delete(name)
        const read = outcome.ok ? readTemplate(outcome.answer.document) : null
        const document = read?.ok === true ? read.template : 'failed'
        setDocuments((before) => new Map(before).set(name, document))
      })
    }
  }, [client, accountId, isOnline, wanted])
  return documents
}

/** Of all pictures that a draft may show. Null while it is not known; others can't be drawn. */
function useAddresses(): ReadonlyMap<string, string> | null {
  const { data, status } = useLoad('listPictures', {})
  const pages = usePages((snapshot) => snapshot.context.pages)
  return useMemo(() => {
    if (status === 'loading') return null
    const known = [...pages.flatMap(({ pictures }) => pictures), ...(data?.pictures ?? [])]
    return new Map(known.map(({ id, url }) => [id, url]))
  }, [pages, data, status])
}

/** Only its own: more of other drafts must not draw it again. */
function addressesFor(
  { pictures, logo_picture_id: logo }: PinDesign,
  known: ReadonlyMap<string, string>,
): PictureAddresses {
  const named = [...pictures.map(({ picture_id: id }) => id), ...(logo === null ? [] : [logo])]
  return Object.fromEntries(
    named.flatMap((id) => {
      const url = known.get(id)
      return url === undefined ? [] : [[id, url]]
    }),
  )
}

/** The picture of one place; the last one stays until the next. */
export function useNewPicture(
  canvas: DesignCanvas | 'failed' | null,
  place: string,
  wish: DrawRequest | 'failed' | null,
): Drawn | 'failed' | null {
  const [drawn, setDrawn] = useState<Drawn | 'failed' | null>(null)
  const newest = useRef(wish)
  // The document may be large and is one object for all drafts.
  const { document, ...rest } = wish === null || wish === 'failed' ? {} : wish
  const key = JSON.stringify(rest)
  useEffect(() => {
    newest.current = wish
  })
  useEffect(() => {
    const { current } = newest
    if (canvas === null || canvas === 'failed' || current === null || current === 'failed') return
    void canvas.draw(place, current).then((outcome) => {
      if (outcome.status !== 'passed')
        setDrawn(outcome.status === 'drawn' ? outcome.drawn : 'failed')
    })
  }, [canvas, place, document, key])
  return canvas === 'failed' || wish === 'failed' ? 'failed' : drawn
}
