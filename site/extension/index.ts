import { defineExtension } from 'inkstone/config'
import { drawSample } from './draw-sample'

/** What this site adds to the engine: samples proven by the plugin, and the versions a page is true for. */
export default defineExtension({
  drawFence: drawSample,
  fields: ({ z, strict }) => ({
    applies: strict({ plugin: z.string().optional(), tailwind: z.array(z.number()).optional() }),
  }),
  badge(fields) {
    const applies = fields.applies as { plugin?: string; tailwind?: number[] } | undefined
    const parts = [
      applies?.plugin ? `weapp-tailwindcss ${applies.plugin}` : '',
      applies?.tailwind?.length ? `Tailwind CSS ${applies.tailwind.join('、')}` : '',
    ].filter(Boolean)
    return parts.length > 0 ? { label: '适用于', parts } : undefined
  },
})
