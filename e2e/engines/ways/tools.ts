import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { readRecipeFiles } from '../../../site/components/checker/expected/recipe'
import type { Visitor } from '../visitor'

declare global {
  interface Window {
    saved?: { name: string; bytes: number[] }
  }
}

/** Tests the site's tools for projects: download of a starter, checker, terminal messages. */
export function tools(visitor: Visitor) {
  it('downloads the project of the recipe that was chosen', async () => {
    const page = await visitor.open('/docs/intro')
    await page.click('.chooser-row:first-child label:nth-child(3)')
    await page.until(() => document.querySelector('.chooser-result')?.textContent?.includes('Taro'))
    await page.run(() => {
      let zip: Blob
      URL.createObjectURL = blob => {
        zip = blob as Blob
        return ''
      }
      // Captures the download instead of saving a file.
      HTMLAnchorElement.prototype.click = async function () {
        window.saved = { name: this.download, bytes: [...new Uint8Array(await zip.arrayBuffer())] }
      }
    })
    await page.click('.starter-button')
    await page.until(() => window.saved !== undefined)
    const { name, bytes } = (await page.run(() => window.saved))!
    expect(name).toBe('taro-vite-tw4.zip')
    const files = unzipSync(Uint8Array.from(bytes))
    expect(Object.keys(files)).toContain('my-app/src/pages/index/index.tsx')
    expect(strFromU8(files['my-app/README.md']!)).toContain('npm install\nnpm run dev')
  })

  it('gives the checker a folder, which it recognises and finds to be as its page says', async () => {
    const page = await visitor.open('/docs/issues')
    const { files } = readRecipeFiles().recipes.find(({ id }) => id === 'taro-webpack-tw4')!
    const given = files.map(({ path, text }) => ({
      path,
      text: path === 'package.json' ? text.replace('"tailwindcss"', '"@tarojs/cli": "4.1.9",\n$&') : text,
    }))
    await page.point('.checker-folder')
    await page.until(() => document.querySelector('[data-hydrated] .checker') !== null)
    await page.run(all => {
      const folder = new DataTransfer()
      for (const { path, text } of all) {
        const file = new File([text], path.replace(/.*\//, ''))
        // Only files from the browser's dialog have this property.
        Object.defineProperty(file, 'webkitRelativePath', { value: `my-app/${path}` })
        folder.items.add(file)
      }
      const field = document.querySelector<HTMLInputElement>('.checker input[type=file]')!
      field.files = folder.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    }, given)
    await page.until(
      () =>
        document.querySelector('.checker [role=status]')?.textContent === '一致检查的每一项都和教程一样。',
    )
  })

  it('reads a message of the terminal', async () => {
    const page = await visitor.open('/docs/issues')
    await page.click('.terminal-errors textarea')
    await page.type("Error: Cannot find module 'webpack/lib/GraphHelpers'")
    await page.until(() =>
      document
        .querySelector('.terminal-errors li a')
        ?.getAttribute('href')
        ?.includes('/docs/quick-start/v4/uni-app-webpack#pitfalls'),
    )
  })
}
