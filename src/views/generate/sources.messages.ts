export const sourcesMessages = {
  'sources.title': 'Which pages do you want to pin?',
  'sources.lead':
    'Paste the address of an article, recipe or product. To add several, put each on its own line.',
  'sources.kinds': 'Ways to add pages',
  'sources.kind.addresses': 'Addresses',
  'sources.kind.sitemap': 'Sitemap',
  'sources.kind.feed': 'Feed',
  'sources.kind.csv': 'CSV file',
  'sources.kind.text': 'Text or HTML',
  'sources.kind.keyword': 'Keyword',
  'sources.addresses': 'Page addresses',
  'sources.addressesPlaceholder': 'https://your-site.com/an-article',
  'sources.addressesHint':
    'Press Enter to read them, Shift+Enter for a new line. Up to 500 at a time.',
  'sources.read': '{count, plural, =0 {Read pages} one {Read # page} other {Read # pages}}',
  'sources.refusedBelow':
    '{count, plural, one {This line wasn’t accepted: fix it or remove it.} other {These # lines weren’t accepted: fix them or remove them.}} The reasons are below.',
  'sources.sitemap': 'Sitemap address',
  'sources.sitemapHint': 'Usually https://your-site.com/sitemap.xml',
  'sources.feed': 'Feed address',
  'sources.feedHint': 'RSS or Atom, usually https://your-site.com/feed',
  'sources.limit': 'Maximum pages',
  'sources.csvHint':
    'One page per row. The column named url, link or address is used; if there is none, the column with the most addresses.',
  'sources.csvChoose': 'Choose a file',
  'sources.csvChosen': '{name}, {count, plural, one {# row} other {# rows}}',
  'sources.csvPart':
    'Rows {first, number} to {last, number} of {all, number} are read now, because the limit is {most, number} at a time. {left, plural, =0 {These are the last ones.} one {# row is left for later.} other {# rows are left for later.}}',
  'sources.csvReadFirst': '{count, plural, one {Read the first row} other {Read the first # rows}}',
  'sources.csvReadNext': '{count, plural, one {Read the next row} other {Read the next # rows}}',
  'sources.csv.empty': '“{name}” is empty. Choose a file with one page per row.',
  'sources.csv.headerOnly':
    '“{name}” has a header but no rows. Choose a file with one page per row.',
  'sources.csv.noAddresses':
    'No column in “{name}” contains web addresses. Put one address in each row, like https://example.com/page.',
  'sources.csv.unreadable':
    '“{name}” couldn’t be read. It may have been moved, or it may be open in another program: close it there, then choose it again.',
  'sources.csv.tooLarge':
    'This file is larger than 2 MB. Split it and add the parts one at a time.',
  'sources.textTitle': 'Title',
  'sources.text': 'Page text or HTML',
  'sources.textHint':
    'For sites that block automatic readers: open the page, select all, copy, and paste it here.',
  'sources.url': 'Address the pins link to',
  'sources.urlWrong':
    'That doesn’t look like a web address. Write it like https://your-site.com/article, or leave it empty.',
  'sources.urlPrivate':
    'Only you can open this address, so Pinterest won’t accept pins that link to it. You can continue and add the public address later.',
  'sources.titleMissing': 'Give the text a title: it’s the first thing your pins say.',
  'sources.textMissing': 'Paste the page’s text or HTML here.',
  'sources.useKeyword': 'Use this keyword',
  'sources.urlOptional': 'optional',
  'sources.keyword': 'Keyword',
  'sources.keywordHint':
    'A topic without a page, such as “small balcony garden”. The pins then use colour, or pictures you add.',
  'sources.picturesHint': 'JPEG, PNG, WebP, AVIF, GIF or SVG, up to 20 MB each.',
  'sources.addPictures': 'Add pictures',
  'sources.uploading': 'Uploading…',
  'sources.pictureFailed': '{name} wasn’t added: {reason}',
  'sources.pictureTooLarge':
    '{name} wasn’t added because it’s larger than 20 MB. Save a smaller version (1600 pixels on the long side is enough) and add it again.',
  'sources.pictureSmall':
    '{name} was added, but it’s only {width} × {height} pixels, so it will look blurry on a pin. Aim for at least 1000 pixels on the short side.',
  'sources.deletePicture': 'Delete picture {number} for good',
  'sources.deletePictureTitle': 'Delete this picture for good?',
  'sources.deletePictureWords':
    'It is one of your own: the file goes from every page and cannot be brought back. Pins that are drawn stay as they are; one that is drawn again stands without it.',
  'sources.deletePictureAction': 'Delete',
  'sources.keepPicture': 'Keep it',
  'sources.removePicture': 'Remove picture {number}',
  'sources.demo': 'New here? Try the demo site.',
  'sources.demoWords': 'Six different kinds of articles, ready to become pins.',
  'sources.demoAction': 'Use the demo site',
  'sources.errors':
    '{count, plural, one {One source wasn’t added} other {# sources weren’t added}}',
  'sources.errorsMore': '{count, plural, one {and # more} other {and # more}}',
  'sources.errorLine': 'Line {line}',
  'sources.pasteInstead': 'Paste the text instead',
  'sources.operator': 'For the person who runs this server',
  'sources.privateHost':
    'Add {host} to ALLOW_HOSTS in the environment of the server, then restart it.',
  'sources.dismiss': 'Dismiss',
  'sources.pages': '{count, plural, one {# page} other {# pages}}',
  'sources.morePages': '{count, plural, one {Show # more page} other {Show # more pages}}',
  'sources.chosen': '{count} chosen',
  'sources.refresh': 'Refresh',
  'sources.chooseAll': 'Choose all',
  'sources.chooseNone': 'Choose none',
  'sources.empty': 'No pages yet',
  'sources.emptyWords':
    'Each page you add is read once: its title, text and pictures. Then you choose what the pins are about.',
  'sources.choosePage': 'Choose {title}',
  'sources.status.pending': 'Reading…',
  'sources.untitled': 'Untitled page',
  'sources.status.failed': 'Couldn’t be read',
  'sources.pageActions': 'Actions for {title}',
  'sources.refetch': 'Read again',
  'sources.deletePage': 'Delete',
  'sources.openPage': 'Open the page',
  'sources.editPictures': 'Choose pictures',
  'sources.pictureCount': '{count, plural, =0 {No pictures} one {# picture} other {# pictures}}',
  'sources.interestCount':
    '{count, plural, =0 {No interests yet} one {# interest} other {# interests}}',
  'sources.picturesOf': 'Pictures of {title}',
  'sources.picturesLead': 'Pins only use the pictures you choose. Your own come first.',
  'sources.usePicture': 'Use picture {number}: {alt}',
  'sources.noAlt': 'no description',
  'sources.noPictures': 'No pictures found on this page. Add your own, or let the pins use colour.',
  'sources.kindName.recipe': 'Recipe',
  'sources.kindName.how_to': 'How-to',
  'sources.kindName.list': 'List',
  'sources.kindName.story': 'Article',
  'sources.kindName.product': 'Product',
  'sources.kindName.keyword': 'Keyword',
  'sources.kindName.other': 'Page',
  'sources.safe': 'Your other pages aren’t affected.',
  'sources.next':
    '{count, plural, =0 {Choose a page first} one {Continue with # page} other {Continue with # pages}}',
  'sources.pendingNext':
    '{count, plural, one {# page is still being read} other {# pages are still being read}}',
  'sources.done': 'Done',
} as const
