/**
 * The OpenAPI description of every call, with a page to try them, at `/api/docs`. Registered before
 * the routes it describes.
 */
import fastifySwagger from '@fastify/swagger'
import fastifySwaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform } from 'fastify-type-provider-zod'

export const DOCS_PATH = '/api/docs'

export async function describeApi(app: FastifyInstance, brand: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${brand} API`,
        version: '1',
        description:
          'Sign in first: the page uses your session. Calls that change something need the csrftoken cookie copied into X-CSRFToken.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'sessionid' },
          csrf: {
            type: 'apiKey',
            in: 'header',
            name: 'X-CSRFToken',
            description: 'The value of the csrftoken cookie.',
          },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
  })
  await app.register(fastifySwaggerUi, {
    routePrefix: DOCS_PATH,
    staticCSP: true,
    // Its own allows styles and fonts of any host, and pictures of a validator that is off.
    transformStaticCSP: (policy) =>
      policy
        .replace("style-src 'self' https:", "style-src 'self' 'unsafe-inline'")
        .replace("font-src 'self' https: data:", "font-src 'self' data:")
        .replace(' validator.swagger.io', ''),
    uiConfig: { withCredentials: true },
  })
}
