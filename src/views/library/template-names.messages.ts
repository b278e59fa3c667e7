/** What the built-in templates are called, and what each is. */
export const templateNamesMessages = {
  'template.full-photo': 'Full photo',
  'template.full-photo.about':
    'Your picture from edge to edge, with the headline in its calmest part.',
  'template.split-panel': 'Picture and panel',
  'template.split-panel.about': 'Picture on top, headline below in your colour.',
  'template.photo-card': 'Card on a picture',
  'template.photo-card.about': 'A paper card with the headline on top of your picture.',
  'template.arch': 'Arch',
  'template.arch.about':
    'Your picture in an arched window, with the headline above in a serif font.',
  'template.collage-band': 'Two pictures and a band',
  'template.collage-band.about': 'The headline on a band of colour between two pictures.',
  'template.numbered-list': 'Numbered list',
  'template.numbered-list.about': 'Headline and numbered items below a strip of your picture.',
  'template.steps': 'Steps',
  'template.steps.about': 'The result as a picture, then the steps in order.',
  'template.framed-photo': 'Framed photo',
  'template.framed-photo.about': 'A print with a border, with the headline below.',
  'template.collage-grid': 'Three pictures',
  'template.collage-grid.about': 'One large picture, two small ones, and the headline below.',
  'template.number-badge': 'Number badge',
  'template.number-badge.about': 'For headlines with a number, shown large on a badge.',
  'template.quote': 'Quote',
  'template.quote.about': 'One sentence in a fine frame, with a round picture.',
  'template.checklist': 'Checklist',
  'template.checklist.about': 'A sheet of paper with boxes to tick. Needs no picture.',
  'template.big-words': 'Big words',
  'template.big-words.about': 'Just the headline, as large as possible. Needs no picture.',
  'template.photo-number': 'Number on a photo',
  'template.photo-number.about':
    'The number of your headline as large as a poster, on your picture.',
  'template.photo-marker': 'Marked words',
  'template.photo-marker.about':
    'The main words on strips of your colour, the rest below them on the picture.',
  'template.collage-four': 'Four pictures',
  'template.collage-four.about':
    'Four pictures edge to edge, with the headline on a plate where they meet.',
  'template.polaroid': 'Polaroid',
  'template.polaroid.about':
    'A taped print, a little askew, with the headline in handwriting below.',
  'template.photo-script': 'Capitals and script',
  'template.photo-script.about':
    'Strong capitals on your picture, the end of the headline in handwriting.',
  'template.photo-outline': 'Outlined capitals',
  'template.photo-outline.about': 'Tall outlined capitals like a sticker, right on your picture.',
  'template.brush': 'Brush stroke',
  'template.brush.about': 'The headline on a broad stroke of paint across your picture.',
  'template.torn-paper': 'Torn paper',
  'template.torn-paper.about': 'Your picture above, the headline on paper with a torn edge.',
  'template.seal': 'Seal',
  'template.seal.about': 'A round seal with a short fact where picture and headline meet.',
  'template.magazine': 'Magazine cover',
  'template.magazine.about':
    'A title in capitals above, your picture in a frame, the headline on a label.',
  'template.postcard': 'Postcard',
  'template.postcard.about':
    'A postcard with a stamp: your picture, and the headline in handwriting.',
  'template.travel-map': 'Route on a map',
  'template.travel-map.about': 'Your picture, a dotted route to a marked place, and the headline.',
} as const
