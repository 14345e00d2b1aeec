import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { leafNodesOf } from './chart-parts.ts';
import { PAGE_STYLE, escaped, pageOf } from './html-page.ts';
import type { GeneratedPath } from './paths.ts';
import { addressesOn, endOf, happeningOf, inShort, placeOf, requirementsOn } from './words.ts';
import type { Plan } from './words.ts';

/** `freshStart.requested` → `fresh start requested`: a name of the charts as words. */
const spoken = (name: string): string =>
  name
    .replaceAll('.', ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();

const code = (value: unknown): string => `<code>${escaped(inShort(value))}</code>`;

const VERBS = {
  event: 'happens',
  answer: 'answers',
  failure: 'fails',
  move: 'shows',
  time: 'is over',
} as const;

/** Puts what a tester lets happen into a line: what, and with which value. */
const happeningIn = (event: EventObject): string => {
  const { kind, name, with: carried } = happeningOf(event);
  const value = carried === null || carried === undefined ? '' : ` ${code(carried)}`;
  return `<b>${escaped(spoken(name))}</b> <span class="kind ${kind}">${VERBS[kind]}</span>${value}`;
};

const sightOf = (snapshot: AnyMachineSnapshot): string =>
  leafNodesOf(snapshot)
    .map(
      ({ path, description }) =>
        `<span class="state">${escaped(path.join('.'))}</span> ${escaped(description ?? '')}`,
    )
    .join('<br>');

const addressIn = (address: string | null | undefined): string =>
  address ? ` <span class="address">${escaped(address)}</span>` : '';

const pictureIn = ({ pictureOf }: Plan, state: AnyMachineSnapshot): string => {
  const picture = pictureOf(state);
  return picture === null
    ? ''
    : `<img loading="lazy" src="${escaped(picture)}" alt="${escaped(placeOf(state))}">`;
};

const heldIn = ({ held }: Plan): string =>
  held.length === 0
    ? ''
    : `<details><summary>What the tests of this flow hold: ${held.length}</summary><ul>
${held.map(({ ids, words }) => `<li>${ids.map((id) => `<span class="id">${id}</span>`).join(' ')} ${escaped(words)}</li>`).join('\n')}
</ul></details>`;

const pairsIn = ({ pairsLeftOut }: Plan): string =>
  pairsLeftOut === null || pairsLeftOut.length === 0
    ? ''
    : `<details><summary>Two transitions in a row that none of these paths takes: ${pairsLeftOut.length}</summary><ul>
${pairsLeftOut.map((pair) => `<li><code>${escaped(pair)}</code></li>`).join('\n')}
</ul></details>`;

const sectionOf = (plan: Plan, path: GeneratedPath, index: number): string => {
  const [opened, ...addresses] = addressesOn(plan, path);
  const stepOf = ({ event, state }: GeneratedPath['steps'][number], at: number): string =>
    `<li><label><input type="checkbox"> <span>${happeningIn(event)}</span></label>
<p>${sightOf(state)}${addressIn(addresses[at])}</p>${pictureIn(plan, state)}</li>`;
  const ids = requirementsOn(path).map((id) => `<span class="id">${escaped(id)}</span>`);
  return `<section id="path-${index + 1}">
<h2><a href="#path-${index + 1}">${index + 1}.</a> To ${escaped(endOf(path))}</h2>
<p class="start">Begins with ${code(path.input)}${addressIn(opened)} ${ids.join(' ')}</p>
<ol>
${path.steps.map(stepOf).join('\n')}
</ol>
</section>`;
};

const STYLE = `${PAGE_STYLE}
section { margin-block: 1rem; padding: 1rem 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; }
section:target { border-color: var(--primary); }
section > h2 { margin-top: 0; }
h2 a { color: var(--soft); text-decoration: none; }
ol { margin: 0; padding: 0; list-style: none; counter-reset: step; }
ol > li { position: relative; padding: .5rem 0 .5rem 2.25rem; border-top: 1px solid var(--line); counter-increment: step; }
ol > li::before { content: counter(step); position: absolute; left: 0; width: 1.5rem; color: var(--soft); text-align: right; }
ol p { margin: .25rem 0 0 1.7rem; color: var(--soft); }
label { display: flex; gap: .6rem; align-items: baseline; }
label:has(:checked) { color: var(--soft); text-decoration: line-through; }
input { margin: 0; accent-color: var(--primary); width: 1.1rem; height: 1.1rem; flex: none; }
.kind, .id { padding: .1rem .45rem; border-radius: 1rem; font-size: .875rem; white-space: nowrap; background: var(--sunken); }
.event { background: var(--primary-soft); }
.failure { background: var(--urgent-soft); color: var(--urgent); }
.time { background: var(--soon-soft); }
.state { color: var(--primary); font-weight: 600; overflow-wrap: anywhere; }
.start { color: var(--soft); }
.address { padding: .1rem .45rem; border: 1px solid var(--line); border-radius: .4rem; font-size: .875rem; color: var(--ink); overflow-wrap: anywhere; }
li img { display: block; width: min(100% - 1.7rem, 15rem); margin: .5rem 0 0 1.7rem; border: 1px solid var(--line); border-radius: .4rem; }
summary { min-height: 2.75rem; padding-block: .6rem; cursor: pointer; }
ul li { margin-block: .2rem; overflow-wrap: anywhere; }
@media print { section { break-inside: avoid; } }`;

/** A page of its own, for a tester on paper or on screen: every step can be ticked, and nothing is asked of a network. */
export const asHtml = (plan: Plan): string => {
  const { flow, machine, paths } = plan;
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return pageOf({
    title: `Paths of ${flow}`,
    style: STYLE,
    body: `<h1>${escaped(flow)}</h1>
<p>${escaped(machine.root.description ?? '')}</p>
<p class="start">${paths.length} ${paths.length === 1 ? 'path' : 'paths'}, ${steps} steps. Let each thing in bold happen; the line below says where the flow must stand then.</p>
${heldIn(plan)}
${paths.map((path, index) => sectionOf(plan, path, index)).join('\n')}
${pairsIn(plan)}`,
  });
};
