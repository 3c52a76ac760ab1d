import { Held, type Story, type Words } from '../story';
import { TextField, type TextFieldProps } from './text-field';

const shown =
  (
    start: string | ((words: Words) => string),
    propsOf: (words: Words) => Omit<TextFieldProps, 'name' | 'value' | 'onChange'>,
  ) =>
  (words: Words) => (
    <Held start={typeof start === 'string' ? start : start(words)}>
      {(value, change) => (
        <TextField {...propsOf(words)} name="field" value={value} onChange={change} autoComplete="off" />
      )}
    </Held>
  );

export const textFieldStory: Story = {
  component: 'TextField',
  states: {
    empty: shown('', ({ userName, userNameHint }) => ({ label: userName, hint: userNameHint })),
    filled: shown('layla_92', ({ userName }) => ({ label: userName })),
    wrong: shown('demo-member', ({ userName, userNameError }) => ({ label: userName, error: userNameError })),
    'before and after the value': shown('250', ({ amount }) => ({
      label: amount,
      prefix: '$',
      suffix: 'USD',
      dir: 'ltr',
    })),
    disabled: shown('layla_92', ({ userName }) => ({ label: userName, disabled: true })),
    'long text': shown(
      ({ longText }) => longText,
      ({ longLabel, longText }) => ({ label: longLabel, hint: longText }),
    ),
  },
};
