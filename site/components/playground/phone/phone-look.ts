/**
 * WeChat's default styles of components (`"style": "v2"` in app.json). Tags are named as in WeChat's web view. Dark
 * rules use a media query, which phone and page replace by their own mode.
 */
const drawComponents = (preflight: string) => `
wx-page { display: block; min-height: 100%; background: #fff; color: #191919;
  font: 16px/1.5 -apple-system, "PingFang SC", "HarmonyOS Sans SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif;
  text-align: start; overflow-wrap: break-word; }
wx-view, wx-scroll-view, wx-swiper, wx-swiper-item, wx-form, wx-navigator, wx-block { display: block; }
${preflight}wx-scroll-view { width: 100%; box-sizing: border-box; overflow: hidden; scrollbar-width: none; }
wx-scroll-view[scroll-x] { overflow-x: auto; }
wx-scroll-view[scroll-y] { overflow-y: auto; }
wx-image { display: inline-block; width: 320px; height: 240px; overflow: hidden; vertical-align: bottom; background-color: #e3e8e5;
  background-image: url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48' fill='none' stroke='%238a938e' stroke-width='2' stroke-linejoin='round'%3E%3Crect x='10' y='13' width='28' height='22' rx='3'/%3E%3Cpath d='m12 33 8-9 6 6 4-4 6 7'/%3E%3Ccircle cx='31' cy='20' r='2.5'/%3E%3C/svg%3E");
  background-position: center; background-repeat: no-repeat; background-size: 48px; }
wx-button { display: block; position: relative; box-sizing: border-box; width: 184px; margin-inline: auto; padding: 8px 24px; border-radius: 4px;
  background: #f2f2f2; color: #06ae56; font-size: 17px; font-weight: 700; line-height: 1.41176471; text-align: center; overflow: hidden; }
wx-button[type="primary"] { background: #07c160; color: #fff; }
wx-button[type="warn"] { background: #f2f2f2; color: #fa5151; }
wx-button[size="mini"] { display: inline-block; width: auto; padding: 0 12px; font-size: 16px; line-height: 2; }
wx-button[plain] { background: transparent; box-shadow: inset 0 0 0 1px #06ae56; }
wx-button[disabled] { opacity: .4; }
wx-input { display: block; height: 1.4em; min-height: 1.4em; line-height: 1.4; overflow: hidden; white-space: nowrap; text-overflow: ellipsis; }
wx-textarea { display: block; width: 300px; height: 150px; overflow: hidden; }
wx-input[data-empty], wx-textarea[data-empty] { color: #8a8a8a; }
wx-switch, wx-radio, wx-checkbox { display: inline-block; position: relative; box-sizing: border-box; vertical-align: middle; }
wx-switch { width: 52px; height: 32px; border-radius: 16px; background: #e5e5e5; }
wx-switch::after { content: ""; position: absolute; top: 2px; left: 2px; width: 28px; height: 28px; border-radius: 50%; background: #fff; }
wx-switch[checked] { background: #07c160; }
wx-switch[checked]::after { left: 22px; }
wx-radio, wx-checkbox { width: 22px; height: 22px; border-radius: 4px; box-shadow: inset 0 0 0 1px #c8c8c8; }
wx-radio { border-radius: 50%; }
wx-radio[checked], wx-checkbox[checked] { box-shadow: inset 0 0 0 7px #07c160; }
wx-sample { display: block; padding: 24px 16px; }
wx-swiper { position: relative; height: 150px; overflow: hidden; }
@media (prefers-color-scheme: dark) {
  wx-page { background: #191919; color: #d5d5d5; }
  wx-image { background-color: #333936; }
  wx-button { background: #2c2c2c; color: #07c160; }
  wx-button[type="primary"] { background: #07c160; color: #fff; }
  wx-button[type="warn"] { background: #2c2c2c; }
  wx-switch { background: #4a4a4a; }
}
`

/** Without styles of the plugin. */
export const componentLook = drawComponents('')

/** With the plugin's default preflight. */
export const phoneLook = drawComponents(
  'wx-view, wx-text { box-sizing: border-box; border-width: 0; border-style: solid; border-color: currentColor; }\n',
)
