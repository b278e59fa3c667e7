export const gridMessages = {
  'grid.favor': 'Favorite: {title}',
  'grid.edit': 'Edit {title}',
  'grid.rendering': 'Rendering…',
  'grid.committed': 'In titles & boards',
  'grid.exported': 'Exported {date}',
  'grid.status.draft': 'Draft',
  'grid.status.scheduled': 'Planned',
  'grid.status.filed': 'In a file',
  'grid.status.publishing': 'Publishing',
  'grid.otherBoards': '{boards} (pin: {board})',
  'grid.status.published': 'Published',
  'grid.status.failed': 'Failed',
  'grid.selectedCount':
    '{count, plural, =0 {Nothing selected} one {# pin selected} other {# pins selected}}',
  'grid.help':
    'Arrow keys move, Space selects, Ctrl+A selects all, Shift with arrow keys extends, Enter edits, L shows looks, F marks as favorite, Delete deletes.',
  'grid.undo': 'Undo',
  'grid.choice': 'Select pins',
  'grid.all': 'Select all',
  'grid.none': 'Select none',
  'grid.clear': 'Clear selection',
  'grid.selectAll': 'Select all {count}',
  'grid.actions': 'Actions for the selection',
  'grid.deleted': '{count, plural, one {# pin deleted} other {# pins deleted}}',
  'grid.delete': 'Delete',
  'grid.favorAll': 'Favorite',
  'grid.render': 'Render again',
  'grid.looks': 'Looks',
  'grid.findLooks': 'Looks: variations of this pin in other templates, colors and crops',
  'grid.vary':
    '{count, plural, one {Vary: new pins like this one} other {Vary: new pins like these}}',
  'grid.noLooks':
    '{kind, select, video {A video has no other looks. Looks are for pins made from a template.} other {A carousel has no other looks. Looks are for single pins made from a template.}}',
  'grid.renderStarted':
    '{count, plural, one {Rendering # pin again} other {Rendering # pins again}}',
} as const
