import { expect, test } from 'vitest'
import { readHydration } from './needs-hydration'

const read = (code: string) =>
  readHydration(code, 'a.tsx', source =>
    source === 'kit' ? 'package' : source.startsWith('@theme/') ? 'library' : 'module',
  )

test.each([
  ['state with a type', "import { useState } from 'react'\nconst [n] = useState<number>(0)"],
  ['a hook under another name', "import { useState as useIt } from 'react'\nconst A = () => useIt(1)"],
  ['a hook of React as a whole', "import * as React from 'react'\nconst A = () => React.useEffect(() => {})"],
  ['a handler', 'const A = () => <button onClick={go}>x</button>'],
  [
    'a handler in an object',
    'const on = { onClick: () => go() }\nconst A = () => <button {...on}>x</button>',
  ],
  ['a handler for createElement', "const A = () => createElement('button', { onClick: go })"],
  ['an action of a form', 'const A = () => <form action={send} />'],
  ['a ref that is called', 'const A = () => <p ref={node => node.focus()} />'],
  ['a class with a lifecycle', 'class A extends Component { componentDidMount() {} }'],
  ['a class with state', 'class A extends Component { go() { this.setState({}) } }'],
  ['the colour mode', "import useColorMode from '@theme/useColorMode'\nconst A = () => useColorMode()"],
  [
    'what browsers alone show',
    "import BrowserOnly from '@theme/BrowserOnly'\nconst A = () => <BrowserOnly />",
  ],
])('%s needs a browser', (_, code) => {
  expect(read(code).isNeeded).toBe(true)
})

test.each([
  ['props that are handed on', 'const A = ({ tone, ...rest }) => <b {...rest} className={tone} />'],
  ['props of a class', 'class A extends Component { render() { return <b {...this.props} /> } }'],
  ['a handler that is handed on', "const A = ({ onClick }) => createElement('b', { onClick })"],
  ['entries of data', 'const A = () => list.map(one => <Card {...one} />)'],
  ['hooks that give the same anywhere', "import { useId, useMemo } from 'react'\nconst A = () => useId()"],
  ['words in text and comments', '// onClick={go} useState()\nconst A = () => <p>onClick={"useState()"}</p>'],
  ['names and texts', 'const A = { onLabel: "on" }\nconst B = <form action="/send" />'],
  ['types', "import type { useState } from 'react'\ninterface P { onClick(): void }"],
])('%s needs none', (_, code) => {
  expect(read(code)).toEqual({ isNeeded: false, doubts: [] })
})

test.each([
  ["import { useThing } from 'kit'\nconst A = () => useThing()", 'calls useThing()'],
  ["import Box from 'kit'\nconst A = () => <Box.Item />", 'shows <Box>'],
  [
    "import { useDrag } from 'kit'\nconst A = () => { const { props: p } = useDrag(); return <b {...p} /> }",
    'spreads what useDrag gives over an element',
  ],
  [
    "import { box } from 'kit'\nconst A = ({ is }) => <b {...(is && box())} />",
    'spreads what box gives over an element',
  ],
])('%s is a doubt', (code, what) => {
  const { isNeeded, doubts } = read(code)
  expect(isNeeded).toBe(false)
  expect(doubts).toContainEqual({ what, source: 'kit', line: 2 })
})
