import { PASSKEYS_TEXTS as TEXTS } from '../../../contracts/texts/en/staff/passkeys.ts';
import { selectPasskeys, selectWork } from '../../../machines/passkeys/passkeys.machine.ts';
import type { Passkey } from '../../../machines/passkeys/passkeys.machine.ts';
import { Button } from '../../components/button/Button.tsx';
import { RowList } from '../../components/row-list/RowList.tsx';
import { momentWords } from '../../lib/format/slot-words.ts';
import { usePasskeys, usePasskeysSelected } from './passkeys.flow.ts';

const Remove = ({ passkey: { id, name } }: { readonly passkey: Passkey }) => {
  const flow = usePasskeys();
  const isRemoving = usePasskeysSelected(selectWork) === 'removing';
  return (
    <Button
      variant="danger"
      aria-busy={isRemoving}
      onClick={() => flow.send({ type: 'removal.chosen', id })}
    >
      {TEXTS.remove(name)}
    </Button>
  );
};

/** The passkeys of the account; the one in use stays, so that one that works is always left. */
export const PasskeyList = () => {
  const passkeys = usePasskeysSelected(selectPasskeys);
  if (passkeys.length === 0) return <p>{TEXTS.none}</p>;
  const rows = passkeys.map((passkey) => {
    const { id, name, added_at, last_used_at, current } = passkey;
    const used =
      last_used_at === null ? TEXTS.neverUsed : TEXTS.lastUsed(momentWords(last_used_at));
    return {
      id,
      title: name,
      facts: `${TEXTS.added(momentWords(added_at))}. ${used}.`,
      badge: current ? TEXTS.current : undefined,
      below: current ? undefined : <Remove passkey={passkey} />,
    };
  });
  return (
    <>
      <RowList rows={rows} />
      <p>{TEXTS.whyNot}</p>
    </>
  );
};
