import { z } from 'zod'
import { quoteList, strict } from './schema-problems'

const regexSource = z.string().refine(isRegex, 'must be the source of a regular expression')

const base = {
  position: z.enum(['left', 'right']).default('left'),
  className: z.string().optional(),
}
const docsPluginId = z.string().default('default')
const labelOfPage = z.string().optional()
const pageOfSite = z.string().optional()

const linkShape = {
  ...base,
  type: z.literal('link').meta({ default: 'link' }),
  label: z.string(),
  to: pageOfSite,
  href: z.string().optional(),
  activeBasePath: z.string().optional(),
  activeBaseRegex: regexSource.optional(),
}

const link = strict(linkShape).refine(item => (item.to === undefined) !== (item.href === undefined), {
  error:
    'One and only one between "to" and "href" should be provided.\nKeep "to" for pages of this site, "href" for full URLs.',
})
const html = strict({
  ...base,
  type: z.literal('html'),
  value: z.string(),
})
const doc = strict({
  ...base,
  type: z.literal('doc'),
  docId: z.string(),
  label: labelOfPage,
  docsPluginId,
})
const docSidebar = strict({
  ...base,
  type: z.literal('docSidebar'),
  sidebarId: z.string(),
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
  type: z.literal('dropdown').meta({ default: 'dropdown' }),
  label: z.string(),
  to: pageOfSite,
  items: z.array(dropdownEntry),
})
const docsVersion = strict({
  ...base,
  type: z.literal('docsVersion'),
  label: labelOfPage,
  to: pageOfSite,
  docsPluginId,
})
const docsVersionDropdown = strict({
  ...base,
  type: z.literal('docsVersionDropdown'),
  docsPluginId,
  versions: z.array(z.string()).optional(),
  dropdownItemsBefore: z.array(dropdownEntry).default([]),
  dropdownItemsAfter: z.array(dropdownEntry).default([]),
})
const search = strict({
  ...base,
  type: z.literal('search'),
})
const localeDropdown = strict({
  ...base,
  type: z.literal('localeDropdown'),
})

export const navbarItemSchema = withType(
  z.discriminatedUnion(
    'type',
    [link, html, doc, docSidebar, custom, dropdown, docsVersion, docsVersionDropdown, search, localeDropdown],
    { error: badType(TYPES) },
  ),
)

export type NavbarItemSettings = z.output<typeof navbarItemSchema>

/** Schema of a link with `to` or `href`, shared with the footer. */
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

/** Adds the missing type: dropdown for items with children, else link. */
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
