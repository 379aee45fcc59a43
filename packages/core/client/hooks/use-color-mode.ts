import type { ColorModeChoice } from '../../model'
import type { ColorModeState, Point } from '../client'
import { ColorModeProvider } from '../react/contexts'
import { useProvided } from '../react/named-context'
import { useStore } from './use-store'

export interface ColorModeHandle extends ColorModeState {
  set(choice: ColorModeChoice): void
  /** Switches to the next mode; with a click event, the new colours spread from its position. */
  cycle(from?: Point): void
}

export function useColorMode(): ColorModeHandle {
  const { state, set, cycle } = useProvided(ColorModeProvider, 'useColorMode')
  return { ...useStore(state), set, cycle }
}
