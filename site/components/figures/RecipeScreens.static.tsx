import stills from '@site/data/generated/recipe-screens.json'
import '@site/data/generated/recipe-screens.css'
import { recipeScreens } from '@site/data/recipe-screens'

interface Props {
  /** Major of Tailwind CSS. */
  tailwind: 3 | 4
}

/** What a reader of a recipe sees on the phone, rendered at build time from the plugin's output. */
export default function RecipeScreens({ tailwind }: Props) {
  return (
    <div className="recipe-screens">
      {recipeScreens[tailwind].map(({ label, template }) => (
        <figure key={label}>
          <div role="img" aria-label={`手机上的样子：${label}`}>
            <div
              className="phone-still"
              inert
              dangerouslySetInnerHTML={{
                __html: (stills as Record<string, { still: string }>)[template]!.still,
              }}
            />
          </div>
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>
  )
}
