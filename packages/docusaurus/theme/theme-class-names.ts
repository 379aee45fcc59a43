// Class names by which stylesheets find parts of a page, under the keys that Docusaurus components use.

export const page = {
  blogListPage: 'blog-list-page',
  blogPostPage: 'blog-post-page',
  blogTagsListPage: 'blog-tags-list-page',
  blogTagPostListPage: 'blog-tags-post-list-page',
  blogAuthorsListPage: 'blog-authors-list-page',
  blogAuthorsPostsPage: 'blog-authors-posts-page',
  docsDocPage: 'docs-doc-page',
  docsTagsListPage: 'docs-tags-list-page',
  docsTagDocListPage: 'docs-tags-doc-list-page',
  mdxPage: 'mdx-page',
}

export const wrapper = {
  main: 'main-wrapper',
  blogPages: 'blog-wrapper',
  docsPages: 'docs-wrapper',
  mdxPages: 'mdx-wrapper',
}

export const common = {
  editThisPage: 'theme-edit-this-page',
  lastUpdated: 'theme-last-updated',
  backToTopButton: 'theme-back-to-top-button',
  codeBlock: 'theme-code-block',
  admonition: 'theme-admonition',
  admonitionType: (type: string) => `theme-admonition-${type}`,
  unlistedBanner: 'theme-unlisted-banner',
  draftBanner: 'theme-draft-banner',
}

export const announcementBar = { container: 'theme-announcement-bar' }

export const layout = {
  main: { container: 'theme-layout-main' },
  footer: { container: 'theme-layout-footer', column: 'theme-layout-footer-column' },
  navbar: { container: 'theme-layout-navbar' },
}

export const docs = {
  docVersionBanner: 'theme-doc-version-banner',
  docVersionBadge: 'theme-doc-version-badge',
  docBreadcrumbs: 'theme-doc-breadcrumbs',
  docMarkdown: 'theme-doc-markdown',
  docTocMobile: 'theme-doc-toc-mobile',
  docTocDesktop: 'theme-doc-toc-desktop',
  docFooter: 'theme-doc-footer',
  docFooterTagsRow: 'theme-doc-footer-tags-row',
  docFooterEditMetaRow: 'theme-doc-footer-edit-meta-row',
  docSidebarContainer: 'theme-doc-sidebar-container',
  docSidebarMenu: 'theme-doc-sidebar-menu',
  docSidebarItemCategory: 'theme-doc-sidebar-item-category',
  docSidebarItemLink: 'theme-doc-sidebar-item-link',
  docSidebarItemCategoryLevel: (level: number) => `theme-doc-sidebar-item-category-level-${level}`,
  docSidebarItemLinkLevel: (level: number) => `theme-doc-sidebar-item-link-level-${level}`,
}

export const blog = {
  blogFooterTagsRow: 'theme-blog-footer-tags-row',
  blogFooterEditMetaRow: 'theme-blog-footer-edit-meta-row',
}

export const pages = { pageFooterEditMetaRow: 'theme-pages-footer-edit-meta-row' }
