/** What the built-in templates are called, and what each is. */
export const templateNamesMessages = {
  'template.full-photo': 'Full photo',
  'template.full-photo.about':
    'Your picture from edge to edge, with the headline in its calmest part.',
  'template.split-panel': 'Picture and panel',
  'template.split-panel.about': 'Picture on top, headline below in your color.',
  'template.photo-card': 'Card on a picture',
  'template.photo-card.about': 'A paper card with the headline on top of your picture.',
  'template.arch': 'Arch',
  'template.arch.about':
    'Your picture in an arched window, with the headline above in a serif font.',
  'template.collage-band': 'Two pictures and a band',
  'template.collage-band.about': 'The headline on a band of color between two pictures.',
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
    'The main words on strips of your color, the rest below them on the picture.',
  'template.collage-four': 'Four pictures',
  'template.collage-four.about': 'Four pictures edge to edge, the headline above them.',
  'template.polaroid': 'Polaroid',
  'template.polaroid.about':
    'A taped print, a little askew, with the headline in handwriting below.',
  'template.photo-script': 'Capitals and script',
  'template.photo-script.about':
    'Strong capitals on your picture, the end of the headline in handwriting.',
  'template.photo-outline': 'Tall capitals',
  'template.photo-outline.about': 'Tall capitals right on your picture, the rest on a strip below.',
  'template.photo-frame': 'Fine frame',
  'template.photo-frame.about': 'Serif letters on your picture, within a fine line all around.',
  'template.photo-band': 'Wide band',
  'template.photo-band.about':
    'A band of color from edge to edge carries the headline across your picture.',
  'template.brush': 'Brush stroke',
  'template.brush.about': 'The headline on a broad stroke of paint across your picture.',
  'template.torn-paper': 'Torn paper',
  'template.torn-paper.about': 'Your picture above, the headline on paper with a torn edge.',
  'template.seal': 'Seal',
  'template.seal.about': 'A round seal with a short fact where picture and headline meet.',
  'template.magazine': 'Magazine cover',
  'template.magazine.about': 'Your picture in a frame, the headline on a label at its foot.',
  'template.postcard': 'Postcard',
  'template.postcard.about':
    'A postcard with a stamp: your picture, and the headline in handwriting.',
  'template.travel-map': 'Route on a map',
  'template.travel-map.about': 'Your picture, a dotted route to a marked place, and the headline.',
  'template.before-after': 'Before and after',
  'template.before-after.about':
    'Two pictures with their labels, one above the other. For headlines that say so.',
  'template.recipe-card': 'Recipe card',
  'template.recipe-card.about': 'The dish, its name, and time and servings side by side.',
  'template.product': 'Product',
  'template.product.about': 'The thing, its name, its price and a button with your call to action.',
  'template.price-tag': 'Price tag',
  'template.price-tag.about':
    'Your picture from edge to edge, a label with the name and a round price.',
  'template.quote-photo': 'Quote on a photo',
  'template.quote-photo.about': 'A sentence in italics on your picture, with who said it below.',
  'template.quote-type': 'Quote in type',
  'template.quote-type.about':
    'Giant quotation marks and one sentence on your color. Needs no picture.',
  'template.collage-duo': 'Two pictures side by side',
  'template.collage-duo.about':
    'Two tall pictures, with the headline on a round plate between them.',
  'template.film-strip': 'Film strip',
  'template.film-strip.about':
    'Three pictures, a tall one and two beside it, the headline large below.',
  'template.photo-circle': 'Round picture',
  'template.photo-circle.about': 'Your picture in a large circle, with a calm headline below.',
  'template.ingredients': 'Ingredients',
  'template.ingredients.about':
    'A sheet with everything that is needed, the dish in a strip above it.',
  'template.big-figures': 'Big figures',
  'template.big-figures.about':
    'Your points under each other, each with a very large figure. Needs no picture.',
  'template.step-cards': 'Steps on a sheet',
  'template.step-cards.about': 'Numbered steps on a sheet that lies over your picture.',
  'template.check-photo': 'Checklist with a picture',
  'template.check-photo.about': 'Boxes to tick on a sheet, with your picture above.',
  'template.notebook': 'Notebook',
  'template.notebook.about': 'A ruled page with a list in handwriting. Needs no picture.',
  'template.gingham': 'Checked cloth',
  'template.gingham.about':
    'Your picture on checked cloth, the headline on a label: summer, picnics, jam.',
  'template.sprigs': 'Sprigs',
  'template.sprigs.about':
    'Leaves strewn on paper around an arched picture: for spring and autumn.',
  'template.type-minimal': 'Quiet type',
  'template.type-minimal.about':
    'A serif headline between two fine lines, with plenty of space. Needs no picture.',
  'template.type-number': 'Giant number',
  'template.type-number.about':
    'The number of your headline over half the pin, with rays behind it. Needs no picture.',
  'template.type-gingham': 'Words on gingham',
  'template.type-gingham.about': 'The headline on a card over checked cloth. Needs no picture.',
  'template.type-sprigs': 'Words among sprigs',
  'template.type-sprigs.about':
    'The headline in a round field, surrounded by leaves. Needs no picture.',
  'template.type-rays': 'Words in rays',
  'template.type-rays.about':
    'A large headline in capitals, with rays behind it. Needs no picture.',
  'template.type-brush': 'Words on paint',
  'template.type-brush.about':
    'The headline on a brushstroke, on a plain background. Needs no picture.',
  'template.book-cover': 'Book cover',
  'template.book-cover.about': 'Your guide as a book that stands on a colored ground.',
  'template.polaroid-pair': 'Two polaroids',
  'template.polaroid-pair.about': 'Two prints that overlap, the headline in strong letters below.',
} as const
