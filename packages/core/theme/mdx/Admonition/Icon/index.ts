import Danger from './Danger'
import Info from './Info'
import Note from './Note'
import Tip from './Tip'
import Warning from './Warning'

/** By the names that pages import them under. */
export const admonitionIcons = {
  'Admonition/Icon/Danger': Danger,
  'Admonition/Icon/Info': Info,
  'Admonition/Icon/Note': Note,
  'Admonition/Icon/Tip': Tip,
  'Admonition/Icon/Warning': Warning,
}
