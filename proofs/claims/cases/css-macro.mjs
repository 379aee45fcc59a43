import { tailwind3, tailwind4 } from '../helpers/tailwind.mjs'

const variantsMap = { wx: 'MP-WEIXIN', '-wx': { value: 'MP-WEIXIN', negative: true } }

export function bothConditions({ require }) {
  return withBothHalves(require, 'ifdef-[MP-WEIXIN]:p-4 ifndef-[MP-WEIXIN]:p-5')
}

export function firstHalfAlone({ require }) {
  return withFirstHalf(require, 'ifdef-[MP-WEIXIN]:p-4', { variantsMap })
}

/** Whether the variants with brackets are there by default, and with `dynamic: false`. */
export async function dynamicVariants({ require }) {
  const sheets = await Promise.all(
    [{}, { dynamic: false }].map(options => withFirstHalf(require, 'ifdef-[H5]:p-4', options)),
  )
  return sheets.map(css => css.includes('p-4'))
}

export function namedVariants({ require }) {
  return withBothHalves(require, 'wx:p-4 -wx:p-5')
}

export function spacesInCondition({ require }) {
  return withBothHalves(require, 'ifdef-[H5_||_MP-WEIXIN]:p-4')
}

export function conditionAroundMedia({ require }) {
  return withBothHalves(require, 'ifdef-[H5]:md:p-4')
}

export function conditionInsideMedia({ require }) {
  return withBothHalves(require, 'md:wx:p-4')
}

export function pluginInCss() {
  const entry = '@import "weapp-tailwindcss/css"; @plugin "weapp-tailwindcss/css-macro";'
  return tailwind4(entry, ['ifdef-[H5]:p-4', 'ifndef-[H5]:p-5'])
}

/** Whether a rule is still there with the optimization of builds for production, and without it. */
export function afterOptimization({ createProject, require }) {
  const project = createProject({ files: { 'a.html': 'ifdef-[H5]:p-4' }, isInside: true })
  const entry = '@import "weapp-tailwindcss/css"; @plugin "weapp-tailwindcss/css-macro";'
  return Promise.all(
    [true, false].map(async optimize => {
      const plugins = [
        require('@tailwindcss/postcss')({ base: project.path(), optimize }),
        require('weapp-tailwindcss/css-macro/postcss'),
      ]
      const { css } = await require('postcss')(plugins).process(entry, {
        from: project.path(`${optimize}.css`),
      })
      return css.includes('#ifdef H5')
    }),
  )
}

export async function variantWithHyphen({ createProject }) {
  const project = createProject({
    files: {
      'macro.cjs':
        'module.exports = require("weapp-tailwindcss/css-macro")({ variantsMap: { "-wx": "MP-WEIXIN" } })',
    },
    isInside: true,
  })
  return tailwind4(`@plugin "${project.path('macro.cjs')}";`)
}

function withFirstHalf(require, classes, options, postcssPlugins) {
  const plugins = [require('weapp-tailwindcss/css-macro')(options)]
  return tailwind3(classes, { plugins, postcssPlugins })
}

function withBothHalves(require, classes) {
  return withFirstHalf(require, classes, { variantsMap }, [require('weapp-tailwindcss/css-macro/postcss')])
}
