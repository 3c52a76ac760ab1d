import { aurora } from '../testing/dists';
import { featureNames, missingOrigins, withFeatures } from './features';
import { parseMerchant } from './merchant';

test('a feature adds its origins to those of the description, each once', () => {
  const allow = {
    scripts: ['https://own.example', 'https://connect.facebook.net'],
    games: ['https://play.example'],
  };
  expect(withFeatures(allow, ['meta-pixel', 'facebook'])).toEqual({
    scripts: ['https://own.example', 'https://connect.facebook.net', 'https://apis.google.com'],
    connect: [
      'https://www.facebook.com',
      'https://graph.facebook.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    frames: ['https://www.facebook.com', 'https://web.facebook.com'],
    games: ['https://play.example'],
  });
  expect(withFeatures({}, [])).toEqual({});
});

test.each(featureNames)(
  '%s lacks nothing once it is described, and the description accepts its origins',
  (name) => {
    const allow = withFeatures({}, [name]);
    expect(missingOrigins({}, name)).not.toEqual([]);
    expect(missingOrigins(allow, name)).toEqual([]);
    expect(parseMerchant({ ...aurora, allow, features: [name] })).toMatchObject({ allow, features: [name] });
  },
);

test('an unknown feature is refused', () => {
  expect(() => parseMerchant({ ...aurora, features: ['goggle'] })).toThrow(/features/);
});
