/**
 * Which of a person's pictures, fonts and videos an account uses. Read from the texts of rows and events as
 * they pass by: parsing them all would take longer than writing the file.
 */
import type { FontsTable } from '../../platform/database/tables/pictures.tables.ts'
import { isVideoName } from '../../platform/images/stored/picture-files.ts'
import { fileNamesIn, pictureIdsIn } from '../../platform/images/stored/picture-mentions.ts'

export class UsedFiles {
  readonly #nameOf: ReadonlyMap<string, string>
  readonly #idOf: ReadonlyMap<string, string>
  readonly #fonts: readonly FontsTable[]
  readonly #pictureIds = new Set<string>()
  readonly #fontIds = new Set<string>()
  readonly #videoNames = new Set<string>()

  constructor(
    pictures: readonly { readonly id: string; readonly name: string }[],
    fonts: readonly FontsTable[],
  ) {
    this.#nameOf = new Map(pictures.map(({ id, name }) => [id, name]))
    this.#idOf = new Map(pictures.map(({ id, name }) => [name, id]))
    this.#fonts = fonts
  }

  /** JSON of a row, an event, a brand. */
  look(text: string): void {
    for (const id of pictureIdsIn(text)) this.#add(id)
    for (const name of fileNamesIn(text)) {
      if (isVideoName(name)) this.#videoNames.add(name)
      else this.#add(this.#idOf.get(name))
    }
    for (const font of this.#fonts)
      if (
        !this.#fontIds.has(font.id) &&
        (text.includes(font.id) || text.includes(JSON.stringify(font.family)))
      )
        this.#fontIds.add(font.id)
  }

  addPicture(id: string): void {
    this.#add(id)
  }

  hasVideo(name: string): boolean {
    return this.#videoNames.has(name)
  }

  get pictureIds(): string[] {
    return [...this.#pictureIds].toSorted()
  }

  get fonts(): FontsTable[] {
    return this.#fonts.filter(({ id }) => this.#fontIds.has(id))
  }

  #add(id: string | undefined): void {
    if (id !== undefined && this.#nameOf.has(id)) this.#pictureIds.add(id)
  }
}
