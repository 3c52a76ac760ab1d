import deviceIcon from '@phosphor-icons/core/assets/regular/device-mobile.svg';
import leaveIcon from '@phosphor-icons/core/assets/regular/sign-out.svg';
import { type AnswerOf, endSessions, type signedInDevices } from '@tessera/contract';
import { useText } from '@tessera/shell/i18n';
import { confirm } from '@tessera/shell/notices';
import { type CallState, call } from '@tessera/shell/request';
import { ListGroup, ListRow, Skeleton, Tag } from '@tessera/ui';
import { useTimeFormat } from '../../common/format';
import { LoadStates } from '../../common/load-states';
import { useSingleFlight } from '../../common/use-single-flight';
import { groupByDay } from './group-by-day';

/** How many times the same device stands in a group. */
const times = (group: readonly unknown[]) =>
  group.length > 1 ? <Tag tone="neutral">{`×${group.length}`}</Tag> : undefined;

export interface DevicesProps {
  state: CallState<AnswerOf<typeof signedInDevices>>;
}

/** The devices that are signed in, the end of their sessions, and the last sign-ins: once for each day, with the latest time. */
export function Devices({ state }: DevicesProps) {
  const text = useText('member');
  const time = useTimeFormat();
  const { run } = useSingleFlight();

  const end = async (message: string, requests: readonly { readonly id?: string }[]) => {
    const isConfirmed = await confirm({
      title: text('sign_out'),
      message,
      confirmLabel: text('sign_out'),
      cancelLabel: text('sign_out_cancel'),
      tone: 'danger',
    });
    if (!isConfirmed) return;
    await run(async () => {
      // The client's alert says why it failed.
      for (const request of requests) await call(endSessions, request).catch(() => undefined);
      state.reload();
    });
  };
  const about = (address: string | undefined, at: number | undefined) =>
    [time(at), address].filter(Boolean).join(' · ');
  return (
    <LoadStates
      state={state}
      failed={text('profile_load_failed')}
      outline={<Skeleton height={180} radius="var(--radius-m)" />}
    >
      {({ devices, logins }) => (
        <>
          <ListGroup label={text('security_devices')}>
            {groupByDay(devices ?? [], ({ current }) => current).map((group) => {
              const [{ id, name, address, at, current }] = group;
              const question = text('security_end_question', { name });
              return (
                <ListRow
                  key={id}
                  icon={deviceIcon}
                  title={name}
                  detail={about(address, at)}
                  trailing={current ? <Tag tone="success">{text('security_this_device')}</Tag> : times(group)}
                  onClick={
                    current
                      ? undefined
                      : () =>
                          void end(
                            question,
                            group.map((one) => ({ id: one.id })),
                          )
                  }
                />
              );
            })}
            {devices?.some(({ current }) => !current) && (
              <ListRow
                icon={leaveIcon}
                tone="danger"
                title={text('security_end_others')}
                onClick={() => void end(text('security_end_others'), [{}])}
              />
            )}
          </ListGroup>
          {logins.length > 0 && (
            <ListGroup label={text('security_logins')}>
              {groupByDay(logins, ({ success }) => success).map((group) => {
                const [{ name, address, at, success }] = group;
                return (
                  <ListRow
                    key={`${name} ${at} ${success}`}
                    title={name}
                    detail={about(address, at)}
                    trailing={
                      <>
                        {times(group)}
                        {!success && <Tag tone="danger">{text('status_failed')}</Tag>}
                      </>
                    }
                  />
                );
              })}
            </ListGroup>
          )}
        </>
      )}
    </LoadStates>
  );
}
