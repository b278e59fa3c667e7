export const exportMessages = {
  'export.title': 'Export for Pinterest',
  'export.dialog': 'Export {count, plural, one {# pin} other {# pins}}',
  'export.lead':
    '{count, plural, one {# pin} other {# pins}} for Pinterest: as a folder to post by hand, or as a CSV for bulk upload.',
  'export.zip': 'Download ZIP',
  'export.csv': 'Download CSV',
  'export.zipTitle': 'ZIP: pictures and captions',
  'export.zipWords':
    'One folder per board, pictures named after their titles, and a page of captions with copy buttons.',
  'export.csvTitle': 'CSV: Pinterest’s bulk upload',
  'export.csvWords':
    'One row for each board a pin is on. Files have at most 200 rows; several files come in one ZIP. Pinterest downloads the pictures from this server.',
  'export.unreachable': 'Pinterest can’t fetch pictures from here',
  'export.unreachableWords':
    'Download the ZIP and post the pins by hand. To use the CSV, ask whoever runs this site to give it a public web address.',
  'export.unreachableLocal':
    'Download the ZIP and post the pins by hand. The CSV works once this server has a public web address.',
  'export.operatorLocal': 'How to give it a public address',
  'export.operator': 'For the person who runs this site',
  'export.operatorWords':
    'Set PUBLIC_URL to the https address where Pinterest can reach this server, then restart it.',
  'export.planned':
    '{count, plural, one {# of these pins is planned} other {# of these pins are planned}}',
  'export.plannedWords':
    'The CSV has their dates and the boards they are planned for. They also go out from here: use “Plan as a Pinterest file…” in the calendar to let Pinterest publish them instead.',
  'export.planFile': 'Plan as a Pinterest file…',
  'export.published':
    '{count, plural, one {# of these pins is published already} other {# of these pins are published already}}',
  'export.publishedMore': 'and {count} more',
  'export.publishedWords':
    'If you upload {count, plural, one {it} other {them}} again, Pinterest gets {count, plural, one {it} other {them}} twice.',
  'export.leavePublished': 'Leave out what is published',
  'export.inFile':
    '{count, plural, =0 {No pin is left for the file.} one {# pin goes into the file.} other {# pins go into the file.}}',
  'export.before':
    '{count, plural, one {# of these pins was exported before} other {# of these pins were exported before}}',
  'export.beforeWords':
    '{count, plural, one {It} other {They}} last went into a file on {date}. If you upload {count, plural, one {it} other {them}} again, Pinterest gets {count, plural, one {it} other {them}} twice.',
  'export.preparing': 'Preparing the file…',
  'export.done': 'The download has started.',
  'export.failed': 'Couldn’t make the file',
  'export.failedWords': '{reason} Your pins haven’t changed.',
  'export.preflight': 'Check before you export',
  'export.allFine': 'Pinterest will accept every pin.',
  'export.problems':
    '{count, plural, one {# pin can’t go into the CSV yet} other {# pins can’t go into the CSV yet}}',
  'export.hints': '{count, plural, one {# pin could be better} other {# pins could be better}}',
  'export.fixAll': 'Fix what can be fixed ({count})',
  'export.mended': '{count, plural, one {# pin fixed} other {# pins fixed}}',
  'export.mend': 'Fix',
  'export.edit': 'Edit',
  'export.editPin': 'Edit {title}',
  'export.lacksBoards':
    '{count, plural, one {# pin has no board, so the CSV leaves it out.} other {# pins have no board, so the CSV leaves them out.}}',
  'export.chooseBoardsFor': 'Choose boards for {count, plural, one {# pin} other {# pins}}',
  'export.chooseBoards': 'Choose boards',
  'export.changePlan': 'Change the plan',
  'export.render': 'Render again',
  'export.checking': 'Checking…',
  'export.unchecked': 'Couldn’t check the pins: {reason}',
  'export.everyPin': 'All {count} pins',
  // The findings of core/export/preflight.rules.ts, stated of all pins at once.
  'export.shared.title_missing': 'The titles are empty. Bulk upload needs one for each pin.',
  'export.shared.title_too_long': 'The titles are longer than Pinterest allows.',
  'export.shared.title_like_formula':
    'The titles look like formulas. Pinterest accepts them as they are, but don’t open the file in a spreadsheet program before you upload it.',
  'export.shared.title_capitals':
    'The titles are in all capitals. Pinterest shows such pins less, and people skip them.',
  'export.shared.description_too_long': 'The descriptions are longer than bulk upload allows.',
  'export.shared.description_lines':
    'The descriptions have line breaks; they’ll be joined into one line.',
  'export.shared.link_missing': 'The pins have no link, so nobody can get from them to your page.',
  'export.shared.link_invalid':
    'The links aren’t web addresses. They must start with http:// or https://.',
  'export.shared.link_too_long': 'The links are longer than Pinterest allows.',
  'export.shared.link_private':
    'Only you can open these links: they lead to your own computer or network, which Pinterest can’t reach. The pins stay in the file: give them public links before you upload it.',
  'export.shared.link_duplicate':
    'Several pins have the same link. Pinterest doesn’t accept a link twice in one file, so they go into separate files.',
  'export.shared.image_missing': 'The pins have no pictures yet. Render them first.',
  'export.shared.image_unreachable':
    'Pinterest can’t fetch these pictures because this site has no public web address. Download the ZIP instead.',
  'export.shared.video_unreachable':
    'Pinterest can’t fetch these videos because this site has no public web address. Download the ZIP instead.',
  'export.shared.carousel_in_csv':
    'Pinterest’s bulk upload takes no carousels. Download the ZIP instead.',
  'export.shared.board_missing': 'The pins aren’t on a board. Choose one.',
  'export.shared.board_unknown': 'Some of these pins’ boards no longer exist. Choose others.',
  'export.shared.board_name_slash':
    'The boards’ names contain a “/”, which Pinterest reads as board and section. Rename the boards to be safe.',
  'export.row': 'Issues with {title}',
  'export.planTitle': 'Next: publish your {count, plural, one {pin} other {# pins}}',
  'export.planWords':
    'Choose a day and time on the calendar: {count, plural, one {your pin is} other {your pins are}} published then, without you.',
  'export.planUnconnected':
    'Connect an account, then choose a day and time on the calendar: your pins are published from there. Without a connection, the calendar reminds you to post by hand.',
  'export.plan': 'Publish from the calendar',
  'export.connect': 'Connect an account',
  'export.unsaved':
    '{count, plural, one {# pin isn’t saved as a draft yet} other {# pins aren’t saved as drafts yet}}',
  'export.unsavedWords': 'Save them to find them under Drafts and to plan them on the calendar.',
  'export.save': 'Save as drafts',
  'export.again': 'Make more pins',
  'export.drafts': 'See drafts',
  'export.back': 'Back',
  'export.loading': 'Loading your pins',
  'export.none': 'No pins to export',
  'export.noneWords': 'Add some pins to Titles & boards first.',
  'export.leftOut':
    'Pins with an error are left out of the CSV; pins with a warning stay in it. In the ZIP, report.json lists what was left out.',
} as const
