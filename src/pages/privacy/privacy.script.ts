/** Runs after the privacy page is painted, beside what every page of the site runs; the page is complete without it. */
import { createActor } from 'xstate';
import { providedCountingSwitch } from '../../flows/counting-switch/counting-switch.flow.ts';
import { showSwitch } from '../../flows/counting-switch/show-switch.ts';

const place = document.querySelector<HTMLElement>('[data-counting]');
if (place) {
  const actor = createActor(providedCountingSwitch);
  showSwitch(place, actor);
  actor.start();
}
