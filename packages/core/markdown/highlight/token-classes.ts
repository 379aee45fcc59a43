/** Token kinds that the stylesheet colours; the class is `t-` plus the kind. */
export const tokenKinds = [
  'comment',
  'keyword',
  'string',
  'regexp',
  'number',
  'constant',
  'function',
  'type',
  'property',
  'attr',
  'tag',
  'variable',
  'heading',
] as const

/** One letter per kind, in the same order. */
export const KIND_LETTERS = 'abcdefghijklm'

type TokenKind = (typeof tokenKinds)[number]

/** Grammar scopes of each kind; the longer selector wins. `plain` excludes scopes. */
const scopes: Record<TokenKind | 'plain', string[]> = {
  comment: ['comment', 'punctuation.definition.comment', 'markup.quote'],
  keyword: [
    'keyword',
    'storage.type',
    'storage.modifier',
    'variable.language',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.control',
    'entity.name.tag.doctype',
    'support.type.vendored.at-rule',
  ],
  string: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.underline.link'],
  regexp: ['string.regexp'],
  number: ['constant.numeric', 'keyword.other.unit'],
  constant: ['constant.language', 'constant.other', 'support.constant', 'constant.other.color'],
  function: ['entity.name.function', 'support.function', 'entity.name.command', 'variable.function'],
  type: [
    'entity.name.type',
    'entity.name.class',
    'support.type',
    'support.class',
    'entity.other.inherited-class',
  ],
  property: [
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.name.tag.yaml',
    'variable.other.key',
    'support.type.property-name.toml',
    'keyword.other.definition.ini',
  ],
  attr: [
    'entity.other.attribute-name',
    'entity.other.attribute-name.class',
    'entity.other.attribute-name.id',
  ],
  tag: ['entity.name.tag', 'support.class.component', 'entity.name.tag.css'],
  variable: [
    'variable.other.normal.shell',
    'variable.css',
    'variable.scss',
    'variable.argument',
    'variable.other.less',
  ],
  heading: ['markup.heading', 'entity.name.section'],
  plain: [
    'keyword.operator',
    'string.unquoted.argument.shell',
    'string.unquoted.plain',
    'string.template meta.template.expression',
    'punctuation.definition.tag',
    'meta.object-literal.key punctuation',
    'entity.name.function punctuation',
  ],
}

/** Creates a theme whose "colours" are numbers of kinds: 1 is plain, 2 is the first kind. */
export function createKindTheme() {
  const colour = (kind: number) => `#${(kind + 2).toString(16).padStart(6, '0').toUpperCase()}`
  const plain = colour(-1)
  return {
    name: 'kinds',
    type: 'dark' as const,
    fg: plain,
    bg: '#000000',
    settings: [
      { settings: { foreground: plain, background: '#000000' } },
      ...tokenKinds.map((kind, i) => ({ scope: scopes[kind], settings: { foreground: colour(i) } })),
      { scope: scopes.plain, settings: { foreground: plain } },
    ],
  }
}

/** Returns the index into `tokenKinds` for a theme colour; -1 is plain. */
export function kindOfColour(colour: string): number {
  return Number.parseInt(colour.slice(1), 16) - 2
}
