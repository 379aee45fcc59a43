import { useEffect, useLayoutEffect } from 'react'

/** As in Docusaurus: useEffect on the server, where older React versions warn about useLayoutEffect. */
export default typeof window === 'undefined' ? useEffect : useLayoutEffect
