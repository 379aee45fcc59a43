import { ID } from '../../model'
import type { Client } from '../client'
import { announce } from './announce'

const DELAY = 1000

/** Shows and announces a spinner when loading the next page takes longer than a second. */
export function showSpinner({ navigation, text }: Client): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let spinner: HTMLElement | undefined
  navigation.subscribe(() => {
    clearTimeout(timer)
    spinner?.remove()
    if (navigation.get().status !== 'loading') return
    timer = setTimeout(() => {
      spinner = document.createElement('div')
      spinner.className = 'page-spinner'
      spinner.innerHTML = '<div class="spinner"></div>'
      document.getElementById(ID.main)?.prepend(spinner)
      announce(text.loadingPage)
    }, DELAY)
  })
}
