import type { Line } from './lines'
import { fillVersions } from './plugin-lines'
import type { Starter, StarterFiles } from './starters'

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
