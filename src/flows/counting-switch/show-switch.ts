import type { ActorRefFrom } from 'xstate';
import { COUNTING_SWITCH_TEXTS } from '../../../contracts/texts/en/counting-switch.ts';
import {
  selectIsCounted,
  selectStand,
} from '../../../machines/counting-switch/counting-switch.machine.ts';
import type { countingSwitchMachine } from '../../../machines/counting-switch/counting-switch.machine.ts';

/** Connects the prerendered switch: shows it once the choice is known, and announces changes. */
export const showSwitch = (
  place: HTMLElement,
  actor: ActorRefFrom<typeof countingSwitchMachine>,
): void => {
  const box = place.querySelector('input');
  const said = place.querySelector('output');
  if (box === null || said === null) return;
  box.addEventListener('change', () => actor.send({ type: 'switch.pressed' }));
  const show = (): void => {
    const snapshot = actor.getSnapshot();
    const stand = selectStand(snapshot);
    if (stand === null) return;
    box.checked = selectIsCounted(snapshot);
    box.setAttribute('aria-checked', String(box.checked));
    box.disabled = !snapshot.can({ type: 'switch.pressed' });
    said.replaceChildren(COUNTING_SWITCH_TEXTS.stands[stand]);
    place.toggleAttribute('data-live', true);
  };
  actor.subscribe(show);
  show();
};
