import { useColorMode, useSite } from '../../client'
import { shellText } from '../text'
import { Icon } from './Icon'

/** Goes on to the next colour mode; CSS shows the icon of the present choice. */
export function ColorModeToggle({ className = '' }: { className?: string }) {
  const { choice, cycle, ready } = useColorMode()
  const text = shellText.colorMode
  const mode = text[choice ?? 'system']
  if (useSite().colorMode.disableSwitch) return null
  return (
    <button
      type="button"
      className={`icon-button color-toggle needs-script ${className}`}
      disabled={!ready}
      title={mode}
      aria-label={text.toggle(mode)}
      onClick={cycle}
    >
      <Icon name="sun" className="choice-light" />
      <Icon name="moon" className="choice-dark" />
      <Icon name="system" className="choice-system" />
    </button>
  )
}
