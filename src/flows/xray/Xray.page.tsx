import type { ActorOptions } from 'xstate';
import { PATHS } from '../../../contracts/common/paths.ts';
import { NEW_XRAY } from '../../../contracts/xray/xray-address.ts';
import { selectUser } from '../../../machines/session/session.machine.ts';
import type { xrayMachine } from '../../../machines/xray/xray.machine.ts';
import { AccountFrame } from '../../components/account-frame/AccountFrame.tsx';
import { ButtonLink } from '../../components/button/Button.tsx';
import { Callout } from '../../components/callout/Callout.tsx';
import { HeadingFocus } from '../../lib/focus/focus.ts';
import { useSearch } from '../../lib/address/search.ts';
import { useStay } from '../../lib/flow/stay.ts';
import { resultBesideIn, xrayIn } from '../../lib/address/xray-address.ts';
import { AccountEntry } from '../session/AccountEntry.tsx';
import { useSessionSelected } from '../session/session.flow.ts';
import { saysHelpFirst, providedXray, xrayStart, XrayFlow } from './xray.flow.ts';
import { XrayAddress } from './XrayAddress.tsx';
import { XrayScreens } from './XrayScreens.tsx';

type XrayPageProps = {
  readonly machine?: typeof xrayMachine;
  readonly clock?: ActorOptions<typeof xrayMachine>['clock'];
};

/** Shown above everything else when the result kept on this device is an emergency. */
const HelpFirst = () => (
  <Callout tone="urgent" title="Get help first">
    <p>Your result says to get help at once. No X-ray is needed for that: go now.</p>
    <ButtonLink href={PATHS.chat}>What to do now</ButtonLink>
  </Callout>
);

/** /xray-analysis and /xray-iq-analysis: an X-ray for a second look (ROUTE-21, ROUTE-22). */
export const XrayPage = ({ machine = providedXray, clock }: XrayPageProps) => {
  const search = useSearch();
  const named = xrayIn(search);
  const beside = resultBesideIn(search);
  const account = useSessionSelected(selectUser)?.id ?? null;
  const stay = useStay(account);
  return (
    <AccountFrame title="X-ray" account={<AccountEntry />} isPublic={account === null} isWide>
      <h1 tabIndex={-1}>Your X-ray, for a second look</h1>
      {saysHelpFirst() && <HelpFirst />}
      <XrayFlow
        key={`${named ?? ''} ${beside ?? ''} ${stay}`}
        machine={machine}
        input={() => xrayStart(named, beside)}
        clock={clock}
      >
        <XrayAddress isNew={named === NEW_XRAY} />
        <XrayScreens />
      </XrayFlow>
      <HeadingFocus appeared="xray" />
    </AccountFrame>
  );
};
