export const exportMessages = {
  'export.title': 'Export for Pinterest',
  'export.dialog': 'Export {count, plural, one {# pin} other {# pins}}',
  'export.lead':
    '{count, plural, one {# pin} other {# pins}} for Pinterest: as a folder to post by hand, or as a table for its bulk upload.',
  'export.zip': 'Download ZIP',
  'export.csv': 'Download CSV',
  'export.zipTitle': 'ZIP: pictures and captions',
  'export.zipWords':
    'One folder per board, pictures named by title, and a page of captions with copy buttons.',
  'export.csvTitle': 'CSV: Pinterest’s bulk upload',
  'export.csvWords':
    'A pin has one row for each of its boards. Files of at most 200 rows; several come in one ZIP. Pinterest fetches the pictures from this server.',
  'export.unreachable': 'Pinterest cannot reach the pictures of this server',
  'export.unreachableWords':
    'The CSV holds links to pictures here, and this server has no public address (PUBLIC_URL). Take the ZIP, or set PUBLIC_URL and start again.',
  'export.preparing': 'Preparing the file…',
  'export.done': 'The file was handed to your browser.',
  'export.failed': 'The file could not be made',
  'export.failedWords': '{reason} Your pins are untouched.',
  'export.preflight': 'Check before you leave',
  'export.allFine': 'Pinterest will take every pin.',
  'export.problems':
    '{count, plural, one {# pin would be refused} other {# pins would be refused}}',
  'export.hints': '{count, plural, one {# pin could be better} other {# pins could be better}}',
  'export.mendAll': 'Mend what can be mended ({count})',
  'export.mended': '{count, plural, one {# pin mended} other {# pins mended}}',
  'export.mend': 'Mend',
  'export.edit': 'Edit',
  'export.editPin': 'Edit {title}',
  'export.chooseBoards': 'Choose boards',
  'export.render': 'Render again',
  'export.checking': 'Checking…',
  'export.unchecked': 'The pins could not be checked: {reason}',
  'export.everyPin': 'All {count} pins',
  // The findings of core/export/preflight.rules.ts, said of all pins at once.
  'export.shared.title_missing': 'The titles are empty. Pinterest’s upload needs one for each pin.',
  'export.shared.title_too_long': 'The titles are longer than Pinterest takes.',
  'export.shared.title_like_formula':
    'The titles begin like formulas. Pinterest takes them as they are, but don’t open the file in a spreadsheet program before uploading it.',
  'export.shared.title_capitals':
    'The titles are written in capitals throughout: Pinterest shows such pins less, and people pass them.',
  'export.shared.description_too_long':
    'The descriptions are longer than Pinterest’s upload takes.',
  'export.shared.description_lines':
    'The descriptions have several lines; they are joined into one.',
  'export.shared.link_missing': 'The pins link to nothing: nobody gets from them to your page.',
  'export.shared.link_invalid':
    'The links are no web addresses. They must begin with http:// or https://.',
  'export.shared.link_too_long': 'The links are longer than Pinterest takes.',
  'export.shared.link_private':
    'Only you can open these links: they lead to your own machine or network, where Pinterest cannot look. The pins stay in the file: give them links that everybody can open before you upload it.',
  'export.shared.link_duplicate':
    'Several pins have the same link. Pinterest refuses a link twice in one file, so they go into several files.',
  'export.shared.image_missing': 'The pins have no pictures yet. Render them first.',
  'export.shared.image_unreachable':
    'Pinterest can’t fetch these pictures: the server has no public address (PUBLIC_URL). Take the ZIP instead.',
  'export.shared.board_missing': 'The pins are on no board. Choose one.',
  'export.shared.board_unknown': 'Boards of these pins do not exist any more. Choose others.',
  'export.shared.board_name_slash':
    'The boards’ names hold a “/”, which Pinterest reads as board and section. Rename the boards to be safe.',
  'export.row': 'Findings for {title}',
  'export.again': 'Make more pins',
  'export.drafts': 'See drafts',
  'export.back': 'Back',
  'export.loading': 'Loading your pins',
  'export.none': 'No pins to export',
  'export.noneWords': 'Commit some pins first.',
  'export.leftOut':
    'Pins that would be refused for an error are left out of the CSV; those with a warning stay in it. The ZIP names what was left out in report.json.',
} as const
