import type { xrayMachine } from '../../../machines/xray/xray.machine.ts';
import { createFlow } from '../../lib/flow/flow.tsx';

/** Provider and hooks of the flow, which the X-ray pages and the panel below a result run. */
export const {
  Provider: XrayFlow,
  Within: XrayWithin,
  useFlow: useXray,
  useSelected: useXraySelected,
} = createFlow<typeof xrayMachine>('xray');
