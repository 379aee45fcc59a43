import { expect, it } from 'vitest'
import { importRequired } from './required-modules'

it('calls of require become imports, and lines stay lines', () => {
  const code = `const 图 = require('./图.png').default
const again = () => require("./图.png")
const data = require('./data.json')
const kit = require('kit')
const text = "require('./no.js')"
const any = name => require(name)`
  expect(importRequired(code, '/site/src/a.tsx?v=1')).toBe(
    `import * as ink_required0 from "kit";import * as ink_required1 from "./data.json";import * as ink_required2 from "./图.png";const 图 = ink_required2.default
const again = () => ink_required2
const data = ink_required1.default
const kit = (Object.keys(ink_required0).join() === "default" ? ink_required0.default : ink_required0)
const text = "require('./no.js')"
const any = name => require(name)`,
  )
})
