import { z } from 'zod'
import { footerLinkSchema, navbarItemSchema } from './navbar-schema'
import { strict } from './schema-problems'
import { themeSchema } from './theme-schema'

const logo = strict({
  src: z
    .string()
    .meta({ description: 'Address of the image, usually a file in `static/`.', example: '/img/logo.svg' }),
  srcDark: z
    .string()
    .optional()
    .meta({ description: 'Image in dark mode. Default: `src`.', example: '/img/logo-dark.svg' }),
  alt: z.string().optional().meta({
    description: 'Text for screen readers. Default: the title of the site where the navbar has none.',
    example: 'My docs',
  }),
  href: z.string().optional().meta({
    description: 'Where the logo links to. Default: the landing page.',
    example: 'https://example.com',
  }),
  target: z.string().optional().meta({ description: 'Target of the link.', example: '_blank' }),
  width: z
    .union([z.number(), z.string()])
    .optional()
    .meta({ description: 'Width of the image.', example: 32 }),
  height: z
    .union([z.number(), z.string()])
    .optional()
    .meta({ description: 'Height of the image.', example: 32 }),
  className: z.string().optional().meta({ description: 'Class of the image.', example: 'my-logo' }),
  style: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .optional()
    .meta({
      description: 'CSS of the image; it is written into the stylesheet.',
      example: { borderRadius: 4 },
    }),
})

const announcementBar = strict({
  id: z
    .string()
    .default('announcement-bar')
    .meta({ description: 'A new id shows the bar again to visitors who closed it.', example: 'release-2' }),
  content: z.string().meta({ description: 'The announcement, as HTML.', example: 'Version 2 is out' }),
  backgroundColor: z.string().optional().meta({ description: 'Background colour.', example: '#102030' }),
  textColor: z.string().optional().meta({ description: 'Text colour.', example: '#ffffff' }),
  isCloseable: z
    .boolean()
    .default(true)
    .meta({ description: 'Shows a button that closes it.', example: false }),
})

const headingLevel = z.int().min(2, 'must be from 2 to 6').max(6, 'must be from 2 to 6')

export const layoutFields = {
  theme: themeSchema.prefault({}).meta({
    description: 'Colours, fonts and corners. Everything else is a CSS variable.',
    example: { accent: '#0b7a75' },
  }),
  colorMode: strict({
    defaultMode: z
      .enum(['light', 'dark'])
      .default('dark')
      .meta({ description: 'Mode before the visitor chooses.', example: 'light' }),
    disableSwitch: z.boolean().default(false).meta({ description: 'Leaves out the button.', example: true }),
    respectPrefersColorScheme: z
      .boolean()
      .default(false)
      .meta({ description: 'Follows the system until the visitor chooses.', example: true }),
  })
    .prefault({})
    .meta({ description: 'Light and dark mode.', example: { respectPrefersColorScheme: true } }),
  navbar: strict({
    title: z.string().optional().meta({ description: 'Text beside the logo.', example: 'My docs' }),
    logo: logo
      .optional()
      .meta({ description: 'Logo at the left.', example: { src: '/img/logo.svg', width: 32, height: 32 } }),
    hideOnScroll: z
      .boolean()
      .default(false)
      .meta({ description: 'Hides the navbar while the visitor scrolls down.', example: true }),
    items: z
      .array(navbarItemSchema)
      .default([])
      .meta({
        description: 'Links and menus, from left to right.',
        example: [{ type: 'doc', docId: 'intro', label: 'Guide' }],
      }),
  })
    .prefault({})
    .meta({
      description: 'The bar at the top.',
      example: { title: 'My docs', items: [{ to: '/docs/intro', label: 'Guide' }] },
    }),
  footer: strict({
    columns: z
      .array(
        strict({
          title: z.string().optional().meta({ description: 'Heading of the column.', example: 'Learn' }),
          items: z
            .array(footerLinkSchema)
            .meta({ description: 'Links of the column.', example: [{ to: '/docs/intro', label: 'Guide' }] }),
        }),
      )
      .default([])
      .meta({
        description: 'Columns of links.',
        example: [{ title: 'Learn', items: [{ to: '/docs/intro', label: 'Guide' }] }],
      }),
    logo: logo
      .optional()
      .meta({ description: 'Logo below the columns.', example: { src: '/img/logo.svg', alt: 'My docs' } }),
    copyright: z
      .string()
      .optional()
      .meta({ description: 'Last line, as HTML.', example: '© 2026 Ada Lovelace' }),
  })
    .prefault({})
    .meta({ description: 'The end of every page.', example: { copyright: '© 2026 Ada Lovelace' } }),
  announcementBar: announcementBar
    .optional()
    .meta({ description: 'A line above the navbar.', example: { content: 'Version 2 is out' } }),
  tableOfContents: strict({
    minHeadingLevel: headingLevel.default(2).meta({ description: 'First level.', example: 2 }),
    maxHeadingLevel: headingLevel.default(3).meta({ description: 'Last level.', example: 4 }),
  })
    .refine(toc => toc.minHeadingLevel <= toc.maxHeadingLevel, 'must not begin below its end')
    .prefault({})
    .meta({ description: 'Levels of headings in the table of contents.', example: { maxHeadingLevel: 4 } }),
}
