import { useEffect, useLayoutEffect } from 'react'

/** Of the two, the one that says nothing where pages are rendered. */
export default typeof window === 'undefined' ? useEffect : useLayoutEffect
