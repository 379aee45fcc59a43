import { toggleAttributes, useClient, useSite, useStore } from '../../client'
import { Icon } from './Icon'

/** Switches to the next colour mode: the runtime handles the click, CSS shows the icon of the current choice. */
export function ColorModeToggle({ className = '' }: { className?: string }) {
  const { colorMode, text } = useClient('ColorModeToggle')
  const state = useStore(colorMode.state)
  const { disableSwitch, respectPrefersColorScheme } = useSite().colorMode
  if (disableSwitch) return null
  return (
    <button
      type="button"
      className={`icon-button color-toggle needs-script ${className}`}
      {...toggleAttributes(state, text.colorMode)}
    >
      <Icon name="sun" className="choice-light" />
      <Icon name="moon" className="choice-dark" />
      {respectPrefersColorScheme && <Icon name="system" className="choice-system" />}
    </button>
  )
}
