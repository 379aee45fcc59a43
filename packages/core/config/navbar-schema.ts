import { z } from 'zod'
import { quoteList, strict } from './schema-problems'

const regexSource = z.string().refine(isRegex, 'must be the source of a regular expression')

const base = {
  position: z
    .enum(['left', 'right'])
    .default('left')
    .meta({ description: 'Side of the navbar.', example: 'right' }),
  className: z.string().optional().meta({ description: 'Class of the item.', example: 'my-item' }),
}
const docsPluginId = z
  .string()
  .default('default')
  .meta({ description: 'Id of the set of documents.', example: 'api' })
const labelOfPage = z
  .string()
  .optional()
  .meta({ description: 'Text of the item. Default: that of the page or version.', example: 'Guide' })
const pageOfSite = z.string().optional().meta({ description: 'Page of this site.', example: '/docs/intro' })

const linkShape = {
  ...base,
  type: z.literal('link').meta({
    description: 'A link; the default of an item without `items`.',
    default: 'link',
    example: 'link',
  }),
  label: z.string().meta({ description: 'Text of the item.', example: 'Guide' }),
  to: pageOfSite,
  href: z
    .string()
    .optional()
    .meta({ description: 'Full URL, instead of `to`.', example: 'https://github.com/me/docs' }),
  activeBasePath: z
    .string()
    .optional()
    .meta({ description: 'The item is active on pages whose path begins so.', example: '/docs' }),
  activeBaseRegex: regexSource.optional().meta({
    description: 'The item is active on pages whose path matches; upper and lower case are the same.',
    example: '^/docs/(?!api)',
  }),
}

const link = strict(linkShape).refine(item => (item.to === undefined) !== (item.href === undefined), {
  error:
    'One and only one between "to" and "href" should be provided.\nKeep "to" for pages of this site, "href" for full URLs.',
})
const html = strict({
  ...base,
  type: z.literal('html').meta({ description: 'HTML.', example: 'html' }),
  value: z.string().meta({ description: 'The HTML.', example: '<b>Beta</b>' }),
})
const doc = strict({
  ...base,
  type: z.literal('doc').meta({ description: 'A link to a document.', example: 'doc' }),
  docId: z.string().meta({ description: 'Id of the document.', example: 'intro' }),
  label: labelOfPage,
  docsPluginId,
})
const docSidebar = strict({
  ...base,
  type: z
    .literal('docSidebar')
    .meta({ description: 'A link to the first page of a sidebar.', example: 'docSidebar' }),
  sidebarId: z.string().meta({ description: 'Id of the sidebar.', example: 'docs' }),
  label: labelOfPage,
  docsPluginId,
})
const custom = z.looseObject({
  ...base,
  type: z.literal('custom').meta({ deprecated: true }),
  customType: z.string(),
})

const TYPES = [
  'link',
  'dropdown',
  'doc',
  'docSidebar',
  'docsVersion',
  'docsVersionDropdown',
  'localeDropdown',
  'search',
  'html',
]

const dropdownEntry = withType(
  z.discriminatedUnion('type', [link, html, doc, docSidebar, custom], {
    error: badType(['link', 'doc', 'docSidebar', 'html']),
  }),
)

const dropdown = strict({
  ...base,
  type: z.literal('dropdown').meta({
    description: 'A menu; the default of an item with `items`.',
    default: 'dropdown',
    example: 'dropdown',
  }),
  label: z.string().meta({ description: 'Text of the item.', example: 'More' }),
  to: pageOfSite,
  items: z.array(dropdownEntry).meta({
    description: 'Entries: items of the types `link`, `doc`, `docSidebar` and `html`.',
    example: [{ to: '/team', label: 'Team' }],
  }),
})
const docsVersion = strict({
  ...base,
  type: z
    .literal('docsVersion')
    .meta({ description: 'The version of the page, as a link.', example: 'docsVersion' }),
  label: labelOfPage,
  to: pageOfSite,
  docsPluginId,
})
const docsVersionDropdown = strict({
  ...base,
  type: z
    .literal('docsVersionDropdown')
    .meta({ description: 'A menu of versions.', example: 'docsVersionDropdown' }),
  docsPluginId,
  versions: z
    .array(z.string())
    .optional()
    .meta({
      description: 'Names of the versions to show, in this order. Default: all.',
      example: ['2.0', '1.0'],
    }),
  dropdownItemsBefore: z
    .array(dropdownEntry)
    .default([])
    .meta({
      description: 'Entries before the versions.',
      example: [{ to: '/versions', label: 'All versions' }],
    }),
  dropdownItemsAfter: z
    .array(dropdownEntry)
    .default([])
    .meta({
      description: 'Entries after the versions.',
      example: [{ to: '/versions', label: 'All versions' }],
    }),
})
const search = strict({
  ...base,
  type: z
    .literal('search')
    .meta({ description: 'Place of the search button. Default: the right end.', example: 'search' }),
})
const localeDropdown = strict({
  ...base,
  type: z.literal('localeDropdown').meta({ description: 'A menu of languages.', example: 'localeDropdown' }),
})

export const navbarItemSchema = withType(
  z.discriminatedUnion(
    'type',
    [link, html, doc, docSidebar, custom, dropdown, docsVersion, docsVersionDropdown, search, localeDropdown],
    { error: badType(TYPES) },
  ),
)

export type NavbarItemSettings = z.output<typeof navbarItemSchema>

/** A link out of `to` and `href`, shared by the footer. */
export const footerLinkSchema = strict({
  label: linkShape.label,
  to: linkShape.to,
  href: linkShape.href,
}).refine(item => (item.to === undefined) !== (item.href === undefined), {
  error: 'One and only one between "to" and "href" should be provided.',
})

/** Whether a string compiles as a regular expression. */
export function isRegex(source: string): boolean {
  try {
    new RegExp(source)
    return true
  } catch {
    return false
  }
}

/** Items without a type are links, or dropdowns when they hold items. */
function withType<Schema extends z.ZodType>(schema: Schema) {
  type Input = z.input<Schema>
  type Untyped<Item> = Item extends { type: 'link' | 'dropdown' }
    ? Omit<Item, 'type'> & { type?: Item['type'] }
    : Item extends { type: 'custom' }
      ? { type: `custom-${string}`; [field: string]: unknown }
      : Item
  const typed = z.preprocess(value => {
    if (value === null || typeof value !== 'object') return value
    const { type, ...rest } = value as Record<string, unknown>
    if (type === undefined || type === 'default')
      return { type: 'items' in rest ? 'dropdown' : 'link', ...rest }
    const isCustom = typeof type === 'string' && type.startsWith('custom-')
    return isCustom ? { ...rest, type: 'custom', customType: type } : value
  }, schema)
  return typed as unknown as z.ZodType<z.output<Schema>, Untyped<Input>>
}

function badType(types: string[]) {
  return (issue: { input?: unknown }): string => {
    const type = String((issue.input as { type?: unknown } | null | undefined)?.type)
    const nested = TYPES.includes(type) ? ' inside a dropdown' : ''
    return `Bad navbar item type ${type}${nested}.\nValid types: ${quoteList(types)}.`
  }
}
