import { Box, Figure } from './figures/parts'

/** Which files `weapp-tw patch` changes, and who reads the result. */
export default function FigurePatch() {
  return (
    <Figure caption="补丁改的是装好的 Tailwind CSS，不是你的代码。重装依赖之后要再打一次；打几次结果都一样。">
      <ol className="fig-steps">
        <li>
          <Box title="安装依赖">
            <p>
              <code>node_modules/tailwindcss</code> 还是原版，不认识 rpx。
            </p>
          </Box>
        </li>
        <li>
          <Box title="weapp-tw patch" state="on">
            <div className="fig-cells">
              <Box title="Tailwind CSS 3">
                <p>
                  <code>lib/util/dataTypes.js</code>：在 <code>lengthUnits</code> 里加上 rpx。
                </p>
                <p>PostCSS 插件：把上下文暴露出来。</p>
              </Box>
              <Box title="Tailwind CSS 4">
                <p>
                  <code>dist/*.js</code>：在长度单位的数组里加上 rpx。
                </p>
                <p>没有上下文，不用暴露。</p>
              </Box>
            </div>
          </Box>
        </li>
        <li>
          <Box title="构建">
            <p>
              <code>text-[32rpx]</code> 生成字号而不是颜色；Tailwind CSS 3 的上下文告诉插件有哪些类名。
            </p>
          </Box>
        </li>
      </ol>
    </Figure>
  )
}
