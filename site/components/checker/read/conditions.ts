/** Platforms that uni-app's conditional comments treat as WeChat. */
const platforms = /^(?:MP|MP[-_]WEIXIN|VUE3|VUE2|UNI-APP-X)$/

const start =
  /(?:\/\/[ \t]*#(ifn?def)[ \t]+([^\r\n]{1,200})|(?:\/\*|<!--)[ \t]*#(ifn?def)[ \t]+([^\r\n]{1,200}?)(?:\*\/|-->))/g
const end = /(?:\/\/|\/\*|<!--)[ \t]*#endif/g

/** Blanks code that uni-app's conditional comments exclude from a WeChat build; keeps all offsets. */
export function blankOtherPlatforms(text: string): string {
  let blanked = ''
  let at = 0
  for (const match of text.matchAll(start)) {
    const [comment, inLine, lineCondition, inBlock, blockCondition] = match
    const from = match.index + comment.length
    const isWanted = isBuilt(lineCondition ?? blockCondition ?? '') === ((inLine ?? inBlock) === 'ifdef')
    if (match.index < at || isWanted) continue
    end.lastIndex = from
    const to = end.exec(text)?.index ?? text.length
    blanked += text.slice(at, from) + text.slice(from, to).replace(/[^\n]/g, ' ')
    at = to
  }
  return blanked + text.slice(at)
}

function isBuilt(condition: string): boolean {
  return condition.split('||').some(part => part.split('&&').every(name => platforms.test(name.trim())))
}
