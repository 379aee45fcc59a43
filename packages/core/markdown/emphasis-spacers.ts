const PUNCTUATION = /[\p{P}\p{S}]/u
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u
/** Excludes a single tilde: it means "about", "home", or belongs to a phonetic spelling. */
const RUN = /(?<![*~])(?:\*+|~~)(?![*~])/g
/** The parser extends a bare address to the next space; in brackets, quotes or code it ends with them. */
const BARE_ADDRESS = /(?<![("'<`=])(?:https?:\/\/|www\.)[^\s<>)\]"'`]*$/i
/** Symbols, which the parser treats as punctuation; the first one missing from the text is used. */
const CANDIDATES = ['\uFFFC', '\u2422', '\u237C', '\u2396', '\u29DF', '\u2AF6']

/** Returns a character that the text does not contain, to mark emphasis beside CJK text. */
export function pickSpacer(text: string): string {
  return CANDIDATES.find(candidate => !text.includes(candidate)) ?? '\u{1FBFA}'
}

/**
 * CommonMark does not close `**重要：**请看`: a delimiter between punctuation and a letter may only open. The rule
 * assumes spaces between words. Next to CJK text, a symbol between delimiter and letter allows both.
 */
export function insertEmphasisSpacers(line: string, spacer: string): string {
  if (!/[*~]/.test(line) || !CJK.test(line)) return line
  return line.replace(RUN, (run, at: number) => {
    const before = line[at - 1] ?? ' '
    const after = line[at + run.length] ?? ' '
    // A wildcard in a package or domain name: org.example.*
    if (run === '*' && /\w\.$/.test(line.slice(0, at))) return run
    if (!/\S/.test(before) || !/\S/.test(after) || !(CJK.test(before) || CJK.test(after))) return run
    const [opensOnPunctuation, closesOnPunctuation] = [PUNCTUATION.test(after), PUNCTUATION.test(before)]
    if (opensOnPunctuation === closesOnPunctuation) return run
    if (BARE_ADDRESS.test(line.slice(0, at))) return run
    if (opensOnPunctuation) return spacer + run
    // The parser links an address only after a space or a delimiter.
    return /^(?:https?:\/\/|www\.)/i.test(line.slice(at + run.length)) ? run : run + spacer
  })
}
