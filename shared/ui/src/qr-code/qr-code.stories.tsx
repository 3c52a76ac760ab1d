import type { Story } from '../story';
import { QrCode } from './qr-code';

export const qrCodeStory: Story = {
  component: 'QrCode',
  states: {
    'short content': ({ code }) => <QrCode content="https://aurora.example/m" label={code} size={120} />,
    'long content': ({ code }) => (
      <QrCode content={`https://aurora.example/m/register?code=${'x'.repeat(160)}`} label={code} size={160} />
    ),
  },
};
