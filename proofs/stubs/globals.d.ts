// Globals of mini-program runtimes.

declare const wx: any
declare const uni: any
declare const my: any
declare const tt: any
declare function Page(options: Record<string, unknown> & ThisType<any>): void
declare function Component(options: Record<string, unknown> & ThisType<any>): void
declare function App(options: Record<string, unknown> & ThisType<any>): void
declare function getApp(): any
declare function getCurrentPages(): any[]
