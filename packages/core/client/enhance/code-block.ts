import { DATA } from '../../model'
import type { Client, Enhance } from '../client'
import { copyText, flash } from './copy-text'
import { onClick } from './on-click'

/** Adds a copy button to code blocks and, where lines are too long, a button that toggles wrapping. */
export function startCodeBlocks({ text }: Client): Enhance {
  onClick('.code-copy', async button => {
    const code = button.closest('figure')?.querySelector('code')
    if (!code) return
    const copied = await copyText(readCode(code))
    flash({ button, state: copied ? 'copied' : 'failed', label: copied ? text.copied : text.copyFailed })
  })
  onClick('.code-wrap', button => {
    const figure = button.closest('figure')
    if (!figure) return
    const wraps = !isWrapped(figure)
    figure.dataset.wrap = wraps ? 'on' : 'off'
    button.setAttribute('aria-pressed', String(wraps))
  })

  return main => {
    const buttons = createButtons(text)
    // It also fires when a block is first observed: near the viewport, or when a hidden tab is shown.
    const sizes = new ResizeObserver(entries => {
      showWrapButtons(entries.map(({ target }) => target as HTMLElement))
    })
    // Processing all blocks of a long page at once would cause a long frame.
    const nearby = new IntersectionObserver(
      entries => {
        for (const { target, isIntersecting } of entries) {
          if (!isIntersecting) continue
          nearby.unobserve(target)
          if (!target.querySelector('.code-buttons')) target.append(buttons.cloneNode(true))
          sizes.observe(target.querySelector('pre')!)
        }
      },
      { rootMargin: '100% 0px' },
    )
    for (const figure of main.querySelectorAll('figure.code-block')) {
      if (figure.querySelector('pre') && isStatic(figure)) nearby.observe(figure)
    }
    return () => {
      nearby.disconnect()
      sizes.disconnect()
    }
  }
}

function createButtons(text: Client['text']): HTMLElement {
  const buttons = document.createElement('div')
  buttons.className = 'code-buttons'
  buttons.innerHTML = [
    `<button type="button" class="code-button code-wrap" title="${text.toggleWrap}" aria-label="${text.toggleWrap}" hidden></button>`,
    `<button type="button" class="code-button code-copy" title="${text.copy}" aria-label="${text.copyCode}"></button>`,
  ].join('')
  return buttons
}

/** Reads all sizes before writing, because a read after a write forces layout. */
function showWrapButtons(blocks: HTMLElement[]) {
  const haveLong = blocks.map(hasLongLine)
  blocks.forEach((pre, at) => {
    const figure = pre.closest('figure')
    const button = figure?.querySelector<HTMLElement>('.code-wrap')
    if (!figure || !button) return
    button.hidden = !haveLong[at] && !figure.dataset.wrap
    button.setAttribute('aria-pressed', String(isWrapped(figure)))
  })
}

/** Whether a line is wider than the block, or would be without wrapping. */
function hasLongLine(pre: HTMLElement): boolean {
  if (pre.scrollWidth > pre.clientWidth) return true
  const code = pre.querySelector('code')
  const lines = code?.querySelectorAll('.line').length
  return (
    Boolean(lines) &&
    code!.offsetHeight > (lines! + 0.5) * Number.parseFloat(getComputedStyle(pre).lineHeight)
  )
}

/** Matches the stylesheet: plain text, which may be ASCII art, does not wrap by default. */
function isWrapped({ dataset }: HTMLElement): boolean {
  return dataset.wrap ? dataset.wrap === 'on' : dataset.lang !== 'text'
}

/** Excludes elements that an island has rendered: React must find them unchanged. */
function isStatic(element: Element): boolean {
  return !element.closest(`[${DATA.island}], [${DATA.slot}]`)?.hasAttribute(DATA.island)
}

/** Returns the code as a reader would type it; of a diff, the resulting lines. */
function readCode(code: Element): string {
  const lines = [...code.querySelectorAll('.line')]
  if (lines.length === 0) return code.textContent
  return lines
    .filter(line => !line.classList.contains('removed'))
    .map(line => line.textContent)
    .join('\n')
}
