import type { ActorOptions, SnapshotFrom } from 'xstate';
import { PATHS } from '../../../contracts/common/paths.ts';
import { NEW_XRAY, XRAY_PARAMETER } from '../../../contracts/xray/xray-address.ts';
import * as common from '../../../contracts/texts/en/common.ts';
import * as say from '../../../contracts/texts/en/xray.ts';
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
import { saysHelpFirst, providedXray, xrayStart, XrayFlow, useXray } from './xray.flow.ts';
import { XrayScreens } from './XrayScreens.tsx';
import { selectXrayId } from '../../../machines/xray/xray.selectors.ts';
import { useQueryAddress } from '../../lib/address/query-address.ts';

const queryOf = (id: string | null): string =>
  new URLSearchParams(id === null ? {} : { [XRAY_PARAMETER]: id }).toString();

/** Keeps the X-ray on screen in the URL, so that a reload leads to it and not to an earlier one. */
export const XrayAddress = ({ isNew }: { readonly isNew: boolean }): null => {
  useQueryAddress(useXray(), {
    params: [XRAY_PARAMETER],
    // A reload asks for a new X-ray again if one was asked for.
    select: (snapshot: SnapshotFrom<typeof xrayMachine>) =>
      queryOf(selectXrayId(snapshot) ?? (isNew ? NEW_XRAY : null)),
    // Showing another X-ray adds no history entry: Back must not lead to the earlier one.
    mends: () => true,
  });
  return null;
};

type XrayPageProps = {
  readonly machine?: typeof xrayMachine;
  readonly clock?: ActorOptions<typeof xrayMachine>['clock'];
};

/** Shown above everything else when the result kept on this device is an emergency. */
const HelpFirst = () => (
  <Callout tone="urgent" title={common.getHelpFirst}>
    <p>{say.yourResultSaysGetHelpOnce}</p>
    <ButtonLink href={PATHS.chat}>{say.whatToDoNow}</ButtonLink>
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
    <AccountFrame title={say.xRay} account={<AccountEntry />} isPublic={account === null}>
      <h1 tabIndex={-1}>{say.yourXRaySecondLook}</h1>
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
