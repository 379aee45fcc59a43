import { createRequire } from 'node:module'
import { type DrawingTools, definePlugin, type Plugin } from 'inkstone/config'
import { colourFallbacks } from './colour-fallbacks'
import { drawDiagram } from './draw-diagram'
import manifest from './package.json'

interface Options {
  /** Handling of diagrams that cannot be drawn completely: fails the build, or shows the code with a warning. */
  onFault?: 'throw' | 'warn'
}

/** Draws `mermaid` fences and `<Mermaid value="…" />` as SVG in the theme's colours. */
export function diagrams({ onFault = 'throw' }: Options = {}): Plugin {
  const draw = (source: { code: string; title?: string }, { id, report }: DrawingTools) => {
    const { html, faults } = drawDiagram({ ...source, id })
    const isMild = onFault === 'warn'
    for (const fault of faults) report(isMild ? { ...fault, severity: 'warning' } : fault)
    const isWhole = faults.every(({ severity }) => severity === 'warning')
    return html && (isWhole || !isMild) ? colourFallbacks(html) : undefined
  }
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
