import { fork } from 'node:child_process'
import { join } from 'node:path'
import { componentLook } from '../../site/components/playground/phone/phone-look'
import { toPreviewCss } from '../../site/components/playground/phone/preview-css'
import { defaultLine } from '../../site/data/lines'
import { prepareEnvironment } from '../environments'
import { findFolders } from '../folders'
import { type HostParts, openHost } from './hosts'
import { type Picture, pictureWidth } from './list'

/** Builds the page of a picture in one of its states, as an HTML document. */
export async function buildPage(picture: Picture, state: 'before' | 'after'): Promise<string> {
  const host = await openHost(picture.host)
  const { options, preflight = false, css = '' } = picture[state]
  const template = picture.template.replace(/\{(\w+)\}/g, (whole, name) => host.markup?.[name] ?? whole)
  const built = await runWorker({ template, css, preflight, options, postcssPlugin: host.postcssPlugin })
  return options ? miniProgram(built) : browserPage(built, host)
}

/** What was built, in the elements that WeChat's own web view has. */
function miniProgram({ css, template }: Built): string {
  const body = template.replace(/(<\/?)([a-z])/g, '$1wx-$2')
  const scale = `html { --rpx: ${pictureWidth / 750}px; }`
  return toDocument(`${scale}${componentLook}${toPreviewCss(css)}`, `<wx-page>${body}</wx-page>`)
}

function browserPage({ css, template }: Built, { css: hostCss = '' }: HostParts): string {
  return toDocument(hostCss + css, template)
}

function toDocument(css: string, body: string): string {
  const look =
    'html { height: 100% } body { margin: 0; height: 100%; font-family: "Noto Sans CJK SC", sans-serif }'
  return `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><style>${look}${css}</style><body>${body}`
}

interface Built {
  css: string
  template: string
}

function runWorker(job: object): Promise<Built> {
  const worker = fork(join(findFolders().samples, 'pictures/style-worker.mjs'), {
    cwd: prepareEnvironment({ line: defaultLine.id, tailwind: 3, patched: true }),
    // Tailwind warns that a page of its own has no other sources; errors come as answers.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  return new Promise((resolve, reject) => {
    worker.once('message', (answer: Built | { error: string }) =>
      'error' in answer ? reject(new Error(answer.error)) : resolve(answer),
    )
    worker.once('exit', code => reject(new Error(`the process of the styles ended with code ${code}`)))
    worker.send(job)
  })
}
