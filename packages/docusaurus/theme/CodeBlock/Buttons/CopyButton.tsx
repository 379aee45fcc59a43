import { announce, copyText, useClient } from 'inkstone/client'
import { useState } from 'react'
import { useCode } from '../../code-block-context'
import Copy from '../../Icon/Copy'
import Success from '../../Icon/Success'

export default function CopyButton({ className = '', code }: { className?: string; code?: string }) {
  const { text } = useClient('CopyButton')
  const [isCopied, setCopied] = useState(false)
  const written = useCode(code)
  const copy = async () => {
    const copied = await copyText(written)
    announce(copied ? text.copied : text.copyFailed)
    setCopied(copied)
    setTimeout(setCopied, 1000, false)
  }
  return (
    <button
      type="button"
      className={`clean-btn ${className}`.trim()}
      title={isCopied ? text.copied : text.copy}
      aria-label={text.copyCode}
      data-state={isCopied ? 'copied' : undefined}
      onClick={copy}
    >
      {isCopied ? <Success /> : <Copy />}
    </button>
  )
}
