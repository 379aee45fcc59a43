import { createRequire } from 'node:module'
import { type DrawingTools, definePlugin, type Plugin } from 'inkstone/config'
import { colourFallbacks } from './colour-fallbacks'
import { drawDiagram } from './draw-diagram'
import manifest from './package.json'

/** Draws `mermaid` fences and `<Mermaid value="…" />` as SVG in the colours of the theme. */
export function diagrams(): Plugin {
  return definePlugin({
    name: manifest.name,
    version: manifest.version,
    setup() {
      const fileOf = (name: string) => createRequire(import.meta.url).resolve(`${manifest.name}/${name}`)
      return {
        fences: {
          draw: ({ language, code, attributes }, tools) =>
            language === 'mermaid' ? draw({ code, title: attributes.title }, tools) : undefined,
        },
        elements: { 'ink-diagram': { component: 'Mermaid', draw: (code, tools) => draw({ code }, tools) } },
        components: { Mermaid: { file: fileOf('Mermaid'), exported: 'default' } },
        sheets: [{ file: fileOf('diagrams.css'), when: /class="diagram/ }],
      }
    },
  })
}

function draw(source: { code: string; title?: string }, { id, report }: DrawingTools): string | undefined {
  const { html, faults } = drawDiagram({ ...source, id })
  faults.forEach(report)
  return html && colourFallbacks(html)
}
