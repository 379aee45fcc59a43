import { DATA } from '../../model'
import type { Client, Enhance } from '../client'
import { copyText, flash } from './copy-text'
import { onClick } from './on-click'

/** Gives code blocks a copy button and, where lines are too long, one that wraps them. */
export function startCodeBlocks({ text }: Client): Enhance {
  onClick('.code-copy', async button => {
    const code = button.closest('figure')?.querySelector('code')
    if (!code) return
    const copied = await copyText(readCode(code))
    flash({ button, state: copied ? 'copied' : 'failed', label: copied ? text.copied : text.copyFailed })
  })
  onClick('.code-wrap', button => {
    const figure = button.closest('figure')
    const wraps = figure?.toggleAttribute('data-wrap')
    button.setAttribute('aria-pressed', String(wraps))
  })

  return main => {
    const buttons = createButtons(text)
    // It fires when a block is observed, too: near the screen, and when a hidden tab shows.
    const sizes = new ResizeObserver(entries => {
      showWrapButtons(entries.map(({ target }) => target as HTMLElement))
    })
    // All of a long page at once would be one long frame.
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

/** Reads all before it writes any: to read after a write costs a layout. */
function showWrapButtons(blocks: HTMLElement[]) {
  const areWide = blocks.map(pre => pre.scrollWidth > pre.clientWidth)
  blocks.forEach((pre, at) => {
    const figure = pre.closest('figure')
    const button = figure?.querySelector<HTMLElement>('.code-wrap')
    if (button) button.hidden = !areWide[at] && !figure!.hasAttribute('data-wrap')
  })
}

/** What an island has drawn itself must stay as React knows it. */
function isStatic(element: Element): boolean {
  return !element.closest(`[${DATA.island}], [${DATA.slot}]`)?.hasAttribute(DATA.island)
}

/** The code as a reader would type it: of a change, the lines that remain. */
function readCode(code: Element): string {
  const lines = [...code.querySelectorAll('.line')]
  if (lines.length === 0) return code.textContent
  return lines
    .filter(line => !line.classList.contains('removed'))
    .map(line => line.textContent)
    .join('\n')
}
