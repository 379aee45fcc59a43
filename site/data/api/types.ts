/** A member of a published type, as the package declares it. */
export interface ApiMember {
  name: string
  kind: 'property' | 'method' | 'constructor'
  /** The declared type, on one line. */
  type: string
  optional: boolean
  /** Parent interface that declares it. */
  from?: string
  /** Found by running the package; undefined if nothing is set. */
  default?: string
  /** Members of an inline object type. */
  members?: ApiMember[]
}

/** A published type. */
export interface ApiSymbol {
  name: string
  kind: 'interface' | 'class' | 'type'
  /** "weapp-tailwindcss@4.2.8". */
  package: string
  /** Path inside the package. */
  file: string
  extends?: string[]
  /** The right side of a type alias. */
  type?: string
  members: ApiMember[]
}

/** The types of one generation, by name. */
export type ApiGeneration = Record<string, ApiSymbol>
