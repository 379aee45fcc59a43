import Arrow from './Arrow'
import Close from './Close'
import Copy from './Copy'
import DarkMode from './DarkMode'
import Edit from './Edit'
import ExternalLink from './ExternalLink'
import Home from './Home'
import Language from './Language'
import LightMode from './LightMode'
import Menu from './Menu'
import Success from './Success'
import SystemColorMode from './SystemColorMode'
import WordWrap from './WordWrap'

/** By the names that pages import them under. */
export const icons = {
  'Icon/Arrow': Arrow,
  'Icon/Close': Close,
  'Icon/Copy': Copy,
  'Icon/DarkMode': DarkMode,
  'Icon/Edit': Edit,
  'Icon/ExternalLink': ExternalLink,
  'Icon/Home': Home,
  'Icon/Language': Language,
  'Icon/LightMode': LightMode,
  'Icon/Menu': Menu,
  'Icon/Success': Success,
  'Icon/SystemColorMode': SystemColorMode,
  'Icon/WordWrap': WordWrap,
}
