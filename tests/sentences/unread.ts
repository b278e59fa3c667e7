/**
 * Where the source has words that are not for whoever uses the product, or not in his language, and
 * why. All else that is said has to be in the phrasebooks.
 */
export interface Unread {
  /** A file, or the beginning of the paths of several. */
  readonly files: readonly string[]
  /** Only these, to the letter; without it, all of the files. */
  readonly only?: readonly string[]
  readonly why: string
}

export const unread: readonly Unread[] = [
  {
    files: [
      'server/main.ts',
      'server/start-problems.ts',
      'server/making.ts',
      'server/platform/config.ts',
      'server/platform/billing-config.ts',
      'server/platform/database/',
    ],
    why: 'for the operator: the start, its configuration and its log',
  },
  {
    files: [
      'server/testing.ts',
      'server/platform/images/sample-photos.ts',
      'server/platform/images/hard-cases.ts',
      'server/features/templates/thumbnail-designs.ts',
    ],
    why: 'content of samples and of tests',
  },
  {
    files: ['server/features/auth/email-links.ts', 'server/platform/mail/mailer.ts'],
    why: 'mails, which are English: they are read outside of the interface',
  },
  {
    files: [
      'server/features/generation/model-prompt.ts',
      'server/features/generation/text-writer.ts',
      'server/platform/writer/',
      'core/text/text-gates.ts',
      'core/text/headline-gate.ts',
    ],
    why: 'said to the writing model, never to a person',
  },
  {
    files: [
      'core/text/writer/',
      'core/text/board-names.ts',
      'core/text/picture-match',
      'core/text/subject',
      'core/text/topic-searches.ts',
      'server/features/pages/extraction/',
      'core/templates/more-line.rules.ts',
    ],
    why: 'words of pins and pages, in the language of the page',
  },
  {
    files: ['core/text/category-names.ts'],
    why: 'the categories’ names, in each language beside each other',
  },
  {
    files: ['core/templates/built-in/'],
    why: 'the API’s names of templates; the views have names of their own (template-names.messages.ts)',
  },
  { files: ['core/templates/font-list.ts'], why: 'names of typefaces' },
  {
    files: [
      'core/public/share-pages.ts',
      'server/features/templates/share-pictures.ts',
      'server/platform/http/rss.ts',
    ],
    why: 'the picture that a shared link shows and the feed of the blog, which are English',
  },
  {
    files: ['core/export/captions-words.ts'],
    why: 'the page of captions in an exported ZIP for callers of the API that give it no words; the views give theirs (captions.messages.ts)',
  },
  {
    files: [
      'core/export/pinterest-csv.ts',
      'core/export/keywords-csv.ts',
      'core/export/bulk-csv-',
      'server/features/export/csv-file.ts',
      'server/features/export/zip-file.ts',
    ],
    only: [
      'No board',
      'Media URL',
      'Pinterest board',
      'Publish date',
      'Growth in a week (%)',
      'Growth in a month (%)',
      'Growth in a year (%)',
      'Pinterest trends',
      '{} pins.csv',
      '{} pins.zip',
    ],
    why: 'headings and names of files that leave; Pinterest reads the CSV in English',
  },
  {
    files: ['server/platform/http/api-docs.ts', 'server/platform/http/route.ts'],
    only: [
      '{} API',
      'Sign in first: the page uses your session. Calls that change something need the csrftoken cookie copied into X-CSRFToken.',
      'The value of the csrftoken cookie.',
      'Answers a file.',
      'The body is the file itself.',
    ],
    why: 'the documentation of the API',
  },
  {
    files: ['server/platform/http/browser-app.ts'],
    only: [
      'The browser application is not built yet. Run "npm run build" (npm start does it by itself) and load this page again.',
      'Not found',
    ],
    why: 'there is no application that could say it; for the operator',
  },
  {
    files: ['server/platform/http/page-errors.ts'],
    why: 'the last page before nothing, in each language by itself, and the specification’s status lines for bots',
  },
  {
    files: ['server/features/billing/webhook.routes.ts'],
    only: [
      'The signature is missing, wrong or too old.',
      'The message could not be worked on. Please send it again.',
    ],
    why: 'said to Stripe',
  },
  {
    files: [
      'server/features/auth/auth.feature.ts',
      'server/features/billing/billing.feature.ts',
      'server/features/billing/farewell.ts',
      'server/features/keywords/answers.store.ts',
      'server/features/pages/unused-pictures.ts',
      'server/features/pins/devices.store.ts',
      'server/features/pins/pins.feature.ts',
      'server/features/workspace/workspace.feature.ts',
      'server/platform/images/picture-sweep.ts',
      'server/platform/images/trashed-pictures.store.ts',
      'server/platform/tasks/task.chores.ts',
      'server/platform/trash.store.ts',
    ],
    only: [
      'expired sessions',
      'expired links',
      "messages of Stripe's",
      'customers at Stripe',
      'answers of Pinterest older than a day',
      'pictures of pages',
      'deleted pins',
      'deleted pages and boards',
      'deleted pictures',
      'devices that were not seen for a year',
      'forgotten imports',
      'rendered pictures and lost files',
      'finished tasks',
      'cancelled keys',
      'counts of pins made',
    ],
    why: 'names of chores, which are logged',
  },
  {
    files: [
      'server/features/videos/videos.feature.ts',
      'server/features/pages/page-reader.ts',
      'server/platform/images/intake/picture-gate.ts',
    ],
    only: ['video file', 'Reading a page', 'Opening a picture'],
    why: 'names of work, which are logged',
  },
  {
    files: [
      'server/platform/fetch/address-guard.ts',
      'server/platform/fetch/body-reader.ts',
      'core/pins/pin.upcast.ts',
      'src/main/current-pins.ts',
      'src/api/client.ts',
    ],
    only: [
      '{} resolves to a private address',
      'more than {} bytes',
      '{} v{} is not known to this build',
      "{} v{} can't be lifted",
      'its store could not read it',
      'The log of another account is open',
      '401 from {} {}',
    ],
    why: 'messages of errors that are caught by their kind, or logged',
  },
  {
    files: ['src/main/open-pins.ts'],
    only: ['The log of this account has been closed'],
    why: 'a bug',
  },
  { files: ['src/persistence/'], why: 'logged, or caught by its kind' },
  {
    files: ['src/main/take-over.ts'],
    only: ['400 1em Inter', '600 1em Inter', '500 1em Lora'],
    why: 'names of typefaces',
  },
  {
    files: ['src/main/mount-failure.ts'],
    why: 'it brings its words in every language: no others can be loaded then',
  },
  {
    files: ['core/contract/auth.contract.ts', 'server/features/auth/google.ts'],
    only: ['Onboarding | Initial Signup'],
    why: 'the specification’s name of a place, never shown',
  },
  {
    files: ['server/features/workspace/workspace.feature.ts'],
    only: ['{} {}.pinloom'],
    why: 'the name of a file',
  },
  {
    files: ['server/features/pages/add-sources.ts', 'server/platform/images/fonts/font-file.ts'],
    only: ['Pasted page', 'Own font'],
    why: 'what a page or a font without a name is called from then on: a name like one that a person gives',
  },
  {
    files: ['server/features/workspace/import-runs.ts'],
    only: [
      'What an import wrote could not be taken away',
      'How an import ended could not be noted',
      'The file of an import could not be cleared away',
      'Deleted pictures could not be removed to keep within the storage',
    ],
    why: 'logged',
  },
  {
    files: [
      'server/features/auth/',
      'server/features/billing/stripe-gateway.ts',
      'server/features/generation/',
      'server/features/keywords/',
      'server/features/workspace/row-rules.ts',
    ],
    only: [
      'no password is this one',
      'confirm reset',
      'customer {}',
      'checkout {}',
      'page {}',
      'pin {}',
      'event {}',
      'other {}',
      'pinloom pinterest tokens',
      'picture {}',
      'font {}',
      'address {}',
      'interest {}',
      'position {}',
    ],
    why: 'keys and seeds that nobody sees',
  },
  {
    files: ['core/contract/new-password.ts'],
    only: ['password password1 …'],
    why: 'passwords that are refused',
  },
  {
    files: [
      'server/features/pages/',
      'server/features/pins/',
      'server/platform/tasks/',
      'core/pins/pin-filters.schema.ts',
    ],
    only: [
      'is not',
      'not in',
      'position as at',
      'pin as text',
      'revision as at',
      'envelope as text',
      'boards.id as board',
      'board_sections.id as section',
      'tasks as other',
      'created_at desc',
    ],
    why: 'SQL',
  },
  {
    files: ['server/', 'core/public/pin-address.ts', 'core/pins/pin-variables.ts'],
    only: [
      'public, max-age=…',
      'gzip, deflate, br',
      "style-src 'self' https:",
      'Basic {}',
      'Bearer {}',
      '"lnum" 1',
      'own-{} {}',
      'cmap head …',
      'com at be …',
      'page title',
    ],
    why: 'headers, features of fonts, endings of addresses and names of variables',
  },
  {
    files: ['core/export/captions-page.ts', 'server/platform/'],
    only: ['<…'],
    why: 'whole documents: the page of captions in an exported ZIP, feeds, sitemaps and drawings',
  },
]
