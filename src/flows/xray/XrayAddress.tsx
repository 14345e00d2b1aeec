import type { SnapshotFrom } from 'xstate';
import { NEW_XRAY, XRAY_PARAMETER } from '../../../contracts/xray/xray-address.ts';
import type { xrayMachine } from '../../../machines/xray/xray.machine.ts';
import { selectXrayId } from '../../../machines/xray/xray.selectors.ts';
import { useQueryAddress } from '../../lib/address/query-address.ts';
import { useXray } from './xray.flow.ts';

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
