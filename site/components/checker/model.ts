import type { Place } from './script/syntax'
import type { Value } from './script/values'

/** Something that could not be read: whatever depends on it is not known. */
export interface Doubt {
  reason: string
  at?: Place
}

/** A part of a project's setup. `absent`: the file that says it was not given. */
export type Slot<T> =
  | { state: 'read'; value: T; doubts: Doubt[] }
  | { state: 'unread'; doubts: Doubt[] }
  | { state: 'absent' }

/** A plugin as a build tool or PostCSS gets it. */
export interface PluginUse {
  /** The module it comes from; empty for one that stands in the config itself. */
  from: string
  name: string
  options?: Value
  isNew: boolean
  isCalled: boolean
  /** A name in a list, where most tools want the plugin itself. */
  isName?: boolean
  /** Whether it is there depends on what only running would tell. */
  isMaybe: boolean
  at?: Place
}

/** A setting of a build config that is none of the other slots. */
export interface Setting {
  name: string
  value: Value
  at?: Place
}

export interface Glob {
  pattern: string
  /** Where it starts: the project, or the folder that the build was started in. */
  base: 'project' | 'cwd'
  isNegative: boolean
}

/** The configuration of Tailwind CSS 2 or 3. */
export interface TailwindConfig {
  /** `content` or `purge`; undefined where there is neither. */
  key?: string
  globs: Glob[]
  settings: Setting[]
  at?: Place
}

/** One statement at the top of a style sheet that a mini-program build sees. */
export type StyleStatement = { at: Place } & (
  | { kind: 'import'; target: string; modifiers: string }
  | { kind: 'directive'; name: string }
  | { kind: 'source'; isNot: boolean; target: string }
  | { kind: 'at-rule'; name: string; params: string }
  | { kind: 'rule'; selector: string }
)

export interface StyleEntry {
  path: string
  language: string
  /** Attributes of the style block beyond `lang`. */
  attributes: string[]
  statements: StyleStatement[]
}

/** A style sheet that the application loads. */
export interface LoadedStyle {
  path: string
  at: Place
}

export interface Packages {
  /** Name to range, of all kinds of dependencies. */
  ranges: Map<string, string>
  /** Name to the exact version in the lock file, where one was given. */
  locked: Map<string, string>
  /** Where each package stands. */
  places: Map<string, Place>
  scripts: Map<string, string>
  isModule: boolean
  at: Place
}

/** What happens to one kind of file in a build of the reader's own. */
export interface Task {
  sources: string[]
  steps: string[]
  at?: Place
}

/** How a project is set up, in one form. */
export interface Setup {
  /** Plugins of the build tool in order, from the place where it reads them. */
  plugins: Slot<PluginUse[]>
  /** What else the build config says. */
  settings: Slot<Setting[]>
  postcss: Slot<PluginUse[]>
  content: Slot<TailwindConfig>
  style: Slot<StyleEntry>
  loads: Slot<LoadedStyle[]>
  packages: Slot<Packages>
  /** Tasks in order, where the build is a script of the reader's own. */
  pipeline: Slot<Task[]>
}

export type SlotName = keyof Setup
