import type { SearchDialogText } from '../../text/search'
import { SearchIcon } from '../icons'

/** The dialog's keys, and the name of the hosted search service, if any. */
export function DialogFooter({ text, hosted }: { text: SearchDialogText; hosted: boolean }) {
  return (
    <div className="search-footer" data-empty={!hosted || undefined}>
      <ul className="search-keys">
        <li>
          <Key label={text.selectKey} icon="enter" />
          {text.select}
        </li>
        <li>
          <Key label={text.downKey} icon="down" />
          <Key label={text.upKey} icon="up" />
          {text.navigate}
        </li>
        <li>
          <span className="search-key" role="img" aria-label={text.closeKey}>
            esc
          </span>
          {text.close}
        </li>
      </ul>
      {hosted && (
        <p className="search-provider">
          {text.provider}{' '}
          <a href="https://www.algolia.com/developers" target="_blank" rel="noopener noreferrer">
            Algolia
          </a>
        </p>
      )}
    </div>
  )
}

function Key({ label, icon }: { label: string; icon: 'enter' | 'down' | 'up' }) {
  return (
    <span className="search-key" role="img" aria-label={label}>
      <SearchIcon name={icon} size={14} />
    </span>
  )
}
