import { defaultInput, examples } from '@site/data/playground-examples'
import Link from '@theme/Link'
import useBaseUrl from '@theme/useBaseUrl'
import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { codeHtml } from './code/code-html'
import { indentCss } from './code/indent-css'
import { useClassList } from './playground/class-list'
import { createEarlyStart } from './playground/early-start'
import { ClassSearch } from './playground/editor/ClassSearch'
import { Field, type FieldHandle } from './playground/editor/Field'
import { firstLine, firstResults, versions } from './playground/first-results'
import { Phone } from './playground/phone/Phone'
import { usePluginLine } from './playground/plugin/plugin-line'
import type { PlaygroundResult } from './playground/plugin/transform'
import { readHash, toHash } from './playground/share'
import { replaceHash, useFullWindow } from './playground/use-full-window'
import { usePageMode } from './playground/use-page-mode'
import { type PlaygroundState, usePlayground } from './playground/use-playground'

interface PlaygroundProps {
  /** Initial classes, or the name of an example. */
  classes?: string
  example?: string
  /** Starts with three columns, for pages without a sidebar. */
  wide?: boolean
}

/** Created when the module is loaded, before React has hydrated the island. */
const early = createEarlyStart()

/** Takes classes or a small template; shows the escaped WXML, the generated WXSS and a phone with both, live. */
export default function Playground({ classes, example, wide = false }: PlaygroundProps) {
  const input = classes ?? examples.find(({ id }) => id === example)?.template ?? defaultInput
  const first = firstResults[input]
  const line = usePluginLine()
  const { run, listRules, result, inspection, ...state } = usePlayground({ first, line, early })
  const [text, setText] = useState(input)
  const [width, setWidth] = useState(375)
  const [mode, setMode] = useState<boolean>()
  const [note, setNote] = useState('')
  const isPageDark = usePageMode()
  const problem = note || describeProblem(state, inspection?.marks)
  const calm = describeCalm(state, inspection?.marks)
  const isFine = inspection !== undefined && state.status !== 'working'
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the result was made of, not what is being typed
  const source = useMemo(() => text, [result])
  const isAlive = isPageDark !== null
  const isDark = mode ?? isPageDark ?? false
  const root = useRef<HTMLDivElement>(null)
  const field = useRef<FieldHandle>(null)
  const { isFull, setFull } = useFullWindow(root)
  const id = useId()
  const logo = useBaseUrl('/img/logo.svg')
  const loadClasses = useClassList(line)

  function take(text: string) {
    setNote('')
    setText(text)
    run(text)
  }

  function show() {
    if (!inspection) run(field.current!.getText())
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed or asked for before the island was alive
  useEffect(() => {
    const open = () => {
      const wish = readHash(location.hash)
      if (!wish) return
      if (wish.input !== undefined) field.current!.setText(wish.input)
      else show()
      setFull(true)
    }
    const typed = field.current!.getText()
    if (typed !== input) take(typed)
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is on screen was made with another line
  useEffect(() => {
    if (inspection || line !== firstLine) run(field.current!.getText())
  }, [line])

  return (
    <div
      ref={root}
      id="play"
      className="playground"
      data-wide={wide || undefined}
      data-full={isFull || undefined}
      data-stale={isStale(state) || undefined}
      {...(isFull && { role: 'dialog', 'aria-modal': true, 'aria-label': 'Playground' })}
    >
      <div className="playground-bar">
        {isFull && (
          <Link className="brand" href="/" onClick={() => setFull(false)}>
            <img src={logo} alt="" width={28} height={28} />
            weapp-tailwindcss
          </Link>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a frame, which each engine undoes in another way */}
        <div role="group" aria-label="示例">
          <span aria-hidden="true">示例</span>
          {examples.map(({ id, label, template }) => (
            <button
              key={id}
              type="button"
              aria-pressed={text === template}
              onClick={() => field.current!.setText(template)}
            >
              {label}
            </button>
          ))}
        </div>
        <div>
          <Action
            name="分享"
            path="M12 15V4m-4 4 4-4 4 4M5 13v7h14v-7"
            onClick={async () => setNote(await share(field.current!.getText()))}
          />
          <Action
            name={isFull ? '退出全屏' : '全屏'}
            path={isFull ? 'M6 6l12 12M18 6 6 18' : 'M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5'}
            onClick={() => {
              show()
              setFull(!isFull)
            }}
          />
        </div>
      </div>
      <div className="playground-body">
        <div className="playground-input">
          <div className="playground-head">
            <label htmlFor={id}>模板</label>
            <ClassSearch
              loadClasses={loadClasses}
              listRules={listRules}
              onChoose={name => field.current!.addClass(name)}
            />
          </div>
          <Field
            ref={field}
            id={id}
            label="模板"
            initial={input}
            marks={inspection?.marks ?? []}
            onUse={show}
            onInput={take}
            loadClasses={loadClasses}
            loadEditor={early.loadEditor}
          />
          <p role="status" data-calm={problem ? undefined : isFine ? 'fine' : 'new'}>
            {problem || calm}
          </p>
        </div>
        <Outputs result={result} source={source} isAlive={isAlive} />
        <div className="playground-phone">
          <Device
            width={width}
            setWidth={setWidth}
            isDark={isDark}
            onMode={() => {
              show()
              setMode(!isDark)
            }}
          />
          <Phone still={first?.still ?? ''} content={inspection} width={width} isDark={isDark} />
        </div>
      </div>
      <details className="details playground-note">
        <summary>只在你的浏览器里运行，不发送任何内容</summary>
        <p className="phrases">
          {`用的是 weapp-tailwindcss ${versions[line]!.plugin} 和 Tailwind CSS ${versions[line]!.tailwind} 的默认主题与默认选项，没有预检样式、自定义原子类、Tailwind\u00a0插件和框架的构建步骤，不处理 JS。手机里不运行数据绑定和事件，图片用占位图代替。`}
        </p>
      </details>
    </div>
  )
}

Playground.load = 'interaction'

interface DeviceProps {
  width: number
  setWidth: (width: number) => void
  isDark: boolean
  onMode: () => void
}

function Device({ width, setWidth, isDark, onMode }: DeviceProps) {
  return (
    <div className="playground-device">
      <span>手机</span>
      <label>
        <span>{`宽 ${width} px`}</span>
        <input
          type="range"
          min={320}
          max={430}
          value={width}
          aria-label="手机宽度"
          onChange={event => setWidth(Number(event.target.value))}
        />
      </label>
      <button type="button" aria-pressed={isDark} onClick={onMode}>
        深色
      </button>
    </div>
  )
}

interface OutputsProps {
  result: PlaygroundResult | undefined
  source: string
  isAlive: boolean
}

function Outputs({ result, source, isAlive }: OutputsProps) {
  const [base, own] = splitBase(result?.wxss ?? '')
  return (
    <div className="playground-output">
      <Output isAlive={isAlive} title="WXML" language="wxml" text={result?.wxml ?? ''} source={source} />
      <Output isAlive={isAlive} title="WXSS" language="css" text={indentCss(own)} source={source}>
        {base && (
          <details className="details">
            <summary>所有元素的初始值</summary>
            <Code language="css" text={indentCss(base)} />
          </details>
        )}
      </Output>
    </div>
  )
}

interface CodeProps {
  language: 'wxml' | 'css'
  text: string
  /** The template that the code was made of: classes that it does not have are marked. */
  source?: string
}

interface OutputProps extends CodeProps {
  title: string
  isAlive: boolean
  children?: ReactNode
}

function Output({ title, isAlive, children, ...code }: OutputProps) {
  return (
    <figure className="code-block" data-lang={code.language}>
      <figcaption className="code-title">{title}</figcaption>
      <Code {...code} />
      {children}
      {/* Needs the page's script, which copies the first code of the figure. */}
      {isAlive && (
        <div className="code-buttons">
          <button type="button" className="code-button code-copy" aria-label={`复制 ${title}`} />
        </div>
      )}
    </figure>
  )
}

function Code({ language, text, source }: CodeProps) {
  const html = useMemo(() => ({ __html: `${codeHtml(text, language, source)}\n` }), [text, language, source])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <pre tabIndex={0}>
      <code dangerouslySetInnerHTML={html} />
    </pre>
  )
}

/** A button with a name, or with a drawing alone where there is little room. */
function Action({ name, path, onClick }: { name: string; path: string; onClick: () => void }) {
  return (
    <button type="button" aria-label={name} onClick={onClick}>
      <svg className="icon" width={18} height={18} viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
      <span>{name}</span>
    </button>
  )
}

/** Divides WXSS into what comes before the first class, and the rest. */
function splitBase(wxss: string): [base: string, own: string] {
  const start = wxss.search(/^\./m)
  return start > 0 ? [wxss.slice(0, start), wxss.slice(start)] : ['', wxss]
}

/** Whether the visible result belongs to an earlier input, because the last run ended without one. */
function isStale({ status }: PlaygroundState): boolean {
  return status === 'timeout' || status === 'unloaded' || status === 'error'
}

type Marks = { message: string }[] | undefined

/** Says what is wrong with the input or the last run; empty if nothing is. */
function describeProblem({ status, message }: PlaygroundState, marks: Marks): string {
  switch (status) {
    case 'timeout':
      return '处理太久，已停止；下面是上一次的结果。换短一点的内容再试。'
    case 'unloaded':
      return '没能加载处理程序，下面是上一次的结果。检查网络后再试。'
    case 'error':
      return `处理失败，下面是上一次的结果：${message}`
    default:
      return [...new Set(marks?.map(({ message }) => message))].slice(0, 4).join('；')
  }
}

function describeCalm({ status }: PlaygroundState, marks: Marks): string {
  if (status === 'working') return '正在处理…'
  return marks ? '没有发现问题' : '改动立即更新'
}

/** Writes the text to the URL and copies it; returns a message about the result. */
async function share(text: string): Promise<string> {
  const hash = toHash(text)
  if (!hash) return '内容超过 8 KB，放不进链接。'
  replaceHash(hash)
  const isCopied = await navigator.clipboard?.writeText(location.href).then(
    () => true,
    () => false,
  )
  return isCopied ? '链接已复制，地址栏里也是它。' : '链接就在地址栏里。'
}
