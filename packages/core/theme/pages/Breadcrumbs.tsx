import { type DocNavigation, withBase } from '../../model'
import { Icon } from '../layout/Icon'
import { replaceable } from '../replaceable'
import { pageText } from '../text'

interface BreadcrumbsProps {
  baseUrl: string
  trail: DocNavigation['breadcrumbs']
}

/** The path from the home page through the sidebar to this page. */
export const Breadcrumbs = replaceable('Breadcrumbs', ThemeBreadcrumbs)

function ThemeBreadcrumbs({ baseUrl, trail }: BreadcrumbsProps) {
  if (trail.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={pageText.breadcrumbs}>
      <ol>
        <li>
          <a href={baseUrl} aria-label={pageText.home}>
            <Icon name="home" size={16} />
          </a>
        </li>
        {trail.map((step, index) => (
          <li key={step.label}>
            <Step
              href={step.path && withBase(baseUrl, step.path)}
              label={step.label}
              last={index === trail.length - 1}
            />
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Step({ href, label, last }: { href?: string; label: string; last: boolean }) {
  if (last) return <span aria-current="page">{label}</span>
  return href ? <a href={href}>{label}</a> : <span>{label}</span>
}
