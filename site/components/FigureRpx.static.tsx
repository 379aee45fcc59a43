import { Bar, Figure } from './figures/parts'

const SCREENS = [320, 375, 430]
const WIDEST = Math.max(...SCREENS)
const LENGTH = 375

/** A figure: the same length in rpx on three screens: the share is equal, the pixels differ. */
export default function FigureRpx() {
  return (
    <Figure caption="小程序里，屏幕的宽度总是 750rpx。375rpx 总是一半，换成多少像素由屏幕决定。">
      <ul>
        {SCREENS.map(screen => (
          <li key={screen}>
            {screen} px 宽的屏幕，<code>{`${LENGTH}rpx`}</code> 是 {(LENGTH / 750) * screen} px
            <Bar to={(LENGTH / 750) * (screen / WIDEST) * 100} track={(screen / WIDEST) * 100} />
          </li>
        ))}
      </ul>
    </Figure>
  )
}
