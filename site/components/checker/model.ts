import type { Place } from './script/syntax'
import type { Value } from './script/values'

/** Something that could not be read: everything that depends on it is unknown. */
export interface Doubt {
  reason: string
  at?: Place
}

/** A part of a project's setup. `absent` means that its file was not provided. */
export type Slot<T> =
  | { state: 'read'; value: T; doubts: Doubt[] }
  | { state: 'unread'; doubts: Doubt[] }
  | { state: 'absent' }

/** A plugin in the config of a build tool or of PostCSS. */
export interface PluginUse {
  /** Its module; empty for an inline plugin. */
  from: string
  name: string
  options?: Value
  isNew: boolean
  isCalled: boolean
  /** Whether it is only a name in a list, where most tools expect the plugin itself. */
  isName?: boolean
  /** Whether its presence is only known at run time. */
  isMaybe: boolean
  at?: Place
}

/** A setting of a build config that belongs to no other slot. */
export interface Setting {
  name: string
  value: Value
  at?: Place
}

export interface Glob {
  pattern: string
  /** Base folder: the project, or the working directory of the build. */
  base: 'project' | 'cwd'
  isNegative: boolean
}

/** The configuration of Tailwind CSS 2 or 3. */
export interface TailwindConfig {
  /** `content` or `purge`; undefined without either. */
  key?: string
  globs: Glob[]
  settings: Setting[]
  at?: Place
}

/** A top-level statement of a stylesheet that a mini-program build sees. */
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
  /** Attributes of the style block, except `lang`. */
  attributes: string[]
  statements: StyleStatement[]
}

/** A stylesheet that the application loads. */
export interface LoadedStyle {
  path: string
  at: Place
}

export interface Packages {
  /** Version ranges by name, of all kinds of dependencies. */
  ranges: Map<string, string>
  /** Exact versions by name from the lock file, if provided. */
  locked: Map<string, string>
  /** Place of each package in package.json. */
  places: Map<string, Place>
  scripts: Map<string, string>
  isModule: boolean
  at: Place
}

/** Processing of one kind of file in a custom build. */
export interface Task {
  sources: string[]
  steps: string[]
  at?: Place
}

/** The setup of a project in a uniform structure. */
export interface Setup {
  /** Plugins of the build tool, in order. */
  plugins: Slot<PluginUse[]>
  /** Other settings of the build config. */
  settings: Slot<Setting[]>
  postcss: Slot<PluginUse[]>
  content: Slot<TailwindConfig>
  style: Slot<StyleEntry>
  loads: Slot<LoadedStyle[]>
  packages: Slot<Packages>
  /** Tasks in order, for a custom build script. */
  pipeline: Slot<Task[]>
}

export type SlotName = keyof Setup
