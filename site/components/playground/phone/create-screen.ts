import type { TemplateElement, TemplateNode } from '../read-template'
import { phoneLook } from './phone-look'

export interface Screen {
  show(content: { nodes: TemplateNode[]; css: string; isDark: boolean }): void
}

/** The phone's width defines the size of rpx; a scroll bar would reduce it. */
const frameLook = `
html { height: 100%; --rpx: calc(100vw / 750); scrollbar-width: none; }
::-webkit-scrollbar { display: none; }
body { margin: 0; height: 100%; }
@media (prefers-color-scheme: dark) { html { color-scheme: dark; background: #191919; } }
`

/** Whether styles can be added by script: the content security policy allows no other way in a frame. */
export function canFillFrame(): boolean {
  return typeof Document === 'function' && 'adoptedStyleSheets' in Document.prototype
}

/**
 * Takes control of a loaded frame (`sandbox="allow-same-origin"`, `srcdoc`). A frame without an origin would need
 * inline styles or an inner script, and either would weaken the content security policy. This one shares our origin,
 * so that we can access it, but lacks `allow-scripts`: the browser runs no scripts, handlers or `javascript:`
 * addresses in it. It inherits the page's policy, which blocks foreign files even if the filters for tags, attributes
 * and `url()` had a gap.
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

/** Applies the phone's selected colour mode, whatever the device prefers. */
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
