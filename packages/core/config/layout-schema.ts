import { z } from 'zod'
import { footerLinkSchema, navbarItemSchema } from './navbar-schema'
import { strict } from './schema-problems'
import { themeSchema } from './theme-schema'

const logo = strict({
  src: z.string(),
  srcDark: z.string().optional(),
  alt: z.string().optional(),
  href: z.string().optional(),
  target: z.string().optional(),
  width: z.union([z.number(), z.string()]).optional(),
  height: z.union([z.number(), z.string()]).optional(),
  className: z.string().optional(),
  style: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

const announcementBar = strict({
  id: z.string().default('announcement-bar'),
  content: z.string(),
  backgroundColor: z.string().optional(),
  textColor: z.string().optional(),
  isCloseable: z.boolean().default(true),
})

const headingLevel = z.int().min(2, 'must be from 2 to 6').max(6, 'must be from 2 to 6')

export const layoutFields = {
  theme: themeSchema.prefault({}),
  colorMode: strict({
    defaultMode: z.enum(['light', 'dark']).default('dark'),
    disableSwitch: z.boolean().default(false),
    respectPrefersColorScheme: z.boolean().default(false),
  }).prefault({}),
  navbar: strict({
    title: z.string().optional(),
    logo: logo.optional(),
    hideOnScroll: z.boolean().default(false),
    items: z.array(navbarItemSchema).default([]),
  }).prefault({}),
  footer: strict({
    columns: z
      .array(
        strict({
          title: z.string().optional(),
          items: z.array(footerLinkSchema),
        }),
      )
      .default([]),
    logo: logo.optional(),
    copyright: z.string().optional(),
  }).prefault({}),
  announcementBar: announcementBar.optional(),
  tableOfContents: strict({
    minHeadingLevel: headingLevel.default(2),
    maxHeadingLevel: headingLevel.default(3),
  })
    .refine(toc => toc.minHeadingLevel <= toc.maxHeadingLevel, 'must not begin below its end')
    .prefault({}),
}
