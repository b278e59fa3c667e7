/**
 * Pinterest's own description of its API, read as schemas for a validator: what a request must
 * look like, what an answer must look like, and which scopes an operation needs.
 */
import { readFileSync } from 'node:fs'
import { z } from 'zod'

export type Schema = Record<string, unknown>

export interface Operation {
  readonly params: Schema
  readonly query: Schema
  readonly body: Schema | null
  /** Each scope that a token needs; none for the address that gives tokens. */
  readonly scopes: readonly string[]
  /** By status: what the answer must look like. A status that is not described has no entry. */
  readonly answers: ReadonlyMap<number, Schema>
}

const Content = z.record(z.string(), z.object({ schema: z.unknown() })).default({})
const DescribedOperation = z.object({
  parameters: z.array(z.unknown()).default([]),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ content: Content })),
  security: z.array(z.record(z.string(), z.array(z.string()))).default([]),
})
const Parameter = z.object({
  name: z.string(),
  in: z.enum(['path', 'query']),
  required: z.boolean().optional(),
  schema: z.record(z.string(), z.unknown()),
})
const Description = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.unknown())),
  components: z.record(z.string(), z.record(z.string(), z.unknown())),
})

const description = Description.parse(
  JSON.parse(readFileSync(new URL('./description/openapi-organic.json', import.meta.url), 'utf8')),
)

const operations = new Map<string, Operation>()

/**
 * Throws for what the description does not have: a route without a description is a bug. Each
 * operation is read once: the validator recognises a schema that it has compiled by its identity.
 */
export function describedOperation(method: string, path: string): Operation {
  const key = `${method} ${path}`
  const operation = operations.get(key) ?? readOperation(method, path)
  operations.set(key, operation)
  return operation
}

function readOperation(method: string, path: string): Operation {
  const described = description.paths[path]?.[method.toLowerCase()]
  if (described === undefined) throw new Error(`The description has no ${method} ${path}.`)
  const { parameters, requestBody, responses, security } = DescribedOperation.parse(described)
  const own = parameters.map((parameter) => Parameter.parse(resolveReferences(parameter)))
  const [body] = Object.values(requestBody?.content ?? {})
  return {
    params: objectOf(own.filter((parameter) => parameter.in === 'path')),
    query: objectOf(own.filter((parameter) => parameter.in === 'query')),
    body: body === undefined ? null : closed(resolveReferences(body.schema)),
    scopes: security.find((way) => way['pinterest_oauth2'])?.['pinterest_oauth2'] ?? [],
    answers: new Map(
      Object.entries(responses).flatMap(([status, { content }]) => {
        const schema = content['application/json']?.schema
        return status === 'default' || schema === undefined
          ? []
          : [[Number(status), resolveReferences(schema)] as const]
      }),
    ),
  }
}

function objectOf(parameters: readonly z.infer<typeof Parameter>[]): Schema {
  return {
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required === true).map(({ name }) => name),
  }
}

/**
 * The description allows unknown fields, and Pinterest drops them without a word. A client that
 * sends one has a misspelt field, so it is refused here.
 */
const closed = (schema: Schema): Schema =>
  schema['anyOf'] === undefined ? { ...schema, additionalProperties: false } : schema

/** With what its references point at in their place. */
function resolveReferences(part: unknown): Schema {
  return resolved(part) as Schema
}

function resolved(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(resolved)
  if (typeof part !== 'object' || part === null) return part
  const { $ref, discriminator, ...rest } = part as Schema
  if (typeof $ref === 'string') return resolved(componentOf($ref))
  const whole = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, resolved(value)]),
  )
  // A discriminator without `oneOf` names the shapes in its mapping alone.
  if (discriminator !== undefined && whole['oneOf'] === undefined)
    return { ...whole, anyOf: mappedShapes(discriminator) }
  return nullableSchema(whole)
}

/** The validator knows `nullable` beside a type only. */
function nullableSchema(schema: Schema): Schema {
  const { nullable, ...rest } = schema
  if (nullable !== true || rest['type'] !== undefined) return schema
  return { anyOf: [rest, { type: 'null' }] }
}

const Discriminator = z.object({ mapping: z.record(z.string(), z.string()) })

const mappedShapes = (discriminator: unknown): unknown[] =>
  Object.values(Discriminator.parse(discriminator).mapping).map((shape) =>
    resolved(componentOf(shape)),
  )

function componentOf(reference: string): unknown {
  const [, , kind = '', name = ''] = reference.split('/')
  const component = description.components[kind]?.[name]
  if (component === undefined) throw new Error(`The description has no ${reference}.`)
  return component
}
