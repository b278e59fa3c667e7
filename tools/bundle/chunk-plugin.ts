/**
 * Merges the small chunks of a build. The application is built once as the bundler splits it, which
 * says what each screen loads, and then with the groups of `chunk-merging.ts`.
 */
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { mergeChunks, type SplitChunk, type Visit } from './chunk-merging.ts'

/** Dynamic imports of every page of a signed-in user (`studio.ts`, `app.ts`, `main.tsx`). */
const FRAME_FILES = [
  '/src/main/studio/studio.ts',
  '/src/main/jobs/finished-jobs.ts',
  '/src/main/page/offline.ts',
  '/src/main/pins/store-commands.ts',
  '/src/views/kit/ui/notes/toast-region.tsx',
  '/src/persistence/purge-accounts.ts',
  '/core/contract/calls.ts',
]
const SHELL = /\/src\/views\/app\/shell\/[\w-]+\.tsx$/
const isFrame = (id: string): boolean =>
  SHELL.test(id) || FRAME_FILES.some((end) => id.endsWith(end))
/** Dynamic imports of pages that need no user. */
const PUBLIC =
  /\/src\/(?:views\/(?:screens\/(?:tools|blog|legal)|kit\/(?:errors|consent|i18n))\/|main\/(?:page\/hydrate-page|analytics\/(?:chat-widget|analytics-filter))\.ts$)|\/core\/public\/|\/posthog-js\//
/** The same, where a first visit usually begins. */
const FIRST_VISIT = /\/src\/views\/(?:screens\/(?:auth|front|subscribe)|kit\/passkey)\//
/** The script that it adds has a budget (`tests/journeys/weight.test.ts`). */
const CALENDAR = /\/calendar-screen\.tsx$/
const SCREEN = /\/src\/views\/[\w/-]+(?:-screen|settings\.view)\.tsx$/

/** `config`: of the application, with all that changes its modules. */
export function mergedChunks(config: InlineConfig): Plugin {
  return {
    name: 'pinloom:merged-chunks',
    apply: 'build',
    async config() {
      const names = namesOf(await splitChunks(config))
      const group = {
        debugName: 'merged',
        test: (id: string) => names.has(id),
        name: (id: string) => names.get(id),
      }
      return {
        build: {
          rolldownOptions: {
            // Without dependencies: whatever is not named stays where the bundler puts it.
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: [group] } },
          },
        },
      }
    },
  }
}

async function splitChunks(config: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { ...config.build, write: false, minify: false, cssMinify: false, sourcemap: false },
    // No watching and one output.
  })) as Rolldown.RolldownOutput
  return output.filter((file) => file.type === 'chunk')
}

/** By module id, the name of its chunk: that of its largest part. */
function namesOf(chunks: readonly Rolldown.OutputChunk[]): Map<string, string> {
  const nameOf = new Map(chunks.map(({ fileName, name }) => [fileName, name]))
  const names = new Map<string, string>()
  for (const group of mergeChunks(chunks.map(splitChunkOf), visitsOf(chunks))) {
    const [largest] = group.toSorted((a, b) => b.size - a.size)
    const name = nameOf.get(largest?.file ?? '')
    if (name === undefined || group.length < 2) continue
    for (const id of group.flatMap(({ modules }) => modules)) names.set(id, name)
  }
  return names
}

function splitChunkOf(chunk: Rolldown.OutputChunk): SplitChunk {
  return {
    file: chunk.fileName,
    imports: chunk.imports,
    size: chunk.code.length,
    modules: chunk.moduleIds,
    // The bundler's own runtime has no module that can be moved.
    isFixed: chunk.isEntry || chunk.isDynamicEntry || chunk.name === 'rolldown-runtime',
  }
}

function visitsOf(chunks: readonly Rolldown.OutputChunk[]): Visit[] {
  const filesOf = (isOf: (chunk: Rolldown.OutputChunk) => boolean): string[] =>
    chunks.filter(isOf).map(({ fileName }) => fileName)
  const idOf = ({ facadeModuleId }: Rolldown.OutputChunk): string => facadeModuleId ?? ''
  const page = filesOf((chunk) => chunk.isEntry && idOf(chunk).endsWith('.html'))
  const frame = filesOf((chunk) => isFrame(idOf(chunk)))
  const missing = FRAME_FILES.filter((end) => !chunks.some((chunk) => idOf(chunk).endsWith(end)))
  if (page.length === 0 || missing.length > 0)
    throw new Error(
      `The page or its frame was not found: mend chunk-plugin.ts. ${missing.join(' ')}`,
    )
  return chunks.flatMap((chunk): Visit[] => {
    const id = idOf(chunk)
    const entry = chunk.fileName
    if (chunk.isEntry) return [{ entries: [entry], weight: 5 }]
    if (!chunk.isDynamicEntry) return []
    if (isFrame(id)) return [{ entries: [...page, ...frame], weight: 2 }]
    if (FIRST_VISIT.test(id)) return [{ entries: [...page, entry], weight: 20 }]
    if (PUBLIC.test(id)) return [{ entries: [...page, entry], weight: 5 }]
    return [{ entries: [...page, ...frame, entry], weight: weightOf(id) }]
  })
}

/** Of what a signed-in user opens. */
function weightOf(id: string): number {
  if (CALENDAR.test(id)) return 6
  return SCREEN.test(id) ? 1 : 0.2
}
