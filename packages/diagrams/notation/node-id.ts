/**
 * The name of a node, which it shows where it has no label. Between and behind its words may stand signs (`红,绿`,
 * `a/b`, `好吗?`), but those that begin a link or a class; a path may begin with one (`.env`, `/etc`).
 */
export const NODE_ID =
  /(?:(?<=^|\s)[./$](?=[\p{L}\p{N}_]))?[\p{L}\p{N}_](?:[\p{L}\p{N}_,!?*+#$'/\\]|%(?!%)|:(?!::)|-(?![->.])|=(?!=)|\.(?![-.]))*/u
