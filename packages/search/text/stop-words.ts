/**
 * Function words without significance. Han runs are split at them, so that no pair of characters spans one; a
 * query of such words only is searched for them.
 */
const HAN_STOP_WORDS = [
  '请问|问一下|想问|为什么会|为什么|为什么要|为啥|为何|是什么意思|是什么|什么|怎么办|怎么样|怎么才能|怎么|怎样|咋办|咋样|咋',
  '如何|能不能|可不可以|要不要|是不是|有没有|会不会|应该|可以|能够|需要|必须|想要|我想|我要|希望|让我|帮我',
  '哪里|哪儿|在哪|哪个|哪些|哪一个|哪种|多少|几个|这个|那个|这些|那些|这样|那样|这种|这里|那里|一个|一些|一下|一直|某个',
  '我们|我的|我写了|我写的|我写|我用了|我用|你们|你的|他们|大家|自己的',
  '但是|可是|然后|而且|并且|或者|还是|以及|如果|因为|所以|的时候|时候|已经|还有|都是|就是',
  '里面|里头|里边|其中|方面|情况|东西|的话|起来|出来|进去|的|了|吗|呢|吧|啊|呀|嘛|我|你',
  '有什么|有啥|啥|死活|压根|根本|怎么弄|咋弄|怎么搞|咋搞|咋整|怎么都|有点|好像|究竟|居然|总是|老是|一样|之前|以后|以前',
]
  .join('|')
  .split('|')
  .sort((a, b) => b.length - a.length)

const HAN_PATTERN = HAN_STOP_WORDS.join('|')

const WORDS = new Set(
  (
    'a an the of to in on at by for from with and or as is are be been was were it its this that these those there ' +
    'i you your my me we do does did how what why when where which who can could should would may might will shall must ' +
    'if then else so than too very just only also into onto about not no but any some have has had want wants need needs ' +
    'such until around between get getting got please way ways while after before still always never more most there here them they our us am im ive dont vs versus'
  ).split(' '),
)

/** Words of many error messages. */
const WEAK_WORDS = new Set(
  (
    'error errors err warning warn failed failure fail cannot cant unable unexpected invalid undefined null find found ' +
    'module line column npm code file files use using used set try trying run work works working apply applied ' +
    'object function anonymous typeerror syntaxerror referenceerror internal plugin looks like support supports supported ' +
    'enoent directory open opened command stack require compile compiled compiler process resolve resolved loaded ' +
    'imported source sources detected declarations corresponding types type guide unable program windows macos linux'
  ).split(' '),
)

/** Words about the kind of question, not its subject: a page that happens to contain them must not win. */
const WEAK_PAIRS = new Set(
  '区别 不同 差别 对比 比较 哪种 推荐 问题 方法 办法 方式 原因 解决 处理 使用 支持 可能 直接 正常 出现 变成 完全 全部 一起 同时 现在 最新 官方 地方 一点 到底 之后 回事'.split(
    ' ',
  ),
)

/** Characters that are often insignificant words, but also part of other words: 智能, 应用. */
const WEAK_CHARACTERS = new Set('在和与跟把被让给是都也还又就才很太要会能到从用时地得着过里上下有没不写')

/** Weight of a pair that contains one of them. */
export const WEAK_CHARACTER_PAIR = 0.5

/** Splits a Han run at its stop words; returns the pieces with their offsets. */
export function cutAtStopWords(run: string): { text: string; at: number }[] {
  const pieces: { text: string; at: number }[] = []
  const pattern = new RegExp(HAN_PATTERN, 'g')
  let from = 0
  for (const { 0: word, index } of run.matchAll(pattern)) {
    if (index > from) pieces.push({ text: run.slice(from, index), at: from })
    from = index + word.length
  }
  if (from < run.length) pieces.push({ text: run.slice(from), at: from })
  return pieces
}

export function isStopWord(word: string): boolean {
  return WORDS.has(word)
}

/** Returns the significance of a Latin word, from 0 to 1. */
export function wordWeight(word: string): number {
  if (WORDS.has(word)) return 0.1
  return WEAK_WORDS.has(word) ? 0.35 : 1
}

/** Returns the significance of a pair of Han characters, from 0 to 1. */
export function pairWeight(pair: string): number {
  if (WEAK_PAIRS.has(pair)) return 0.3
  return Array.from(pair).some(character => WEAK_CHARACTERS.has(character)) ? WEAK_CHARACTER_PAIR : 1
}

/** Returns the significance of a single character, from 0 to 1. */
export function characterWeight(character: string): number {
  return WEAK_CHARACTERS.has(character) ? 0.35 : 1
}
