/** Picture of a page, with the numbers of the variables that colour its parts. */
export default function ThemeMap() {
  return (
    <figure className="theme-map">
      <div
        className="map-page"
        role="img"
        aria-label="A page in small; numbers name the variables in the table below"
      >
        <div className="map-bar">
          <b className="map-text">
            Site <N n={6} />
          </b>
          <span className="map-soft">
            Guide <N n={7} />
          </span>
          <span className="map-accent">
            Active <N n={8} />
          </span>
          <span className="map-field">
            Search <N n={5} />
          </span>
        </div>
        <div className="map-body">
          <div className="map-side">
            <span className="map-soft">Page</span>
            <span className="map-chosen">
              Page <N n={9} />
            </span>
            <span className="map-soft">Page</span>
          </div>
          <div className="map-main">
            <b className="map-title">
              Title <N n={1} />
            </b>
            <p>
              Text with a <span className="map-link">link</span> and a <mark>found word</mark> <N n={11} />
            </p>
            <div className="map-code">
              code <N n={2} />
            </div>
            <p className="map-row">
              <span className="map-button">
                Button <N n={10} />
              </span>
              <span className="map-menu">
                Menu <N n={3} />
              </span>
              <span className="map-warning">
                Warning <N n={12} />
              </span>
              <span className="map-danger">
                Error <N n={13} />
                <N n={14} />
              </span>
            </p>
            <p className="map-line">
              Line <N n={4} />
            </p>
          </div>
        </div>
      </div>
      <figcaption>
        The numbers are those of the table. The picture and the swatches show the colours of this site in your
        colour mode; the columns list the defaults.
      </figcaption>
    </figure>
  )
}

function N({ n }: { n: number }) {
  return <b className="map-number">{n}</b>
}
