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
<g fill="${ground}" stroke="${line}"><path d="m84 74 60 26-60 26-60-26z"/><path d="m84 54 60 26-60 26-60-26z"/></g>
<path d="m84 34 60 26-60 26-60-26z" fill="${accent}"/>
<path d="M160 80h36m-10-8 10 8-10 8" fill="none" stroke="${accent}"/>
<rect x="212" y="24" width="84" height="112" rx="14" fill="none" stroke="${line}"/>
<rect x="224" y="38" width="60" height="24" rx="6" fill="${accent}"/>
<g fill="${ground}"><rect x="224" y="70" width="60" height="22" rx="6"/><rect x="224" y="100" width="38" height="22" rx="6"/></g>
<path d="M348 24v112" stroke="${ground}"/>
<rect x="408" y="30" width="84" height="40" rx="20" fill="${ground}" stroke="${line}"/>
<path d="M400 50h100" stroke="${line}"/>
<rect x="408" y="90" width="84" height="40" rx="20" fill="${accent}"/>
<path d="M508 50c46 0 36 28 80 28M508 110c46 0 36-26 80-26" fill="none" stroke="${line}"/>
<rect x="600" y="58" width="96" height="46" rx="23" fill="${accent}"/>`,
  // One source, five kinds of screens.
  'v4.2-release': ({ line, accent, ground }) => `
<path d="M24 24h58l22 22v90H24z" fill="${ground}" stroke="${line}"/><path d="M82 24v22h22" fill="none" stroke="${line}"/>
<path d="M51 68H39v42h12M77 68h12v42H77M57 102h14" fill="none" stroke="${accent}" stroke-width="4"/>
<path d="M120 80h40m-10-8 10 8-10 8" fill="none" stroke="${accent}"/>
<g fill="none" stroke="${line}">
<path d="M176 36h120v88H176zM176 54h120"/>
<rect x="332" y="24" width="60" height="112" rx="10"/>
<rect x="427" y="24" width="60" height="112" rx="10"/><circle cx="457" cy="36" r="3"/>
<rect x="522" y="24" width="60" height="112" rx="14"/><path d="M540 24v4q0 6 6 6h12q6 0 6-6v-4"/>
<path d="M618 24h78v112h-78zM657 24v112"/>
</g>
<g fill="${accent}"><rect x="188" y="68" width="42" height="42" rx="5"/><rect x="342" y="52" width="40" height="40" rx="5"/><rect x="437" y="52" width="40" height="40" rx="5"/><rect x="532" y="52" width="40" height="40" rx="5"/><rect x="628" y="52" width="18" height="40" rx="5"/></g>
<g fill="${ground}"><rect x="240" y="68" width="44" height="17" rx="4"/><rect x="240" y="93" width="44" height="17" rx="4"/><rect x="342" y="100" width="40" height="16" rx="4"/><rect x="437" y="100" width="40" height="16" rx="4"/><rect x="532" y="100" width="40" height="16" rx="4"/><rect x="668" y="52" width="18" height="40" rx="4"/></g>
<path d="M388 30h-6m-16 0h-6" stroke="${line}"/>`,
}

/** Returns the drawing of a post, if it has one. */
export function drawPost(name: string, colors: ArtColors): string | undefined {
  const draw = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined
  return (
    draw && `<g stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${draw(colors).trim()}</g>`
  )
}
