/** Matches formatting tags in labels, which drawings do not support. */
export const INLINE_TAG =
  /<\/?(?:a|b|center|code|del|div|em|font|h[1-6]|i|kbd|mark|p|s|small|span|strong|sub|sup|u)(?:\s[^<>]*)?>/gi
