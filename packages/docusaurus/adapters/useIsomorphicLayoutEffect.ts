import { useEffect, useLayoutEffect } from 'react'

/** useLayoutEffect would log a warning on the server. */
export default typeof window === 'undefined' ? useEffect : useLayoutEffect
