import { type ConfigField, configFields } from '../data/config-fields'

/** Lists a field of the configuration with the fields below it; without `of`, all top-level fields without children. */
export default function ConfigFields({ of }: { of?: string }) {
  const fields = configFields()
  const groupOf = ({ path }: ConfigField) => path.replace(/[.[].*$/, '')
  const isGroup = (name: string) => fields.some(field => field.path !== name && groupOf(field) === name)
  const shown = fields.filter(field => (of ? groupOf(field) === of : !isGroup(groupOf(field))))
  return (
    <>
      {withoutRepeats(shown).map(field => (
        <Field key={`${field.path} ${field.variant}`} field={field} />
      ))}
    </>
  )
}

/** Removes fields that an earlier entry type has with the same description. */
function withoutRepeats(fields: ConfigField[]): ConfigField[] {
  const seen = new Set<string>()
  return fields.filter(({ path, description }) => {
    const isKnown = seen.has(path + description)
    seen.add(path + description)
    return !isKnown
  })
}

function Field({ field }: { field: ConfigField }) {
  const { path, variant, type, isRequired, standard, description } = field
  const isKind = variant !== undefined && path.endsWith('.type')
  const hasDefault = standard !== undefined && !isEmptyObject(standard)
  return (
    <section className={isKind ? 'config-field config-kind' : 'config-field'}>
      <h3 id={toId(isKind ? `${path}-${variant}` : path)}>
        <code>{path}</code>
        <span className="config-type">{type}</span>
      </h3>
      <p>{withCode(description)}</p>
      <dl className="config-facts">
        <dt>{isRequired ? 'Required' : 'Default'}</dt>
        <dd>{isRequired ? 'yes' : hasDefault ? <code>{show(standard)}</code> : 'none'}</dd>
        <dt>Example</dt>
        <dd>
          <code>{exampleOf(field)}</code>
        </dd>
      </dl>
    </section>
  )
}

function exampleOf({ path, example }: ConfigField): string {
  return `${path.split('.').at(-1)}: ${show(example)}`
}

/** Returns an id that differs from those of the page's headings, which are plain names of fields. */
function toId(path: string): string {
  return `field-${path.replace(/\W+/g, '-').toLowerCase()}`
}

/** Returns a value as TypeScript source. */
function show(value: unknown): string {
  if (typeof value === 'string') return value.includes("'") ? JSON.stringify(value) : `'${value}'`
  if (Array.isArray(value)) return `[${value.map(show).join(', ')}]`
  if (value === null || typeof value !== 'object') return String(value)
  const entries = Object.entries(value).map(([name, entry]) => `${toKey(name)}: ${show(entry)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

function toKey(name: string): string {
  return /^[a-z]\w*$/i.test(name) ? name : `'${name}'`
}

function isEmptyObject(value: unknown): boolean {
  return (
    typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length === 0
  )
}

/** Renders text between backticks as code. */
function withCode(text: string) {
  return text.split('`').map((piece, index) => (index % 2 ? <code key={piece}>{piece}</code> : piece))
}
