export { type Diagram, drawDiagram } from './draw-diagram'
