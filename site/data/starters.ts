import list from './generated/starters.json'
import type { Line } from './lines'
import { fillVersions } from './plugin-lines'

/** A whole project for one combination of framework, build tool and Tailwind major: the folder of its id in starters/. */
export interface Starter {
  id: string
  framework: string
  /** As the values of tabs name it. */
  tool: string
  tailwind: 3 | 4
  /** Address of the page that explains it. */
  page: string
  /** The section of that page, where it is not the whole. */
  section?: string
  /** Tabs of the page that show its files. */
  tabs?: string[]
  /** Names in the scripts of its package.json. */
  scripts: { dev: string; build: string }
  /** What to open in the developer tools. */
  open: string
  /** Where the build script leaves the mini-program. */
  output: string
}

/** Path in the project -> text. */
export type StarterFiles = Record<string, string>

/** A starter, and the lines of the plugin that it was installed and built with. */
export type ProvenStarter = Starter & { lines: string[] }

/** Every starter in starters/, from `npm run starters:sync`. */
export const starters = list as ProvenStarter[]

/** Where the browser gets the files of a starter. */
export function starterAddress({ id }: Pick<Starter, 'id'>): string {
  return `/data/starters/${id}.json`
}

/** All files of a project, with the versions of a line. */
export function completeStarter(starter: Starter, files: StarterFiles, line: Line): StarterFiles {
  const filled = Object.entries(files).map(([path, text]) => [path, fillVersions(text, line)])
  return {
    ...Object.fromEntries(filled),
    '.gitignore': 'node_modules\ndist\n',
    'README.md': describe(starter, line),
  }
}

function describe({ framework, tool, tailwind, page, scripts, open }: Starter, line: Line): string {
  const project = open === '.' ? '这个文件夹' : `这个文件夹里的 \`${open}\``
  return [
    `# ${framework}（${tool}）+ Tailwind CSS ${tailwind}`,
    '',
    `weapp-tailwindcss ${line.plugin}，Tailwind CSS ${line.tailwind[tailwind]}，Node.js ${line.node}。`,
    '',
    '```bash',
    'npm install',
    `npm run ${scripts.dev}`,
    `npm run ${scripts.build}`,
    '```',
    '',
    `第二条命令边改边构建，第三条用于发布。用微信开发者工具导入${project}，点一下方块，它变绿就是成了。`,
    `\`project.config.json\` 或 \`manifest.json\` 里的 \`touristappid\` 换成你自己的 appid 才能预览和上传。`,
    '',
    `每个文件的说明在 https://tw.icebreaker.top${page}`,
    '',
  ].join('\n')
}
