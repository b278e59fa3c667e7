/** Konva as its guides use it: one layer of shapes that can be dragged, and a transformer. */
import Konva from 'konva'
import {
  CANVAS_HEIGHT,
  CANVAS_WIDTH,
  FONT_SIZE,
  MOVER,
  type SceneLayer,
  sceneOf,
  SHADOW,
  SHOWN_WIDTH,
  WORDS,
} from '../scene.ts'

export async function show(root: HTMLElement, count: number): Promise<void> {
  const scale = SHOWN_WIDTH / CANVAS_WIDTH
  const stage = new Konva.Stage({
    container: root.appendChild(document.createElement('div')),
    width: SHOWN_WIDTH,
    height: CANVAS_HEIGHT * scale,
    scale: { x: scale, y: scale },
  })
  const layer = new Konva.Layer()
  const nodes = await Promise.all(sceneOf(count).map(nodeOf))
  layer.add(...nodes)
  const mover = nodes.at(-1)
  if (mover?.id() !== MOVER) throw new Error('The mover is not on top.')
  const transformer = new Konva.Transformer({ nodes: [mover] })
  layer.add(transformer)
  layer.on('draw', () => window.editorProbe.drawn())
  stage.add(layer)
}

async function nodeOf(one: SceneLayer): Promise<Konva.Shape> {
  const { id, x, y, width, height, color } = one
  const look = {
    id,
    x,
    y,
    width,
    height,
    draggable: one.kind !== 'photo',
    ...(one.hasShadow && {
      shadowColor: '#000000',
      shadowBlur: SHADOW.blur,
      shadowOffsetY: SHADOW.down,
      shadowOpacity: SHADOW.opacity,
    }),
  }
  switch (one.kind) {
    case 'photo': {
      const image = new Image()
      image.src = '/pictures/photo.jpg'
      await image.decode()
      return new Konva.Image({ ...look, image })
    }
    case 'text':
      return new Konva.Text({
        ...look,
        text: WORDS,
        fontFamily: 'Inter',
        fontSize: FONT_SIZE,
        fill: color,
      })
    case 'ellipse':
      return new Konva.Ellipse({
        ...look,
        x: x + width / 2,
        y: y + height / 2,
        radiusX: width / 2,
        radiusY: height / 2,
        fill: color,
      })
    case 'rectangle':
      return new Konva.Rect({ ...look, fill: color, cornerRadius: one.radius })
    default:
      return one.kind satisfies never
  }
}
