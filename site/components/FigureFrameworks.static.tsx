import { Box, Figure } from './figures/parts'

/** Where a class name ends up: in the template, or in data that a general template shows. */
export default function FigureFrameworks() {
  return (
    <Figure caption="编译成模板的框架把类名留在模板里，运行时渲染的框架把它放进脚本的数据里。插件两处都处理，所以不用分别配置。">
      <div className="fig-cells">
        <Box title="编译成模板">
          <p>uni-app、Mpx、原生小程序</p>
          <Box title="wxml" state="on">
            <p>
              一页一份，类名写在里面：
              <br />
              <code>{'<view class="w-[13px]">'}</code>
            </p>
          </Box>
          <Box title="js">
            <p>只有动态的类名。</p>
          </Box>
        </Box>
        <Box title="运行时渲染">
          <p>Taro、Rax、Remax</p>
          <Box title="base.wxml">
            <p>各页共用的通用模板，类名是一个变量，没有文字可转。</p>
          </Box>
          <Box title="js" state="on">
            <p>
              所有类名都是字符串：
              <br />
              <code>{"className: 'w-[13px]'"}</code>
            </p>
          </Box>
        </Box>
      </div>
    </Figure>
  )
}
