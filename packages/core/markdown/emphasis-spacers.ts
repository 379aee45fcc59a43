const PUNCTUATION = /[\p{P}\p{S}]/u
const CJK =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFFEF]/u
/** Not one tilde: it says "about", "home" or how a word is spoken. */
const RUN = /(?<![*~])(?:\*+|~~)(?![*~])/g
/** To the parser it goes on until a blank; one in brackets, quotes or code ends with them. */
const BARE_ADDRESS = /(?<![("'<`=])(?:https?:\/\/|www\.)[^\s<>)\]"'`]*$/i
/** Symbols, so that the parser takes them for punctuation; one that the text does not use is chosen. */
const CANDIDATES = ['\uFFFC', '\u2422', '\u237C', '\u2396', '\u29DF', '\u2AF6']

/** A character that marks emphasis beside CJK text and that the text itself does not hold. */
export function pickSpacer(text: string): string {
  return CANDIDATES.find(candidate => !text.includes(candidate)) ?? '\u{1FBFA}'
}

/**
 * CommonMark does not close `**重要：**请看`: a delimiter between punctuation and a letter may only open.
 * That rule supposes spaces between words. Where CJK text is on either side, a symbol between the delimiter
 * and the letter lets it do both.
 */
export function insertEmphasisSpacers(line: string, spacer: string): string {
  if (!/[*~]/.test(line) || !CJK.test(line)) return line
  return line.replace(RUN, (run, at: number) => {
    const before = line[at - 1] ?? ' '
    const after = line[at + run.length] ?? ' '
    // All of a package or a domain: org.example.*
    if (run === '*' && /\w\.$/.test(line.slice(0, at))) return run
    if (!/\S/.test(before) || !/\S/.test(after) || !(CJK.test(before) || CJK.test(after))) return run
    const [opensOnPunctuation, closesOnPunctuation] = [PUNCTUATION.test(after), PUNCTUATION.test(before)]
    if (opensOnPunctuation === closesOnPunctuation) return run
    if (BARE_ADDRESS.test(line.slice(0, at))) return run
    if (opensOnPunctuation) return spacer + run
    // An address is only taken for a link after a blank or a delimiter.
    return /^(?:https?:\/\/|www\.)/i.test(line.slice(at + run.length)) ? run : run + spacer
  })
}
