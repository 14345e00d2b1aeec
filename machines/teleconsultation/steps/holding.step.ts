import { say } from '../../kit/raise-notice.ts';
import type { DeviceEvent, Devices } from '../teleconsultation.outside.ts';
import { teleconsultation } from '../teleconsultation.setup.ts';
import { DEVICES_BACK } from '../../../contracts/texts/en/flows/teleconsultation.ts';

type Told = { readonly event: Extract<DeviceEvent, { devices: unknown }> };
const devicesOf = ({ event: { devices } }: Told) => ({ devices });
const lacksOne = { type: 'lacksOne', params: devicesOf } as const;
/** The other person's browser is told, too. */
const tell = [{ type: 'rememberDevices', params: devicesOf }, 'tellDevices'] as const;

const switched = (device: keyof Devices, on: boolean) =>
  ({ type: 'switchDevice', params: { device, on } }) as const;

/** Asks for a device that is not there: whoever asks wants it on. */
const askFor = (device: keyof Devices) =>
  ({
    target: '.asking',
    actions: [{ type: 'want', params: { [device]: true } }, switched(device, true)],
  }) as const;

/** Camera and microphone during the call, where a headset may go and another one come. */
export const holding = teleconsultation.createStateConfig({
  description: 'Camera and microphone, which may come and go during the call.',
  initial: 'held',
  on: {
    'microphone.muted': { actions: switched('microphone', false) },
    'microphone.unmuted': { actions: switched('microphone', true) },
    'camera.stopped': { actions: switched('camera', false) },
    'camera.started': { actions: switched('camera', true) },
    'microphone.requested': askFor('microphone'),
    'camera.requested': askFor('camera'),
    'devices.changed': { actions: tell },
    'devices.opened': { target: '.held', actions: tell },
    'hardware.changed': { guard: lacksOne, target: '.settling', actions: tell },
  },
  states: {
    held: {
      description: 'What the browser has given is in use.',
      // The reason for one that is still not there follows those that are.
      on: { 'devices.denied': 'denied', 'devices.missed': 'missed', 'devices.failed': 'failed' },
    },
    settling: {
      description: 'A device has come or gone, and what else comes and goes with it is awaited.',
      after: { settlePause: 'asking' },
    },
    asking: {
      description: 'The browser is asked for what is wanted and not there.',
      tags: 'busy',
      entry: 'askForDevices',
      on: {
        'devices.opened': [
          { guard: lacksOne, target: 'held', actions: tell },
          { target: 'held', actions: [...tell, say('success', DEVICES_BACK)] },
        ],
        'devices.denied': 'denied',
        'devices.missed': 'missed',
        'devices.failed': 'failed',
        'devices.blocked': 'blocked',
      },
    },
    denied: { description: 'The browser was told not to give what is not there.' },
    missed: { description: 'No such device is plugged in; one that is plugged in is used.' },
    failed: { description: 'A device did not start, perhaps because another app has it.' },
    blocked: { description: 'The page was not opened over https, so that there are none.' },
  },
});
