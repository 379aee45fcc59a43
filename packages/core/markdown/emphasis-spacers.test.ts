import { describe, expect, test } from 'vitest'
import { toHtml } from './fixtures/compile-text'

describe('emphasis beside Chinese', () => {
  test.each([
    ['**重要：**请看', '<strong>重要：</strong>请看'],
    ['请看**“重要”**吧', '请看<strong>“重要”</strong>吧'],
    ['**注意：**foo', '<strong>注意：</strong>foo'],
    ['用**`a`**吧', '用<strong><code>a</code></strong>吧'],
    ['*斜体。*后面', '<em>斜体。</em>后面'],
    ['***都要！***后面', '<em><strong>都要！</strong></em>后面'],
    ['~~删除：~~请看', '<del>删除：</del>请看'],
    ['他说，**你好**，**再见**。', '他说，<strong>你好</strong>，<strong>再见</strong>。'],
    ['> **引用：**请看', '<strong>引用：</strong>请看'],
    ['见[文](https://a.cn)，**重点：**后文', '<strong>重点：</strong>后文'],
    ['详见`https://a.cn`，**重点：**后文', '<strong>重点：</strong>后文'],
    ['![图](https://a.cn/x.png)**重点：**后文', '<strong>重点：</strong>后文'],
    ['<a href="https://a.cn">x</a>**重点：**后文', '<strong>重点：</strong>后文'],
    ['见<https://a.cn>，**重点：**后文', '<strong>重点：</strong>后文'],
    ['| **表：**格 |\n|--|', '<strong>表：</strong>格'],
  ])('%s', (source, expected) => {
    expect(toHtml(source)).toContain(expected)
  })
  test.each([
    ['`**中：**文`', '<code>**中：**文</code>'],
    ['```\n**中：**文\n```', '**中：**文'],
    ['\\**中：**文', '**中：**文'],
    ['2 * 3 = 6，4 * 5', '2 * 3 = 6，4 * 5'],
    ['如~/.bashrc,~/.zshrc', '如~/.bashrc,~/.zshrc'],
    ['好~（笑）再见~（哭）', '好~（笑）再见~（哭）'],
    ['类如 a.b.*,即 a.b.*开头', '类如 a.b.*,即 a.b.*开头'],
    ['看：**https://a.cn**', '<strong><a href="https://a.cn"'],
    ['看：*http://a.cn*，再看', 'href="http://a.cn*%EF%BC%8C%E5%86%8D%E7%9C%8B"'],
    ['[中**：**文](./a**：**b.md)', 'href="/link/./a**：**b.md"'],
  ])('is left alone in %s', (source, expected) => {
    expect(toHtml(source)).toContain(expected)
  })
  test('keeps a character of the text that would serve as a mark', () => {
    expect(toHtml('\uFFFC **重要：**请')).toContain('\uFFFC <strong>重要：</strong>请')
  })
})
