/** Which scene, seen how, becomes which picture of the demo site. */
const tall = { width: 1050, height: 1400 }
const wide = { width: 1400, height: 1050 }
const set = (name, scene, views) =>
  views.map(([variant, size], index) => ({ file: `${name}-${index + 1}`, scene, variant, ...size }))

export const pictures = [
  ...set('soup', 'soup', [
    [0, tall],
    [1, wide],
    [2, tall],
    [3, wide],
  ]),
  ...set('lake', 'lake', [
    [0, tall],
    [1, wide],
    [2, tall],
    [3, wide],
  ]),
  ...set('kraeuter', 'plants', [
    [0, wide],
    [4, tall],
    [1, wide],
  ]),
  ...set('balcony', 'plants', [
    [2, tall],
    [3, tall],
    [5, wide],
  ]),
  ...set('coffee', 'coffee', [
    [0, tall],
    [1, tall],
    [2, wide],
    [3, wide],
  ]),
  ...set('shelf', 'shelf', [
    [0, wide],
    [1, wide],
    [2, tall],
    [3, tall],
  ]),
]
