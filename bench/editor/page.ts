/** The page of a peer: the scene on its canvas, with the handles of the mover. */
import type { show as showFabric } from './contenders/fabric-editor.ts'

const peers: Record<string, () => Promise<{ show: typeof showFabric }>> = {
  fabric: async () => import('./contenders/fabric-editor.ts'),
  konva: async () => import('./contenders/konva-editor.ts'),
}

const query = new URLSearchParams(location.search)
const root = document.getElementById('root')
const peer = await peers[query.get('contender') ?? '']?.()
if (peer === undefined || root === null) throw new Error('No such editor.')
await document.fonts.load('44px Inter')
await peer.show(root, Number(query.get('size')))
