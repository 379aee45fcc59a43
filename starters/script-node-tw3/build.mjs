import { cp, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import autoprefixer from 'autoprefixer'
import postcss from 'postcss'
import tailwindcss from 'tailwindcss'
import { createContext } from 'weapp-tailwindcss/core'

const { transformWxss, transformJs, transformWxml } = createContext({ rem2rpx: true })

await cp('src', 'dist', { recursive: true })
const files = await readdir('src', { recursive: true })

/**
 * @param {string} extension
 * @param {(source: string, from: string) => Promise<string>} transform
 */
async function each(extension, transform) {
  for (const file of files.filter(name => name.endsWith(extension))) {
    const from = path.join('src', file)
    const source = await readFile(from, 'utf8')
    await writeFile(path.join('dist', file), await transform(source, from))
  }
}

// 先样式，再脚本，最后模板：插件 4.2 依赖这个顺序
await each('.wxss', async (source, from) => {
  const { css } = await postcss([tailwindcss(), autoprefixer()]).process(source, { from })
  const result = await transformWxss(css)
  return result.css
})

await each('.js', async (source) => {
  const { code, error } = await transformJs(source)
  if (error) throw error
  return code
})

await each('.wxml', source => transformWxml(source))
