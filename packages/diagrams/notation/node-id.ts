/**
 * Matches the id of a node, which is also its default label. Punctuation may occur inside or at the end of a
 * word (`红,绿`, `a/b`, `好吗?`), except the start of a link or class; a path may start with it (`.env`, `/etc`).
 */
export const NODE_ID =
  /(?:(?<=^|\s)[./$](?=[\p{L}\p{N}_]))?[\p{L}\p{N}_](?:[\p{L}\p{N}_,!?*+#$'/\\]|%(?!%)|:(?!::)|-(?![->.])|=(?!=)|\.(?![-.]))*/u
