const shapes = {
  clear: 'M7 7l10 10M17 7 7 17',
  enter: 'M19 6v6H6m4-4-4 4 4 4',
  down: 'M12 5v14m-5-5 5 5 5-5',
  up: 'M12 19V5m-5 5 5-5 5 5',
  heading: 'M9 4 7 20M17 4l-2 16M4 9h17M3 15h17',
  page: 'M7 3.5h7l4 4v13H7zM14 3.5v4h4M10 12h5M10 16h5',
  recent: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 2',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 20 20',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.7-5-2.7-5 2.7 1-5.7-4-4 5.5-.8z',
  text: 'M5 7h14M5 12h14M5 17h9',
} as const

export function SearchIcon({ name, size = 20 }: { name: keyof typeof shapes; size?: number }) {
  return (
    <svg
      className="search-icon"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[name]} />
    </svg>
  )
}
