/** Headers for a single-page application that loads scripts only from itself and from the services that were switched on. */
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../config.ts'

const GOOGLE = 'https://accounts.google.com'

export function securityHeaders(config: Config): FastifyHelmetOptions {
  const isHttps = config.publicUrl.startsWith('https:')
  const chat = config.chatScriptUrl === null ? [] : [new URL(config.chatScriptUrl).origin]
  const analytics = config.analytics === null ? [] : analyticsOrigins(config.analytics.host)
  const google = config.google === null ? [] : [GOOGLE]
  return {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'self'"],
        formAction: ["'self'"],
        scriptSrc: ["'self'", ...google, ...analytics, ...chat],
        // Style attributes of prerendered pages and React Aria's own small style element.
        styleSrc: ["'self'", "'unsafe-inline'", ...google],
        // Pictures may stand on the website they were read from.
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', 'http:'],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", 'data:', 'blob:', ...google, ...analytics, ...chat],
        frameSrc: ["'self'", 'blob:', ...google, ...chat],
      },
    },
    crossOriginEmbedderPolicy: false,
    // Google's sign-in window talks to its opener.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  }
}

/** PostHog loads its parts from an assets host beside the API's. */
function analyticsOrigins(host: string): string[] {
  const { origin } = new URL(host)
  return [origin, origin.replace(/^https:\/\/(us|eu)\.i\.posthog\.com$/, 'https://$1-assets.i.posthog.com')]
}
