export { default, useBaseUrlUtils } from '@theme/useBaseUrl'
