import { Box, Figure } from './figures/parts'

/** A figure: which packages the main package's styles apply to. */
export default function FigureSubpackages() {
  return (
    <Figure caption="主包的 app.wxss 对普通分包有效，对独立分包无效：独立分包可以在主包下载之前运行，要有自己的样式。">
      <div className="fig-cells">
        <Box title="主包" state="on">
          <p>
            <code>app.wxss</code> 里是全部原子类
          </p>
        </Box>
        <Box title="普通分包" state="on">
          <p>
            直接用主包的 <code>app.wxss</code>，不必再引入 Tailwind CSS
          </p>
        </Box>
        <Box title="独立分包" state="off">
          <p>
            看不到 <code>app.wxss</code>，要自己引入一份，只扫描自己的目录
          </p>
        </Box>
      </div>
    </Figure>
  )
}
