import { escapedName } from '@site/data/escaped-names'
import { offeredLines } from '@site/data/lines'
import ByLine from './ByLine.static'
import { Figure, File, Followed, Stage } from './figures/parts'

const written = <Followed>w-[13px]</Followed>

/** A figure: one class in the three kinds of files: as written, after the build, after the plugin. */
export default function FigurePipeline() {
  return (
    <Figure caption="同一个类名的三个阶段。前两个阶段与网页项目差不多；改名在最后一个阶段，三种产物里是同一个名字。">
      <ol>
        <Stage by="你写的源码">
          <File name="模板">class="{written}"</File>
          <File name="样式">@import "tailwindcss";</File>
          <File name="脚本">'{written}'</File>
        </Stage>
        <Stage by="Tailwind CSS 生成样式，框架写出产物">
          <File name=".wxml">class="{written}"</File>
          <File name=".wxss">
            .<Followed>w-\[13px\]</Followed> {'{ width: 13px }'}
          </File>
          <File name=".js">'{written}'</File>
        </Stage>
        <li className="fig-stage">
          <p>weapp-tailwindcss 改名</p>
          <ByLine entries={offeredLines.map(({ id }) => ({ line: id, content: <Outputs line={id} /> }))} />
        </li>
      </ol>
    </Figure>
  )
}

function Outputs({ line }: { line: string }) {
  const name = <Followed>{escapedName(line, 'w-[13px]')}</Followed>
  return (
    <div className="fig-cells">
      <File name=".wxml" state="on">
        class="{name}"
      </File>
      <File name=".wxss" state="on">
        .{name} {'{ width: 13px }'}
      </File>
      <File name=".js" state="on">
        '{name}'
      </File>
    </div>
  )
}
