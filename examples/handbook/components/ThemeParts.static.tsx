import { THEME_PARTS, type ThemePart } from 'inkstone/model'
import { ScrollTable } from '../parts/ScrollTable'

const PLACES: Record<ThemePart, string> = {
  Footer: 'the end of every page',
  Breadcrumbs: 'above the title of a document',
  PostHeader: 'title, date and authors of a post',
  ArticleFooter: 'below the text: edit link, last change',
  Neighbours: 'links to the previous and the next page',
  NotFoundPage: 'the page for addresses that do not exist',
}

/** Table of the components that a site may replace. */
export default function ThemeParts() {
  return (
    <ScrollTable label="Parts of the layout">
      <thead>
        <tr>
          <th>file</th>
          <th>place</th>
        </tr>
      </thead>
      <tbody>
        {THEME_PARTS.map(name => (
          <tr key={name}>
            <td>
              <code>theme/{name}.tsx</code>
            </td>
            <td>{PLACES[name]}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}
