import { useNavigationState } from '../../client'
import { shellText } from '../text'
import { Icon } from './Icon'

/** Says that the next page could not be loaded; the page on screen stays usable. */
export function NavigationFailure() {
  const state = useNavigationState()
  if (state.status !== 'failed') return null
  return (
    <div className="failure-bar" role="alert">
      <div className="frame flex items-center gap-4 py-2">
        <p className="grow">
          {shellText.navigationFailed}
          <span className="text-text-soft"> {String(state.error)}</span>
        </p>
        <button type="button" className="button bg-bg" onClick={state.retry}>
          {shellText.retry}
        </button>
        <button type="button" className="icon-button" aria-label={shellText.dismiss} onClick={state.dismiss}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  )
}
