import { expect, test } from 'vitest'
import { tellingWords } from './telling-words'

/** What create commands said where they could not run. */
test.each([
  [
    "👽 Taro v4.1.7\n\nnpm warn Unknown user config\nnode:internal/modules/cjs/loader:1207\n  const err = new Error(message);\n              ^\n\nError: Cannot find module '@tarojs/binding-linux-arm64-gnu'\nRequire stack:\n    at Module._load (node:internal/modules/cjs/loader:1038:27)",
    "Error: Cannot find module '@tarojs/binding-linux-arm64-gnu'",
  ],
  [
    'npm warn Unknown user config\n\u001b[31m! could not fetch https://github.com/dcloudio/uni-preset-vue\u001b[39m\n! could not find commit hash for vite-ts',
    '! could not fetch https://github.com/dcloudio/uni-preset-vue',
  ],
  [
    'npm error code ETARGET\nnpm error notarget No matching version found for @mpxjs/cli@3.\nnpm error A complete log of this run can be found in: debug-0.log',
    'npm error notarget No matching version found for @mpxjs/cli@3.',
  ],
  [
    'Fetching remote preset a/b...\n ERROR  Failed fetching remote preset a/b:\n ERROR  RequestError: getaddrinfo ENOTFOUND github.com\nRequestError: getaddrinfo ENOTFOUND github.com\n    at emit',
    'ERROR  Failed fetching remote preset a/b: RequestError: getaddrinfo ENOTFOUND github.com',
  ],
  [
    'npm error code E404\nnpm error 404 Not Found - GET https://registry.example/nowhere - Not found',
    'npm error 404 Not Found - GET … - Not found',
  ],
  ['one\nlast', 'last'],
  ['', 'no output'],
])('%j', (output, words) => {
  expect(tellingWords(output)).toBe(words)
})
