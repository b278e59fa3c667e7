/** Templates that people made. Versions are written once and never changed. */
export interface OwnTemplatesTable {
  id: string
  account_id: string
  user_id: string
  name: string
  /** The newest. */
  version: number
  created_at: number
  /** Of its name or its newest version. */
  updated_at: number
  deleted_at: number | null
}

export interface OwnTemplateVersionsTable {
  template_id: string
  version: number
  /** JSON, as `readTemplate` takes it. */
  document: string
  bytes: number
  created_at: number
}

export interface OwnTemplateTables {
  own_templates: OwnTemplatesTable
  own_template_versions: OwnTemplateVersionsTable
}
