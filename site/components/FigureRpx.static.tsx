import { Bar, Box, Figure } from './figures/parts'

const SCREENS = [320, 375, 430]
const WIDTH = 375

/** The same length in rpx on three screens: the share stays, the pixels differ. */
export default function FigureRpx() {
  return (
    <Figure caption="任何屏幕的宽度都是 750rpx。375rpx 总是一半，换成多少像素由屏幕决定。">
      <div className="fig-cells">
        {SCREENS.map(screen => (
          <Box key={screen} title={`${screen} px 宽的屏幕`}>
            <Bar to={(WIDTH / 750) * 100} />
            <p>
              <code>{`${WIDTH}rpx`}</code> 是 {(WIDTH / 750) * screen} px
            </p>
          </Box>
        ))}
      </div>
    </Figure>
  )
}
