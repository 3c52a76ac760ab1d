const pureComponents: (source: string) => string = require('./pure-components-loader.cjs');

test('components and contexts of a library are marked, and have no names', () => {
  const source = [
    'var Link = React10.forwardRef((props, ref) => null);',
    'Link.displayName = "Link";',
    'var Context = React.createContext(null);',
    'Context.displayName = "Context";',
    'var kept = make(Context);',
  ].join('\n');
  expect(pureComponents(source)).toBe(
    [
      'var Link = /* @__PURE__ */ React10.forwardRef((props, ref) => null);',
      '',
      'var Context = /* @__PURE__ */ React.createContext(null);',
      '',
      'var kept = make(Context);',
    ].join('\n'),
  );
});
