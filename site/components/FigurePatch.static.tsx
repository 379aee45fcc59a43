import { Figure, File, Followed, Stage } from './figures/parts'

/** A figure: what `weapp-tw patch` adds to the installed Tailwind CSS, and the output for a class before and after. */
export default function FigurePatch() {
  return (
    <Figure caption="补丁改的是装好的 Tailwind CSS，不是你的代码。重装依赖之后要再打一次；打几次结果都一样。">
      <ol>
        <Stage by="安装之后：长度单位里没有 rpx">
          <File name="node_modules/tailwindcss">['cm', 'mm', …]</File>
          <File name="text-[32rpx] 的样式">
            <Followed>color: 32rpx</Followed>
          </File>
        </Stage>
        <Stage by="weapp-tw patch 之后">
          <File name="dataTypes.js（3）" state="on">
            ['cm', 'mm', … <Followed>'rpx'</Followed>]
          </File>
          <File name="tailwindcss/dist（4）" state="on">
            ['cm', 'mm', … <Followed>'rpx'</Followed>]
          </File>
          <File name="text-[32rpx] 的样式" state="on">
            <Followed>font-size: 32rpx</Followed>
          </File>
        </Stage>
      </ol>
      <p>
        Tailwind CSS 4 的样式由 <code>@tailwindcss/postcss</code> 或 <code>@tailwindcss/vite</code>{' '}
        生成，它们本身不改，读的就是打过补丁的 <code>tailwindcss</code>。Tailwind CSS 3
        的补丁还让插件读到上下文，由此得知有哪些类名；Tailwind CSS 4 没有上下文，不需要这一步。
      </p>
    </Figure>
  )
}
