import { Box, Figure } from './figures/parts'

/** How the plugin learns which strings are class names, with either major of Tailwind CSS. */
export default function FigureClassSet() {
  return (
    <Figure caption="两代 Tailwind CSS 得到类名的办法不同，最后都变成一个集合。脚本和表达式里的字符串，只有在集合里的才会改名。">
      <ol className="fig-steps">
        <li>
          <div className="fig-cells">
            <Box title="Tailwind CSS 3">
              <p>
                扫描 <code>content</code>，生成样式，类名留在上下文里。补丁把上下文交给插件。
              </p>
            </Box>
            <Box title="Tailwind CSS 4">
              <p>
                扫描工作目录里的文本，用 <code>cssEntries</code> 的设计系统留下像类名的那些。
              </p>
            </Box>
          </div>
        </li>
        <li>
          <Box title="去掉不用转义的">
            <p>
              <code>flex</code>、<code>text-sm</code> 出局，<code>w-[13px]</code>、<code>w-1/2</code> 留下。
            </p>
          </Box>
        </li>
        <li>
          <Box title="类名集合" state="on">
            <p>与缓存合并，供脚本和模板表达式查询。</p>
          </Box>
        </li>
      </ol>
    </Figure>
  )
}
