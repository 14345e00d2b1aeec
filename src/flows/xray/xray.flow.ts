import type { xrayMachine } from '../../../machines/xray/xray.machine.ts';
import { createFlow } from '../../lib/flow.tsx';

/** The flow for its screens; the two pages run it. */
export const {
  Provider: XrayFlow,
  Within: XrayWithin,
  useFlow: useXray,
  useSelected: useXraySelected,
} = createFlow<typeof xrayMachine>('xray');
