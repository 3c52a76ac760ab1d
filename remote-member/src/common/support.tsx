import headset from '@phosphor-icons/core/assets/regular/headset.svg';
import { useText } from '@tessera/shell/i18n';
import { openCustomerService } from '@tessera/shell/support';
import { Button, type ButtonProps, ListRow } from '@tessera/ui';

/** A button that opens the customer service. */
export function SupportButton(props: Pick<ButtonProps, 'size' | 'variant'>) {
  const text = useText('member');
  return (
    <Button {...props} onClick={openCustomerService}>
      {text('customer_service')}
    </Button>
  );
}

/** A row of a list that opens the customer service. */
export function SupportRow() {
  const text = useText('member');
  return (
    <ListRow
      icon={headset}
      title={text('customer_service')}
      detail={text('customer_service_detail')}
      onClick={openCustomerService}
    />
  );
}
