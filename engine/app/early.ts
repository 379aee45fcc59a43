import type { ClientSite } from '../model'

/**
 * Text of the inline script that runs before the first paint, the same on every page of a site: colour mode,
 * dismissed announcement, remembered tabs, `docusaurus-data-*` parameters, and a queue for what would else be lost
 * until the shell is alive: the search button, the menu button, the search keys, and buttons in the page.
 */
export function createEarlyScript(
  site: Pick<ClientSite, 'colorMode' | 'announcement' | 'storageNamespace'>,
): string {
  const { announcement, colorMode, storageNamespace } = site
  const defaultMode = JSON.stringify(colorMode.defaultMode)
  const key = (name: string) => JSON.stringify(name + storageNamespace)
  const respect = colorMode.respectPrefersColorScheme
  return code`(() => {
    const root = document.documentElement, params = new URLSearchParams(location.search);
    const set = (name, value) => { try { root.setAttribute("data-" + name, value) } catch {} };
    let store = {};
    try { store = { ...localStorage } } catch {}
    root.classList.add("js");
    const told = params.get("docusaurus-theme")${colorMode.disableSwitch ? '' : ` || store[${key('theme')}]`};
    const mode = /^(light|dark)$/.test(told) ? told : "";
    set("theme", mode || ${respect ? '(matchMedia("(prefers-color-scheme:dark)").matches ? "dark" : "light")' : defaultMode});
    set("theme-choice", mode || ${respect ? '"system"' : defaultMode});
    ${announcement ? markDismissed(announcement.id, key) : ''}
    for (const name in store) if (name.startsWith("docusaurus.tab.")) set("tab-" + name.slice(15${storageNamespace && `, -${storageNamespace.length}`}).toLowerCase().replace(/[^a-z0-9-]/g, c => "_" + c.charCodeAt().toString(16)), store[name]);
    params.forEach((value, name) => { if (name.startsWith("docusaurus-data-")) set(name.slice(16), value) });
    const end = new AbortController, how = { capture: true, signal: end.signal };
    const early = window.__early = { queue: [], stop() { end.abort() } };
    const on = e => {
      const { key, target } = e;
      const field = target.closest("input,select,textarea,[contenteditable]");
      const keys = (e.ctrlKey || e.metaKey) && /^k$/i.test(key) || key === "/" && !field;
      const used = !key && target.closest("[data-early],main button,main input");
      if (!keys && !used) return;
      const name = keys ? "search" : used.dataset.early;
      if (name) e.preventDefault();
      early.queue.push(name || used);
      early.wake?.()
    };
    addEventListener("click", on, how);
    addEventListener("keydown", on, how)
  })()`
}

/** Dismissed means: this announcement, not an earlier one; an earlier release misspelled the default id. */
function markDismissed(id: string, key: (name: string) => string): string {
  return code`
    const seen = store[${key('docusaurus.announcement.id')}] || "";
    set("announcement-bar-initially-dismissed", store[${key('docusaurus.announcement.dismiss')}] === "true" && seen.replace(/^annouc/, "announc") === ${JSON.stringify(id)});`
}

/** Takes the line breaks and the spaces around operators out of a script; values stay as they are. */
function code({ raw }: TemplateStringsArray, ...values: string[]): string {
  const short = raw.map(part =>
    part.replace(/\n\s*/g, '').replace(/ ?(=>|===|\|\||&&|[-+={}?:,;()]) ?/g, '$1'),
  )
  return String.raw({ raw: short }, ...values)
}
