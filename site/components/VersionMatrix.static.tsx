import { pluginLines } from '../data/versions'

/** Which plugin line works with which Tailwind CSS and Node.js; drawn from the one table of versions. */
export default function VersionMatrix() {
  return (
    <div className="table-wrap" tabIndex={0} role="region" aria-label="版本搭配">
      <table>
        <thead>
          <tr>
            <th scope="col">weapp-tailwindcss</th>
            <th scope="col">Tailwind CSS</th>
            <th scope="col">Node.js</th>
            <th scope="col">说明</th>
          </tr>
        </thead>
        <tbody>
          {pluginLines.map(({ line }) => (
            <tr key={line}>
              <td>{line}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
