/**
 * Headers for a single-page application that loads scripts only from itself and from the services
 * that were switched on.
 */
import { createHash } from 'node:crypto'
import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { Config } from '../../config.ts'

const PINTEREST_PICTURES = 'https://*.pinimg.com'

/**
 * As Google documents for its sign-in button; a path with a slash at its end represents all below
 * it.
 */
const GOOGLE = {
  script: 'https://accounts.google.com/gsi/client',
  style: 'https://accounts.google.com/gsi/style',
  all: 'https://accounts.google.com/gsi/',
}

export function securityHeaders(config: Config): FastifyHelmetOptions {
  const isHttps = config.publicUrl.startsWith('https:')
  const chat = config.chatScriptUrl === null ? [] : [new URL(config.chatScriptUrl).origin]
  const analytics = config.analytics === null ? [] : analyticsOrigins(config.analytics.host)
  const google = (part: keyof typeof GOOGLE): string[] =>
    config.google === null ? [] : [GOOGLE[part]]
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
        scriptSrc: ["'self'", ...google('script'), ...analytics, ...chat],
        styleSrc: styleSources(config),
        // React sets them, and so does every prerendered page; they load nothing.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...pictureSources(config)],
        // A video that was chosen and is not uploaded yet.
        mediaSrc: ["'self'", 'blob:'],
        fontSrc: ["'self'", 'data:'],
        workerSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'", 'data:', 'blob:', ...google('all'), ...analytics, ...chat],
        frameSrc: ["'self'", 'blob:', ...google('all'), ...chat],
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

/** Style elements that React Aria inserts: usePress, usePreventScroll on iOS. A test compares them. */
export const INSERTED_STYLES = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
] as const

export const sourceOfInline = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * Google's button and chat widgets insert style elements that are not known beforehand; a hash would
 * switch 'unsafe-inline' off.
 */
function styleSources({ google, chatScriptUrl }: Config): string[] {
  if (google === null && chatScriptUrl === null)
    return ["'self'", ...INSERTED_STYLES.map(sourceOfInline)]
  return ["'self'", "'unsafe-inline'", ...(google === null ? [] : [GOOGLE.style])]
}

/** Pictures of published pins are on the network. All others are this server's. */
function pictureSources({ pinterest, practicePort, chatScriptUrl }: Config): string[] {
  const network = pinterest === null ? [] : [PINTEREST_PICTURES, new URL(pinterest.apiUrl).origin]
  const practice =
    practicePort === null
      ? []
      : [`http://127.0.0.1:${practicePort}`, `http://localhost:${practicePort}`]
  return [...network, ...practice, ...(chatScriptUrl === null ? [] : ['https:'])]
}

/** PostHog loads its parts from an assets host beside the API's. */
function analyticsOrigins(host: string): string[] {
  const { origin } = new URL(host)
  return [
    origin,
    origin.replace(/^https:\/\/(us|eu)\.i\.posthog\.com$/, 'https://$1-assets.i.posthog.com'),
  ]
}

/**
 * Switches off device APIs: neither our pages nor scripts that they load need them. Without
 * `bluetooth`, which Chromium on Linux does not know and reports on the console of every page.
 */
export const PERMISSIONS_POLICY = [
  'accelerometer',
  'camera',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ')
