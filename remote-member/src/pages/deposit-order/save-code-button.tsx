import save from '@phosphor-icons/core/assets/regular/download-simple.svg';
import { useText } from '@tessera/shell/i18n';
import { failureText, toast } from '@tessera/shell/notices';
import { Button, qrPicture } from '@tessera/ui';
import { useSingleFlight } from '../../common/use-single-flight';

/** In ms: how long the file stays for the browser to read it. */
const READ = 60_000;

/** A button that saves a QR code as a picture. A phone cannot scan its own screen, but its payment app reads pictures. */
export function SaveCodeButton({ content, name }: { content: string; name: string }) {
  const text = useText('member');
  const { busy, run } = useSingleFlight();
  const download = async () => {
    const address = URL.createObjectURL(await qrPicture(content));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${name}.png`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), READ);
  };
  return (
    <Button
      size="s"
      variant="secondary"
      icon={save}
      busy={busy}
      onClick={() => void run(download).catch((error: unknown) => toast(failureText(error)))}
    >
      {text('pay_save_qr')}
    </Button>
  );
}
