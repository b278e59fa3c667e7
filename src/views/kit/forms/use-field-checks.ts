/**
 * Checks a form against the contract's schema before it is sent. A submit with problems sends
 * nothing: it shows every problem under its own field and moves the focus to the first one. A
 * problem goes away as soon as its field is right.
 */
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldProblem, fieldProblem } from '#core/contract/call/field-problem.ts'
import { useText } from '../i18n/text.ts'
import formsMessages from '#locales/en/kit/forms.json' with { type: 'json' }
import type { FormEvent } from 'react'
import type { z } from 'zod'

type Shape = Readonly<Record<string, z.ZodType>>
type MessageId = keyof typeof formsMessages

export interface FieldChecks<Field extends string> {
  /** The sentence to show under the field, or null. */
  readonly problemOf: (field: Field) => string | null
  /** The form's `onSubmit`; `send` runs only when every field is right. */
  readonly submit: (send: () => Promise<void> | void) => (event: FormEvent<HTMLFormElement>) => void
}

/** `required`: fields that must not be empty although the schema takes an empty value. */
export function useFieldChecks<S extends Shape, Field extends keyof S & string>(
  schema: { readonly shape: S },
  values: Readonly<Record<Field, string>>,
  required: readonly NoInfer<Field>[] = [],
): FieldChecks<Field> {
  const t = useText(formsMessages)
  const [flagged, setFlagged] = useState<ReadonlySet<Field>>(new Set())
  const problem = (field: Field): FieldProblem | null =>
    fieldProblem(schemaOf(schema, field), values[field], required.includes(field))
  return {
    problemOf(field) {
      const found = flagged.has(field) ? problem(field) : null
      return found === null ? null : t(messageFor(field, found), valuesOf(found))
    },
    submit: (send) => (event) => {
      event.preventDefault()
      const form = event.currentTarget
      // The keys of the values are the form's fields.
      const wrong = (Object.keys(values) as Field[]).filter((field) => problem(field) !== null)
      flushSync(() => setFlagged(new Set(wrong)))
      if (wrong.length === 0) void send()
      else form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    },
  }
}

function schemaOf<S extends Shape>(
  schema: { readonly shape: S },
  field: keyof S & string,
): z.ZodType {
  const found = schema.shape[field]
  if (found === undefined) throw new Error(`The contract has no field "${field}" here.`)
  return found
}

const missing: Readonly<Record<string, MessageId>> = {
  first_name: 'forms.missingFirstName',
  name: 'forms.missingName',
  email: 'forms.missingEmail',
  password: 'forms.missingPassword',
  current_password: 'forms.missingCurrentPassword',
  password1: 'forms.missingNewPassword',
  passcode: 'forms.missingCode',
  address: 'forms.missingAddress',
  query: 'forms.missingSearch',
}

function messageFor(field: string, { code }: FieldProblem): MessageId {
  return code === 'missing' ? (missing[field] ?? 'forms.missing') : `forms.${code}`
}

function valuesOf(problem: FieldProblem): { limit: number } | undefined {
  return 'limit' in problem ? { limit: problem.limit } : undefined
}
