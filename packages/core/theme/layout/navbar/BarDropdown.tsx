import { useDropdown, useSite } from '../../../client'
import { DATA } from '../../../model'
import { resolveHref } from '../site-link'
import type { DropdownFrameProps } from './NavbarDropdown'

/** A navbar dropdown: opens on hover (by CSS), on Enter and on touch. */
export function BarDropdown({ item, active, children }: DropdownFrameProps) {
  const { baseUrl } = useSite()
  const { hide, frameProps, triggerProps } = useDropdown(item.href)
  const trigger = {
    ...triggerProps,
    className: `nav-link caret ${item.className ?? ''}`,
    'data-active': active || undefined,
    [DATA.early]: 'dropdown',
    children: item.label,
  }
  return (
    <div className="dropdown" {...frameProps} data-align={item.position}>
      {item.href ? (
        <a {...trigger} href={resolveHref(baseUrl, item.href)} />
      ) : (
        <button type="button" {...trigger} />
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a link that is followed by keyboard is clicked as well */}
      <ul className="dropdown-menu" onClick={hide}>
        {children}
      </ul>
    </div>
  )
}
