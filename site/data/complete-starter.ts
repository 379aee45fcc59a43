import type { Line } from './lines'
import { fillVersions } from './plugin-lines'
import type { Project, Recipe } from './recipes'

/** Text by path in the project. */
export type StarterFiles = Record<string, string>

export function starterAddress({ id }: Pick<Recipe, 'id'>): string {
  return `/data/starters/${id}.json`
}

/** Returns all files of a project, with the versions of a line. */
export function completeStarter(
  recipe: Recipe & { project: Project },
  files: StarterFiles,
  line: Line,
): StarterFiles {
  const filled = Object.entries(files).map(([path, text]) => [path, fillVersions(text, line)])
  return {
    ...Object.fromEntries(filled),
    '.gitignore': 'node_modules\ndist\nbuild\n',
    'README.md': describe(recipe, files, line),
  }
}

function describe(recipe: Recipe & { project: Project }, files: StarterFiles, line: Line): string {
  const { framework, tool, variant, tailwind, page, project } = recipe
  const { scripts, open, output } = project
  const folder = open === '.' ? '这个文件夹' : `这个文件夹里的 \`${open}\``
  const isBuilt = open !== '.'
  const release = isBuilt && open !== output ? `，产物在 \`${output}\`` : ''
  const config = Object.keys(files).find(path => files[path]!.includes('touristappid'))
  const commands = ['npm install', ...[scripts.dev, scripts.build].flatMap(name => name && `npm run ${name}`)]
  return [
    `# ${[framework, tool, variant].filter(Boolean).join(' · ')} · Tailwind CSS ${tailwind}`,
    '',
    `weapp-tailwindcss ${line.plugin}，Tailwind CSS ${line.tailwind[tailwind === 4 ? 4 : 3]}，Node.js ${line.node}。`,
    '',
    '```bash',
    ...commands,
    '```',
    '',
    scripts.dev
      ? `第二条命令会监听改动并重新构建，第三条用于发布${release}。`
      : '第二条命令构建一次，改了文件要再运行一次。',
    `用微信开发者工具导入${folder}，点一下方块，颜色变绿就说明配置成功。`,
    `预览和上传之前，把 ${config ? `\`${config}\` 里的 \`touristappid\`` : 'appid'} 换成你自己的${isBuilt ? '，再构建一次' : ''}。`,
    '',
    `每个文件的说明在 https://tw.icebreaker.top${page}`,
    '',
  ].join('\n')
}
