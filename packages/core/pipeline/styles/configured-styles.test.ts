import { expect, it } from 'vitest'
import type { ClientSite, SidebarNode } from '../../model'
import { liftConfigured } from './configured-styles'

it('hides what a configuration hides by a style attribute, without the attribute', () => {
  const hidden = `<a style='display:none' href="/x">X</a>`
  const nodes: SidebarNode[] = [{ type: 'html', html: '<hr style="margin: 0">' }]
  const given = {
    navbar: {
      hideOnScroll: false,
      items: [
        { type: 'html', position: 'left', html: hidden },
        {
          type: 'dropdown',
          position: 'left',
          label: 'More',
          items: [{ type: 'html', position: 'left', html: hidden }],
        },
      ],
    },
    footer: { columns: [], copyright: '<img style = "border: 0" src="/a.png">' },
    announcement: { id: 'a', content: '<b style="color:red">New</b>', isCloseable: true },
  } as unknown as ClientSite
  const { site, css } = liftConfigured({ site: given, sidebars: [{ nodes }] })
  expect(JSON.stringify([site, nodes])).not.toContain('style')
  const [, name] = /class="(s-\w+)"/.exec((site.navbar.items[0] as { html: string }).html) ?? []
  expect(css).toContain(`.${name}.${name}.${name}{display:none}`)
  for (const rule of ['margin:0', 'border:0', 'color:red']) expect(css).toContain(`{${rule}}`)
  // The config object is kept between edits, so it must not change.
  expect(given.announcement?.content).toContain('style')
})
