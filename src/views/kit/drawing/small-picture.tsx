/** A picture that a worker has drawn. */
import { useEffect, useRef } from 'react'
import type { Drawn } from './design-canvas.ts'

export function SmallPicture({ drawn: { bitmap } }: { drawn: Drawn }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    Object.assign(element, { width: bitmap.width, height: bitmap.height })
    element.getContext('2d')?.drawImage(bitmap, 0, 0)
  }, [bitmap])
  return <canvas ref={canvas} aria-hidden />
}
