/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Tag } from './tag';

test('wears the colours of its tone', () => {
  render(<Tag tone="danger">Failed</Tag>);
  expect([...screen.getByText('Failed').classList]).toEqual(['tag', 'danger']);
});
