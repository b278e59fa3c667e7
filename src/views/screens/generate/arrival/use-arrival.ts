/**
 * Input that a public page passes to the main job: a template of the library, an address of the
 * demo. Both are in the address of the screen, so that they outlive signing up, and are removed
 * from it once they are used. An address is only written into the field: no link can make the
 * server fetch anything.
 */
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { templateCard, type TemplateCard } from '#core/public/template-cards.ts'
import { useActor } from '../../../kit/context/app-context.tsx'
import type { SourceEntry } from '../sources/use-source-entry.ts'

/** As long as an address of a page may be. */
const MAX_LENGTH = 2048

/** The template that was brought, for the screen to show; null when there was none. */
export function useArrival({ onKind, onDrafts }: SourceEntry): TemplateCard | null {
  const { template, address }: { template?: string; address?: string } = useSearch({
    strict: false,
  })
  const flow = useActor('pinFlow')
  const navigate = useNavigate()
  const card = templateCard(template ?? '')
  const [brought, setBrought] = useState<TemplateCard | null>(null)
  // It stays shown when it has gone from the address.
  if (card && card !== brought) setBrought(card)
  useEffect(() => {
    if (template === undefined && address === undefined) return
    if (card) {
      const types = flow.getSnapshot().context.config.pin_types
      flow.send({
        type: 'flow.configure',
        patch: {
          templates: [card.id],
          pin_types: types.includes(card.pin_type) ? types : [...types, card.pin_type],
        },
      })
    }
    const line = lineOf(address)
    if (line !== null) {
      onKind('addresses')
      onDrafts((now) => ({
        ...now,
        addresses: { text: withLine(now.addresses.text, line), fault: null },
      }))
    }
    void navigate({
      to: '.',
      search: (now) => (now.step === undefined ? {} : { step: now.step }),
      replace: true,
    })
  }, [template, card, address, flow, navigate, onKind, onDrafts])
  return brought
}

/** One address, and nothing that only looks like one. */
function lineOf(address: string | undefined): string | null {
  const line = address?.trim() ?? ''
  return line === '' || line.length > MAX_LENGTH || /\s/.test(line) ? null : line
}

/** Beneath what is typed already; not twice. */
export function withLine(text: string, line: string): string {
  const lines = text.split('\n').map((one) => one.trim())
  if (lines.includes(line)) return text
  return text.trim() === '' ? line : `${text.trimEnd()}\n${line}`
}
