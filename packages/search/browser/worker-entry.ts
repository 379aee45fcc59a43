import { serveSearch } from './worker'

serveSearch(self as unknown as Parameters<typeof serveSearch>[0], (...request) => fetch(...request))
