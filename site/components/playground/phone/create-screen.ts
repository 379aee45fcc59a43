import type { TemplateElement, TemplateNode } from '../read-template'
import { phoneLook } from './phone-look'

/** The inside of the phone. */
export interface Screen {
  show(content: { nodes: TemplateNode[]; css: string; isDark: boolean }): void
}

/** The size of a CSS pixel in rpx is set by the width of the phone; its own scroll bar would take a part of it. */
const frameLook = `
html { height: 100%; --rpx: calc(100vw / 750); scrollbar-width: none; }
::-webkit-scrollbar { display: none; }
body { margin: 0; height: 100%; }
@media (prefers-color-scheme: dark) { html { color-scheme: dark; background: #191919; } }
`

/** Whether styles can enter by script: a policy without inline styles leaves no other way into a frame. */
export function canFillFrame(): boolean {
  return typeof Document === 'function' && 'adoptedStyleSheets' in Document.prototype
}

/**
 * Takes a loaded frame (`sandbox="allow-same-origin"`, `srcdoc`) into use. A frame with no origin at all could only
 * be filled by inline styles or by a script inside of it, and either would widen the policy. This one shares our
 * origin so that we can reach in, but `allow-scripts` is absent: the browser runs nothing in it, no handler, no
 * `javascript:` address. It inherits the page's policy, so that foreign files stay out even where the filters on
 * tags, attributes and `url()` had a gap.
 */
export function createScreen(frame: HTMLIFrameElement): Screen {
  const document = frame.contentDocument!
  const view = frame.contentWindow as Window & typeof globalThis
  const sheet = new view.CSSStyleSheet()
  document.adoptedStyleSheets = [sheet]
  const page = document.createElement('wx-page')
  document.body.append(page)
  return {
    show({ nodes, css, isDark }) {
      sheet.replaceSync(inMode(frameLook + phoneLook + css, isDark))
      page.replaceChildren(...nodes.map(node => createNode(document, node)))
    },
  }
}

/** The phone's mode is chosen beside it, whatever the device prefers. */
function inMode(css: string, isDark: boolean): string {
  return css.replace(/\(prefers-color-scheme:\s*(dark|light)\)/g, (_, mode) =>
    (mode === 'dark') === isDark ? '(min-width: 0)' : '(max-width: 0)',
  )
}

function createNode(document: Document, node: TemplateNode): Node {
  return typeof node === 'string' ? document.createTextNode(node) : createElement(document, node)
}

function createElement(
  document: Document,
  { tag, classes, attributes, children }: TemplateElement,
): HTMLElement {
  const element = document.createElement(`wx-${/^[a-z][\w-]*$/i.test(tag) ? tag : 'view'}`)
  if (classes) element.setAttribute('class', classes)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  if (/^(?:input|textarea)$/.test(tag)) {
    element.textContent = attributes.value || attributes.placeholder || ''
    if (!attributes.value) element.setAttribute('data-empty', '')
  } else element.append(...children.map(child => createNode(document, child)))
  return element
}
