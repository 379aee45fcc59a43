import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import type { ListedFile } from './folder/list-files'

interface FolderFieldProps {
  onFolder(files: Promise<ListedFile[] | undefined>): void
  /** Returns to pasting; undefined while no folder is chosen. */
  onLeave?: () => void
}

/** A field for a project folder: dropped, or chosen. */
export function FolderField({ onFolder, onLeave }: FolderFieldProps) {
  const [isOver, setOver] = useState(false)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const isHere = (event: DragEvent) => event.dataTransfer.types.includes('Files')

  function takeChosen() {
    const files = input.current?.files
    if (files?.length) onFolder(import('./folder/list-files').then(({ listChosen }) => listChosen(files)))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a folder that was chosen before hydration
  useEffect(takeChosen, [])

  function choose() {
    if ('showDirectoryPicker' in window)
      onFolder(import('./folder/list-files').then(({ askForFolder }) => askForFolder().catch(ignoreAbort)))
    else input.current?.click()
  }

  return (
    <div className="checker-place">
      <span id={id}>② 项目文件夹</span>
      <fieldset
        className="checker-folder"
        aria-labelledby={id}
        data-over={isOver || undefined}
        onDragOver={event => {
          if (!isHere(event)) return
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={event => {
          if (!isHere(event)) return
          event.preventDefault()
          setOver(false)
          onFolder(listDropped(event.dataTransfer.items))
        }}
      >
        <button type="button" className="checker-choose" onClick={choose}>
          选择项目文件夹
        </button>
        {onLeave ? (
          <button type="button" onClick={onLeave}>
            改为粘贴
          </button>
        ) : null}
        {/* Covers the field until hydration: browsers accept a dropped folder for a file input on their own. */}
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          aria-label="项目文件夹"
          {...{ webkitdirectory: '' }}
          onChange={takeChosen}
        />
        <p>
          <span className="checker-drop">或把文件夹拖到这里 · </span>
          <span className="end">只在浏览器里读取，不上传</span>
        </p>
      </fieldset>
    </div>
  )
}

/**
 * Lists a dropped folder. The items become invalid after the event, so they are read before the code that walks them
 * is loaded.
 */
async function listDropped(items: DataTransferItemList): Promise<ListedFile[]> {
  const entries = [...items].flatMap(item => item.webkitGetAsEntry() ?? [])
  const { listEntriesOf } = await import('./folder/list-files')
  return listEntriesOf(entries)
}

function ignoreAbort(error: Error): undefined {
  if (error.name !== 'AbortError') throw error
}
