/** Neutral signs of our own for what a project is made with; they are nobody's logo. */
const MARKS: Record<string, string> = {
  'uni-app': 'M7 5v8a5 5 0 0 0 10 0V5',
  'uni-app x': 'M5 5v8a4 4 0 0 0 8 0V5M15.5 14.5l4 4.5m0-4.5-4 4.5',
  Taro: 'M5 6h14M12 6v13',
  Mpx: 'M5 19V6l7 8 7-8v13',
  Rax: 'M7 19V5h6a4 4 0 0 1 0 8H7m5.5 0 4.5 6',
  原生小程序: 'M9 3h6a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2Zm2 15h2',
  自己的脚本: 'm5 7 5 5-5 5m8 0h6',
}

/** The sign of a framework. */
export function FrameworkMark({ name }: { name: string }) {
  return (
    <svg className="framework-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={MARKS[name] ?? 'M5 12h14'} />
    </svg>
  )
}
