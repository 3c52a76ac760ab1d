import { createRoot } from 'react-dom/client';

/** The number of tiles of a home page that are in the document first. */
const COUNT = 60;
const titles = Array.from({ length: COUNT }, (_, at) => `Game ${at + 1}`);

/** The least that a page with React does: a static list, without routes, data, styles or texts. */
function List() {
  return (
    <main>
      <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 12 }}>
        {titles.map((title) => (
          <li key={title}>
            <button type="button" style={{ inlineSize: '100%', aspectRatio: '3 / 4' }}>
              {title}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<List />);
