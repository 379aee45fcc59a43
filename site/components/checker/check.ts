import { compare } from './compare'
import type { Reading, Role } from './facts'
import type { Finding } from './finding'
import { readPackage } from './read-package'
import { readScript } from './read-script'
import { readLoad, readStyle } from './read-style'
import type { CheckedRecipe, RecipeFile } from './recipe'

/** What came of a check. */
export interface Report {
  /** The worst first. */
  findings: Finding[]
  /** Files of the recipe that nothing was pasted for. */
  unpasted: RecipeFile[]
}

/** Compares what a reader pasted, by role, with a recipe. */
export function checkProject(recipe: CheckedRecipe, pasted: Partial<Record<Role, string>>): Report {
  const files = recipe.files.filter(({ role }) => pasted[role]?.trim())
  const readings = files.map(file => ({
    file,
    text: pasted[file.role]!,
    found: readFile(file, pasted[file.role]!, recipe),
  }))
  const modules = readings.flatMap(({ found }) => found.modules)
  const own = readings.find(({ file }) => file.role === 'package')
  const plugin = own?.found.facts.find(({ topic }) => topic === 'package:weapp-tailwindcss')?.value
  const findings = readings.flatMap(({ file, text, found }) => {
    const misplaced = findMisplaced(file, text)
    if (misplaced) return [misplaced]
    return compare({ recipe, file, found, expected: readFile(file, file.text, recipe), modules, plugin })
  })
  const order = ['wrong', 'differs', 'unsure']
  findings.sort((a, b) => order.indexOf(a.level) - order.indexOf(b.level))
  return { findings, unpasted: recipe.files.filter(file => !files.includes(file)) }
}

function readFile({ role, path }: RecipeFile, text: string, { env }: CheckedRecipe): Reading {
  if (role === 'package') return readPackage(text)
  if (role === 'style') return readStyle(text)
  if (role === 'load') return readLoad(text)
  return readScript({ path, text, env })
}

/** Text that belongs into another field: nothing is said about what it lacks. */
function findMisplaced({ role, path }: RecipeFile, text: string): Finding | undefined {
  const isJson = /^\s*\{\s*["'}]/.test(text) && !path.endsWith('.json')
  const isStyle = /^\s*(?:@tailwind|@import\s+["']|<style|<template)/m.test(text)
  const isScript = /^\s*(?:import\s+[\w{*'"]|export default|module\.exports|const\s+\w+\s*=)/m.test(text)
  const isElsewhere =
    role === 'style' || role === 'load'
      ? isJson || (role === 'style' && isScript && !isStyle)
      : role === 'package'
        ? !/^\s*(?:\{|\/[/*])/.test(text)
        : isJson || (isStyle && !isScript)
  if (!isElsewhere) return undefined
  return {
    level: 'unsure',
    topic: 'misplaced',
    role,
    file: path,
    line: 1,
    what: `这不像 ${path} 的内容`,
    why: '看看是不是贴错了格。没有拿它和教程比较。',
  }
}
