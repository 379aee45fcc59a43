import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Archive, openArchive } from '../options/archives'
import type { Picture } from './list'

/** Additions of a framework's package to a build. */
export interface HostParts {
  /** Path of a PostCSS plugin that runs after Tailwind. */
  postcssPlugin?: string
  /** The framework's own styles. */
  css?: string
  /** Markup that the framework renders, by name in templates. */
  markup?: Record<string, string>
}

/** Packages that only the pictures need; downloaded when pictures are rendered. */
export const hostPackages: Record<NonNullable<Picture['host']>, Archive> = {
  // The PostCSS plugin of @tarojs/plugin-html.
  'plugin-html': {
    name: 'postcss-html-transform',
    version: '4.2.1',
    integrity:
      'sha512-uexoY9RGuvtn4KtrC1yLx25BLcwp9A/pc74w4gpfBDeKP40Mgo3vg572dsh1jeWZDIS1OGMb93/I3tpf8Y+yiA==',
  },
  'uni-h5': {
    name: '@dcloudio/uni-h5',
    version: '3.0.0-5020420260813003',
    integrity:
      'sha512-CWNdB0uTdRj58k3N0uKqTNNv9gLnYK8vf81BLAk3sJe/gHqqxX1Dnu2gLLugAn0XXJOy4L2H0AfU/nZmlh7jPA==',
  },
}

/** Extracts the parts of a framework from its published package. */
export async function openHost(host: Picture['host']): Promise<HostParts> {
  if (!host) return {}
  const folder = await openArchive(hostPackages[host])
  if (host === 'plugin-html') return { postcssPlugin: folder }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const [, path] = /ICON_PATH_SUCCESS_NO_CIRCLE = "([^"]+)"/.exec(read('dist/uni-h5.es.js')) ?? []
  if (!path) throw new Error(`${hostPackages[host].name} has no icon of success where it was`)
  return {
    css: read('style/framework/base.css') + read('style/api/toast.css'),
    markup: {
      success: `<svg class="uni-toast__icon" width="38" height="38" viewBox="0 0 32 32"><path d="${path}" fill="#fff"/></svg>`,
    },
  }
}
