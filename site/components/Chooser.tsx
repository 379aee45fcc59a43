import Link from '@theme/Link'
import { useId, useState } from 'react'
import { addressOf, type ProvenRecipe, recipes, recommendation, recommendedTailwind } from '../data/recipes'
import StarterDownload from './chooser/StarterDownload'

/** The visitor's answers; a later answer that no longer fits is replaced by the first that does. */
export interface Choice {
  framework: string
  tool: string
  tailwind: number
}

/** Selects exactly one recipe by framework, build tool and Tailwind version. */
export default function Chooser() {
  const [wanted, setWanted] = useState<Choice>({ ...recipes[0]!, tailwind: recommendedTailwind })
  const recipe = settle(wanted)
  const tools = offers(
    recipes.filter(({ framework }) => framework === recipe.framework),
    'tool',
  )
  const majors = offers(
    recipes.filter(({ framework, tool }) => framework === recipe.framework && tool === recipe.tool),
    'tailwind',
  )
  const choose = (part: Partial<Choice>) => setWanted({ ...recipe, ...part })
  return (
    <div className="chooser">
      <div className="chooser-form grid gap-4">
        <Options
          legend="框架"
          values={offers(recipes, 'framework')}
          value={recipe.framework}
          onChoose={framework => choose({ framework })}
        />
        <Options legend="构建工具" values={tools} value={recipe.tool} onChoose={tool => choose({ tool })} />
        <Options
          legend="Tailwind CSS"
          values={majors}
          value={recipe.tailwind}
          onChoose={tailwind => choose({ tailwind })}
          label={major => `${major}.x`}
        />
        <p className="chooser-note">
          {recommendation}
          <Link href="/docs/quick-start/v4#stay-on-3">什么时候用 Tailwind CSS 3</Link>
        </p>
        <p className="chooser-result" aria-live="polite">
          <span>打开教程</span>
          <Link href={addressOf(recipe)}>
            <RecipeName {...recipe} />
          </Link>
        </p>
        <StarterDownload recipe={recipe} />
      </div>
      <details className="details">
        <summary>全部组合</summary>
        <div className="details-body">
          <ul>
            {recipes.map(entry => (
              <li key={entry.id}>
                <Link href={addressOf(entry)}>
                  <RecipeName {...entry} />
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  )
}

/** The static HTML is usable, and most readers do not change the choice. */
Chooser.load = 'interaction'

/**
 * Renders the name with line breaks between its parts only: "Vue 3" stays whole. Each variable text is alone in its
 * element, because a browser's translator replaces text nodes between elements.
 */
function RecipeName({ framework, tool, tailwind }: Choice) {
  return (
    <>
      <span>{framework}</span> · <span className="whitespace-nowrap">{tool}</span>
      <span className="chooser-dot"> · </span>
      <span className="whitespace-nowrap">{`Tailwind CSS ${tailwind}`}</span>
    </>
  )
}

/**
 * Returns the recipe for a choice; if the combination does not exist, the closest one that keeps the earlier answers.
 */
export function settle(choice: Choice): ProvenRecipe {
  const sameFramework = recipes.filter(({ framework }) => framework === choice.framework)
  const sameTool = sameFramework.filter(({ tool }) => tool === choice.tool)
  const pool = sameTool.length > 0 ? sameTool : sameFramework
  return pool.find(({ tailwind }) => tailwind === choice.tailwind) ?? pool[0] ?? recipes[0]!
}

function offers<Key extends keyof Choice>(list: ProvenRecipe[], key: Key): ProvenRecipe[Key][] {
  return [...new Set(list.map(recipe => recipe[key]))]
}

interface OptionsProps<Value> {
  legend: string
  values: Value[]
  value: Value
  onChoose: (value: Value) => void
  label?: (value: Value) => string
}

function Options<Value extends string | number>({
  legend,
  values,
  value,
  onChoose,
  label = String,
}: OptionsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="chooser-row">
      <legend>{legend}</legend>
      <div className="chooser-options">
        {values.map(option => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChoose(option)} />
            <span>{label(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
