import { consumedByRemote, providedByShell } from './shared-modules';

const provided = providedByShell({ react: '19.3.1', shell: '1.2.0' });
const consumed = consumedByRemote({ react: '^19.3.1', shell: '^1.0.0' });

test('both sides share the same modules: React, and every subpath of the shell’s public API', () => {
  expect(Object.keys(consumed)).toEqual(Object.keys(provided));
  expect(Object.keys(provided)).toEqual(
    expect.arrayContaining(['react', 'react-dom', 'react/jsx-runtime', '@tessera/shell/']),
  );
});

test.each(Object.entries(provided))(
  'the shell provides %s eagerly, as one instance at its exact version',
  (name, share) => {
    const version = name === '@tessera/shell/' ? '1.2.0' : '19.3.1';
    expect(share).toEqual({ singleton: true, eager: true, version, requiredVersion: version });
  },
);

test.each(Object.entries(consumed))(
  'a remote brings no copy of %s, and refuses a version outside its range',
  (name, share) => {
    const requiredVersion = name === '@tessera/shell/' ? '^1.0.0' : '^19.3.1';
    expect(share).toEqual({ singleton: true, import: false, strictVersion: true, requiredVersion });
  },
);
