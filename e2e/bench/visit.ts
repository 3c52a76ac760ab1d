import { visitedRoutes } from './routes';
import { scrolled } from './scroll';
import { again, bar, home, link, login, type Visited } from './visits';

const visits: Readonly<Record<string, (origin: string) => Promise<Visited>>> = {
  home,
  again,
  login,
  bar,
  link,
  scroll: scrolled,
  routes: visitedRoutes,
};

/**
 * Makes some visits to a running build, one after the other, and prints their numbers as JSON:
 * `visit <origin> <name,…>`. The bench starts it (`scripts/bench`).
 */
const [origin = '', names = ''] = process.argv.slice(2);
const found = {};
for (const name of names.split(',')) {
  const visit = visits[name];
  if (!visit) throw new Error(`There is no visit "${name}": use ${Object.keys(visits).join(', ')}.`);
  Object.assign(found, await visit(origin));
}
console.log(JSON.stringify(found));
