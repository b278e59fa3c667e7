/** LiveStore: a table of pins made from events. */
import { Events, makeSchema, Schema, State } from '@livestore/livestore'

export const tables = {
  pins: State.SQLite.table({
    name: 'pins',
    columns: {
      id: State.SQLite.text({ primaryKey: true }),
      title: State.SQLite.text({ default: '' }),
      board_name: State.SQLite.text({ default: '' }),
      link: State.SQLite.text({ default: '' }),
      /** The other fields as JSON. */
      rest: State.SQLite.text({ default: '{}' }),
      updated_at: State.SQLite.integer({ default: 0 }),
    },
  }),
}

const row = Schema.Struct({
  id: Schema.String,
  title: Schema.String,
  board_name: Schema.String,
  link: Schema.String,
  rest: Schema.String,
  updated_at: Schema.Number,
})

export const events = {
  pinsAdded: Events.synced({
    name: 'v1.PinsAdded',
    schema: Schema.Struct({ pins: Schema.Array(row) }),
  }),
  pinRetitled: Events.synced({
    name: 'v1.PinRetitled',
    schema: Schema.Struct({ id: Schema.String, title: Schema.String, updated_at: Schema.Number }),
  }),
}

const materializers = State.SQLite.materializers(events, {
  'v1.PinsAdded': ({ pins }) => pins.map((pin) => tables.pins.insert(pin)),
  'v1.PinRetitled': ({ id, title, updated_at }) =>
    tables.pins.update({ title, updated_at }).where({ id }),
})

export const schema = makeSchema({
  events,
  state: State.SQLite.makeState({ tables, materializers }),
})
