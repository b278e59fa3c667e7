import { expect, test } from 'vitest'
import { screens } from '#core/contract/call/screens.ts'
import { createAppRouter } from '../views/app/router.tsx'
import { signedOutApp } from './signed-out-app.ts'

/** A page of its own, outside the application's router. */
const apart: readonly string[] = ['inspector']

test('every screen that the server knows has a route, so none of them is a missing page', () => {
  const never = async (): Promise<never> => {
    throw new Error('nothing is loaded here')
  }
  const router = createAppRouter({
    app: signedOutApp,
    client: never,
    config: {} as never,
    blog: {} as never,
  })
  const routeOf = (path: string) => router.getMatchedRoutes(path)[2]
  const routed = screens.filter(({ name }) => !apart.includes(name))
  expect(routed.length).toBeGreaterThan(20)
  const missing = routed.filter(({ path }) => {
    const sample = path.replace('{page}', '2').replace(/\{\w+\}/, 'some-thing')
    return routeOf(sample) === undefined
  })
  expect(missing.map(({ path }) => path)).toEqual([])
  expect(routeOf('/no-such-screen')).toBeUndefined()
})
