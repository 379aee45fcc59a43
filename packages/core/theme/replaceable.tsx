import { type ComponentType, createContext, type ReactNode, useContext } from 'react'
import type { ThemePart } from '../model'

/** The site's replacements, by name of the theme part. */
export type OwnParts = Partial<Record<ThemePart, ComponentType<{ children?: ReactNode }>>>

const Parts = createContext<OwnParts>({})

export const PartsProvider = Parts.Provider

/** Wraps a theme part: if the site has a replacement, it gets the same props, and the original as `children`. */
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
