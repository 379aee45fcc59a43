import { existsSync, readFileSync } from 'node:fs'
import type { PageComponent } from '../../app/server-app'
import type { ShellSlot, Slot } from '../../config'
import { relative } from '../../paths'
import { SiteError } from '../../report'
import type { ArticleTools } from '../article/scope'

export interface FilledSlot {
  html?: string
  /** Names of the components, to include their styles in the page. */
  components: string[]
}

export async function renderSlot(
  { hooks, siteComponents, app, project }: ArticleTools,
  slot: Slot,
  page: { path: string; title: string },
): Promise<FilledSlot> {
  const name = hooks.slots?.[slot]
  if (!name) return { components: [] }
  const component = siteComponents[name]
  if (!component)
    throw new SiteError({
      what: `A plugin puts "${name}" into the slot "${slot}", and there is no such component`,
      where: {
        file: relative(project.root, project.site.configFile),
        line: lineOf(project.site.configFile, name),
      },
      remedy: `Add components/${name}.tsx to the site, or name it in the "components" of the plugin`,
    })
  const props = { path: page.path, title: page.title }
  const html = await app.renderComponent(component as PageComponent, {
    props,
    idPrefix: slot,
    place: { path: page.path },
  })
  return { html, components: [name] }
}

/** Returns the config line that names a component; undefined if a package's plugin names it. */
function lineOf(file: string, name: string): number | undefined {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  return lines.findIndex(line => new RegExp(`["'\`]${name}["'\`]`).test(line)) + 1 || undefined
}

export async function renderShellSlots(tools: ArticleTools): Promise<{
  slots: Partial<Record<ShellSlot, string>>
  components: string[]
}> {
  const page = { path: '/', title: tools.project.site.title }
  const [navbar, footer] = await Promise.all([
    renderSlot(tools, 'navbar', page),
    renderSlot(tools, 'footer', page),
  ])
  return {
    slots: { navbar: navbar.html, footer: footer.html },
    components: [...navbar.components, ...footer.components],
  }
}
