/** fabric.js with its defaults: objects keep pictures of themselves, the mover is selected. */
import { Canvas, Ellipse, FabricImage, type FabricObject, Rect, Shadow, Textbox } from 'fabric'
import {
  CANVAS_HEIGHT,
  CANVAS_WIDTH,
  FONT_SIZE,
  type SceneLayer,
  sceneOf,
  SHADOW,
  SHOWN_WIDTH,
  WORDS,
} from '../scene.ts'

export async function show(root: HTMLElement, count: number): Promise<void> {
  const scale = SHOWN_WIDTH / CANVAS_WIDTH
  const canvas = new Canvas(root.appendChild(document.createElement('canvas')), {
    width: SHOWN_WIDTH,
    height: CANVAS_HEIGHT * scale,
    renderOnAddRemove: false,
  })
  canvas.setZoom(scale)
  const objects = await Promise.all(sceneOf(count).map(objectOf))
  canvas.add(...objects)
  const mover = objects.at(-1)
  if (mover === undefined) throw new Error('There is no mover.')
  canvas.setActiveObject(mover)
  canvas.on('after:render', () => window.editorProbe.drawn())
  canvas.requestRenderAll()
}

async function objectOf(one: SceneLayer): Promise<FabricObject> {
  const { x, y, width, height, color } = one
  const look = {
    left: x,
    top: y,
    originX: 'left',
    originY: 'top',
    ...(one.hasShadow && {
      shadow: new Shadow({
        color: `rgba(0, 0, 0, ${SHADOW.opacity})`,
        blur: SHADOW.blur,
        offsetY: SHADOW.down,
      }),
    }),
  } as const
  switch (one.kind) {
    case 'photo': {
      const photo = await FabricImage.fromURL('/pictures/photo.jpg')
      photo.set({ ...look, selectable: false, evented: false })
      photo.scaleToWidth(CANVAS_WIDTH)
      return photo
    }
    case 'text':
      return new Textbox(WORDS, {
        ...look,
        width,
        fontFamily: 'Inter',
        fontSize: FONT_SIZE,
        fill: color,
      })
    case 'ellipse':
      return new Ellipse({ ...look, rx: width / 2, ry: height / 2, fill: color })
    case 'rectangle':
      return new Rect({ ...look, width, height, fill: color, rx: one.radius, ry: one.radius })
    default:
      return one.kind satisfies never
  }
}
