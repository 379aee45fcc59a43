import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { ThemePart } from '../model'

/** Components of the site, by the name of the part that each replaces. */
export type OwnParts = Partial<Record<ThemePart, ComponentType<{ children?: ReactNode }>>>

const Parts = createContext<OwnParts>({})

export const PartsProvider = Parts.Provider

/** Returns the part, or what the site has in its place, which gets the same props and the part itself as `children`. */
export function replaceable<Props extends object>(name: ThemePart, Part: ComponentType<Props>) {
  return function Replaceable(props: Props) {
    const Own = useContext(Parts)[name]
    return Own ? (
      <Own {...props}>
        <Part {...props} />
      </Own>
    ) : (
      <Part {...props} />
    )
  }
}
