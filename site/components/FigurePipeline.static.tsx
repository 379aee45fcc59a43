import { escapedName } from '@site/data/escaped-names'
import { offeredLines } from '@site/data/lines'
import ByLine from './ByLine.static'
import { Box, Figure } from './figures/parts'

/** From the source to the three kinds of output, with what becomes of one class at each step. */
export default function FigurePipeline() {
  return (
    <Figure caption="一个类名走过的四步和三种产物。前三步与网页项目相同，插件只在第四步动手，三种产物里换成同一个名字。">
      <ol className="fig-steps">
        <li>
          <Box title="1. 源码">
            <p>
              模板里写 <code>class="w-[13px]"</code>，脚本里写 <code>'w-[13px]'</code>。
            </p>
          </Box>
        </li>
        <li>
          <Box title="2. Tailwind CSS">
            <p>
              扫描源码里的文本，生成 <code>{'.w-\\[13px\\] { width: 13px }'}</code>，并记下这个类名。
            </p>
          </Box>
        </li>
        <li>
          <Box title="3. 框架与打包工具">
            <p>编译、合并、压缩，得到模板、样式和脚本。类名还是原样。</p>
          </Box>
        </li>
        <li>
          <Box title="4. weapp-tailwindcss" state="on">
            <p>读每一份产物，把同一个类名换成同一个安全的名字。</p>
          </Box>
        </li>
        <li>
          <ByLine entries={offeredLines.map(({ id }) => ({ line: id, content: <Outputs line={id} /> }))} />
        </li>
      </ol>
    </Figure>
  )
}

function Outputs({ line }: { line: string }) {
  const name = escapedName(line, 'w-[13px]')
  return (
    <div className="fig-cells">
      <Box title="wxml">
        <p>属性的值变了</p>
        <code>{`class="${name}"`}</code>
      </Box>
      <Box title="wxss">
        <p>选择器变了，声明不变</p>
        <code>{`.${name} { width: 13px }`}</code>
      </Box>
      <Box title="js">
        <p>字符串变了，别的代码不变</p>
        <code>{`'${name}'`}</code>
      </Box>
    </div>
  )
}
