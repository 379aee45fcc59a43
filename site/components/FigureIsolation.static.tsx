import { Box, Figure } from './figures/parts'

/** A figure: whether the classes of app.wxss apply inside of a component. */
export default function FigureIsolation() {
  return (
    <Figure caption="原子类都在 app.wxss 里。页面用得到，自定义组件默认用不到；设成 apply-shared 之后，页面和全局的样式能进来，组件自己的样式仍然出不去。">
      <Box title="app.wxss 里有 .rounded-full" state="on">
        <div className="fig-cells">
          <Box title="页面" state="on">
            <p>
              <code>rounded-full</code> 有效
            </p>
          </Box>
          <Box title="组件，默认 isolated" state="off">
            <p>
              <code>rounded-full</code> 无效，只用自己的样式文件
            </p>
          </Box>
          <Box title="组件，apply-shared" state="on">
            <p>
              <code>rounded-full</code> 有效
            </p>
          </Box>
        </div>
      </Box>
    </Figure>
  )
}
