import { escapedName } from '@site/data/escaped-names'
import { offeredLines } from '@site/data/lines'
import ByLine from './ByLine.static'
import { Figure, File, Followed, Stage } from './figures/parts'

const written = <Followed>w-[13px]</Followed>

/** A figure: where a class ends up: in the template, or in data that a generic template renders. */
export default function FigureFrameworks() {
  return (
    <Figure caption="编译成模板的框架把静态的类名留在模板里，运行时渲染的框架把它放进脚本的数据里。插件两处都处理，所以不用分别配置。">
      <ByLine entries={offeredLines.map(({ id }) => ({ line: id, content: <Stages line={id} /> }))} />
    </Figure>
  )
}

function Stages({ line }: { line: string }) {
  const escaped = <Followed>{escapedName(line, 'w-[13px]')}</Followed>
  return (
    <ol className="fig-ways">
      <Stage by="编译成模板：uni-app、Mpx、原生小程序">
        <File name="你写的">
          {'<view class="'}
          {written}
          {'">'}
        </File>
        <File name="一页一份 .wxml" state="on">
          {'<view class="'}
          {escaped}
          {'">'}
        </File>
      </Stage>
      <Stage by="运行时渲染：Taro、Rax、Remax">
        <File name="你写的">
          {'<View className="'}
          {written}
          {'">'}
        </File>
        <File name="各页共用的模板">{'<view class="{{变量}}">'}</File>
        <File name=".js" state="on">
          className: '{escaped}'
        </File>
      </Stage>
    </ol>
  )
}
