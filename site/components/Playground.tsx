import initial from '@site/data/samples/playground-initial.json'
import { Fragment, useEffect, useId, useMemo, useRef } from 'react'
import { defaultInput } from './playground/default-input'
import type { PlaygroundResult } from './playground/transform'
import { type PlaygroundState, usePlayground } from './playground/use-playground'

/** Classes or a small template in, escaped WXML and generated WXSS out, live. */
export default function Playground({ classes = defaultInput }: { classes?: string }) {
  const { run, result, ...state } = usePlayground((initial as Record<string, PlaygroundResult>)[classes])
  const field = useRef<HTMLDivElement>(null)
  const id = useId()
  const inert = useMemo(() => ({ __html: fieldHtml(id, classes) }), [id, classes])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the island was alive
  useEffect(() => {
    const { value } = field.current!.querySelector('textarea')!
    if (value !== classes) run(value)
  }, [])

  return (
    <div className="playground my-6 space-y-4">
      <div>
        <label htmlFor={id} className="mb-2 block text-sm text-text-soft">
          写几个类名，或者一小段模板
        </label>
        <div
          ref={field}
          onInput={event => run((event.target as HTMLTextAreaElement).value)}
          suppressHydrationWarning
          dangerouslySetInnerHTML={inert}
        />
      </div>
      <p className="min-h-6 text-sm text-text-soft" role="status">
        {describe(state)}
      </p>
      <Output title="WXML" language="wxml" text={result?.wxml ?? ''} />
      <Output title="WXSS" language="css" text={result?.wxss ?? ''} />
      <p className="text-sm text-text-soft">
        在你的浏览器里运行，不发送任何内容。用的是 Tailwind CSS 4.1
        的默认主题和插件的默认选项；没有预检样式，不处理 JS 文件，也没有你项目里的自定义工具类、Tailwind
        插件和框架的构建步骤。
      </p>
    </div>
  )
}

/** The field stays out of React's hands: hydrating a textarea would throw away what was typed in the meantime. */
function fieldHtml(id: string, text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const attributes = 'rows="3" maxlength="2000" spellcheck="false" autocomplete="off" autocapitalize="off"'
  const look =
    'block w-full resize-y rounded-(--radius) border border-border-strong bg-bg p-3 font-mono text-sm'
  return `<textarea id="${id}" ${attributes} class="${look}">${escaped}</textarea>`
}

Playground.load = 'interaction'

function Output({ title, language, text }: { title: string; language: string; text: string }) {
  const lines = text.split('\n')
  return (
    <figure className="code-block" data-lang={language}>
      <figcaption className="code-title">{title}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} className="max-h-96">
        <code>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity but their place
            <Fragment key={index}>
              <span className="line">{line}</span>
              {'\n'}
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  )
}

function describe({ status, message }: PlaygroundState): string {
  switch (status) {
    case 'working':
      return '正在处理…'
    case 'timeout':
      return '处理超过了 2 秒，已停止。换短一点的内容再试。'
    case 'unloaded':
      return '没能加载处理程序，检查网络后再试。'
    case 'error':
      return `处理失败：${message}`
    default:
      return ''
  }
}
