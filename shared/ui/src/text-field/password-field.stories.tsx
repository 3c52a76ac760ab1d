import { Held, type Story, type Words } from '../story';
import { PasswordField } from './password-field';

const shown = (start: string, errorOf?: (words: Words) => string) => (words: Words) => (
  <Held start={start}>
    {(value, change) => (
      <PasswordField
        label={words.password}
        name="password"
        value={value}
        onChange={change}
        showLabel={words.showPassword}
        hideLabel={words.hidePassword}
        error={errorOf?.(words)}
      />
    )}
  </Held>
);

export const passwordFieldStory: Story = {
  component: 'PasswordField',
  states: {
    empty: shown(''),
    filled: shown('Tessera-2026'),
    wrong: shown('123', ({ userNameHint }) => userNameHint),
  },
};
