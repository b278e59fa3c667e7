/** Pictures, fonts and the rendering of pins. */
import { problemMaker } from '../words/problem-words.ts'

export const picturesProblems = {
  'render.fontGone': 'A font of this pin is gone, so a built-in one was used.',
  'render.contrast':
    'The chosen text color can’t be read on the chosen background, so a readable shade of it is used.',
  'render.lettersLeftOut': 'None of the fonts has {characters}, so the picture leaves it out.',
  'render.wordsLeftOut':
    'None of the fonts has {characters}, so the picture leaves out “{words}”. Add a font that has them to show these words.',
  'render.lettersMissing':
    'None of the fonts has these characters: {characters}. Add a font that has them, or change the text.',
  'render.pictureNeeded': 'The template needs a picture, and this design has none.',
  'render.heavy': 'The picture is larger than 1 MB; Pinterest accepts it, but it loads slowly.',
  'render.noTemplate': 'There is no template named “{name}”. Choose another template.',
  'render.pictureGone': 'A picture of this pin is gone, so it was made without it.',
  'render.pictureMissing':
    'A picture of this pin is missing on the server, so the pin wasn’t made. Choose another picture, or ask the operator to restore it.',
  'render.smallPicture': 'A picture is small for its place and may look blurry.',
  'render.headlineCut':
    'The headline is too long to read on a phone, so the picture shows “{words}”. Shorten it, or choose another template.',
  'render.listCut':
    'The list is too long for this template: {count, plural, one {one entry is} other {# entries are}} not on the picture. Shorten the list, or choose another template.',
  'render.tooHeavy':
    'The finished picture is larger than 5 MB, which Pinterest refuses. Choose a simpler picture.',
  'render.notStored': 'The pin’s picture is missing on the server. Render the pin again.',
  'picture.logoMissing': 'This picture was not found: upload the logo first.',
  'picture.tooLarge': 'This picture is larger than 20 MB. Make it smaller and try again.',
  'picture.empty': 'This file is empty. Choose the picture again.',
  'picture.unknownKind':
    'This kind of picture can’t be read. Use JPEG, PNG, WebP, AVIF, GIF or SVG.',
  'picture.tooSmall':
    'This picture is {width} × {height} pixels. Use one that is at least {least} on its shorter side.',
  'picture.strip': 'This picture is more than twenty times as long as it is wide. Use another.',
  'picture.tooManyPixels':
    'This picture has more than 40 million pixels. Make it smaller and try again.',
  'picture.damaged':
    'This file is damaged or isn’t a picture. Open it in an image editor, save it again and retry.',
  'picture.svgTooLarge': 'This SVG is larger than 2 MB. Save it as PNG.',
  'picture.svgScripts': 'This SVG contains scripts or entities. Save it as PNG.',
  'picture.svgReferences': 'This SVG refers to other files. Save it as PNG.',
  'picture.svgTooComplex': 'This SVG is too complex. Save it as PNG.',
  'picture.tooHeavy':
    'This picture takes too much time or memory to open. Save it smaller, as JPEG or PNG, and try again.',
  'picture.tooManyWaiting':
    'Too many of your pictures are waiting to be opened. Try again in a minute.',
  'picture.svgFilters': 'This SVG uses filters, such as a blur or a shadow. Save it as PNG.',
  'font.noTable': 'This font has no character table, so it can’t be used.',
  'font.unreadable': 'This font can’t be read. Use a TTF, OTF, WOFF or WOFF2 file.',
  'font.damaged': 'This font file is damaged.',
  'font.tooManyMappings':
    'This font lists more characters than there are, so it can’t be used. Use another file.',
  'font.scattered':
    'This font’s characters are split into too many ranges, so it can’t be used. Use another file.',
  'font.tooSlow': 'This font took too long to read, so it can’t be used. Use another file.',
  'font.tooMuchMemory':
    'This font took too much memory to read, so it can’t be used. Use another file.',
  'font.tooManyWaiting': 'Too many of your fonts are waiting to be read. Try again in a minute.',
} as const

export const pictureProblem = problemMaker(picturesProblems)
