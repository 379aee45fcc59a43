/** Colours of a drawing: those of the page's colour mode, or fixed ones on a card. */
export interface ArtColors {
  line: string
  accent: string
  ground: string
}

/** SVG shapes in 720 by 160, by the last segment of a post's address: they illustrate its topic without words. */
const DRAWINGS: Record<string, (colors: ArtColors) => string> = {
  // Layers become flat blocks on a phone; of two conflicting classes, one stays.
  'v4-release': ({ line, accent, ground }) => `
<g fill="${ground}" stroke="${line}"><path d="m105 62 75 30-75 30-75-30z"/><path d="m105 46 75 30-75 30-75-30z"/></g>
<path d="m105 30 75 30-75 30-75-30z" fill="${accent}"/>
<path d="M206 80h68m-12-10 12 10-12 10" fill="none" stroke="${accent}"/>
<g stroke="${line}"><rect x="302" y="14" width="92" height="132" rx="14" fill="none"/></g>
<rect x="314" y="32" width="68" height="30" rx="6" fill="${accent}"/>
<g fill="${ground}"><rect x="314" y="70" width="68" height="24" rx="6"/><rect x="314" y="102" width="42" height="24" rx="6"/></g>
<path d="M456 30v100" stroke="${ground}"/>
<g stroke="${line}" fill="${ground}"><rect x="496" y="30" width="64" height="34" rx="17"/></g>
<path d="M490 47h76" stroke="${line}"/>
<rect x="496" y="96" width="64" height="34" rx="17" fill="${accent}"/>
<path d="M572 47q24 0 30 24M572 113q24 0 30-20" fill="none" stroke="${line}"/>
<rect x="612" y="63" width="72" height="38" rx="19" fill="${accent}"/>`,
  // One source, five kinds of screens.
  'v4.2-release': ({ line, accent, ground }) => `
<path d="M30 24h62l24 24v88H30z" fill="${ground}" stroke="${line}"/><path d="M92 24v24h24" fill="none" stroke="${line}"/>
<path d="M60 66H48v42h12M86 66h12v42H86M66 100h14" fill="none" stroke="${accent}" stroke-width="4"/>
<path d="M132 80h44m-10-8 10 8-10 8" fill="none" stroke="${accent}"/>
<g fill="none" stroke="${line}">
<path d="M204 40h112v80H204zM204 56h112"/>
<rect x="346" y="24" width="60" height="112" rx="10"/>
<rect x="436" y="24" width="60" height="112" rx="10"/><circle cx="466" cy="36" r="3"/>
<rect x="526" y="24" width="60" height="112" rx="14"/><path d="M544 24v4q0 6 6 6h12q6 0 6-6v-4"/>
<path d="M612 24h78v112h-78zM651 24v112"/>
</g>
<g fill="${accent}"><rect x="216" y="68" width="40" height="40" rx="5"/><rect x="356" y="52" width="40" height="40" rx="5"/><rect x="446" y="52" width="40" height="40" rx="5"/><rect x="536" y="52" width="40" height="40" rx="5"/><rect x="622" y="52" width="18" height="40" rx="5"/></g>
<g fill="${ground}"><rect x="264" y="68" width="40" height="16" rx="4"/><rect x="264" y="92" width="40" height="16" rx="4"/><rect x="356" y="100" width="40" height="16" rx="4"/><rect x="446" y="100" width="40" height="16" rx="4"/><rect x="536" y="100" width="40" height="16" rx="4"/><rect x="662" y="52" width="18" height="40" rx="4"/></g>
<path d="M402 30h-6m-16 0h-6" stroke="${line}"/>`,
}

/** Returns the drawing of a post, if it has one. */
export function drawPost(name: string, colors: ArtColors): string | undefined {
  const draw = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined
  return (
    draw && `<g stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${draw(colors).trim()}</g>`
  )
}
