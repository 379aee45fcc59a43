import useBaseUrl from '@theme/useBaseUrl'
import { useMemo } from 'react'
import { versions } from './first-results'

/** Loads every class that the Tailwind of a line knows, once, from a file made by `npm run sync`. */
export function useClassList(line: string): () => Promise<string[]> {
  const url = useBaseUrl(`/data/classes-${versions[line]!.tailwind}.txt`)
  return useMemo(() => {
    let loading: Promise<string[]> | undefined
    return () => {
      loading ??= loadLines(url).catch(error => {
        loading = undefined
        throw error
      })
      return loading
    }
  }, [url])
}

async function loadLines(url: string): Promise<string[]> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return (await response.text()).trim().split('\n')
}
