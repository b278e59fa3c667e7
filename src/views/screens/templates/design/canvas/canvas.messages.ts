/** Words of the picture in the editor of a template. */
export const canvasMessages = {
  'canvas.name': 'Picture of the template',
  'canvas.keys':
    'Arrow keys move the selected layer by 1, with Shift by 10. Delete removes it, Control D duplicates it, Escape clears the selection. Enter edits a selected text. Plus and minus zoom, 0 fits the picture. Select layers in the list of layers.',
  'canvas.selected': '{name} selected',
  'canvas.selectedMany': '{count, plural, one {# layer} other {# layers}} selected',
  'canvas.moved': 'Moved: {x} from the left, {y} from the top',
  'canvas.movedMany': '{count, plural, one {# layer} other {# layers}} moved',
  'canvas.resized': 'Resized: {width} wide, {height} high',
  'canvas.turned': 'Rotated to {turn} degrees',
  'canvas.reordered': 'Order changed',
  'canvas.sameOrder': 'It can’t go further that way',
  'canvas.fixed': 'This layer can’t be moved',
  'canvas.deleted': '{count, plural, one {# layer} other {# layers}} deleted',
  'canvas.duplicated': '{count, plural, one {# layer} other {# layers}} duplicated',
  'canvas.restored': 'Nothing was changed',
} as const
