import type { AnyMachineSnapshot, EventObject } from 'xstate';
import { leafNodesOf } from './chart-parts.ts';
import { PAGE_STYLE, escaped, pageOf } from './html-page.ts';
import type { GeneratedPath } from './paths.ts';
import { endOf, happeningOf, inShort, requirementsOn } from './words.ts';
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

const stepOf = ({ event, state }: GeneratedPath['steps'][number]): string =>
  `<li><label><input type="checkbox"> <span>${happeningIn(event)}</span></label>
<p>${sightOf(state)}</p></li>`;

const sectionOf = (path: GeneratedPath, index: number): string => {
  const ids = requirementsOn(path).map((id) => `<span class="id">${escaped(id)}</span>`);
  return `<section id="path-${index + 1}">
<h2><a href="#path-${index + 1}">${index + 1}.</a> To ${escaped(endOf(path))}</h2>
<p class="start">Begins with ${code(path.input)} ${ids.join(' ')}</p>
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
li { position: relative; padding: .5rem 0 .5rem 2.25rem; border-top: 1px solid var(--line); counter-increment: step; }
li::before { content: counter(step); position: absolute; left: 0; width: 1.5rem; color: var(--soft); text-align: right; }
li p { margin: .25rem 0 0 1.7rem; color: var(--soft); }
label { display: flex; gap: .6rem; align-items: baseline; }
label:has(:checked) { color: var(--soft); text-decoration: line-through; }
input { margin: 0; accent-color: var(--primary); width: 1.1rem; height: 1.1rem; flex: none; }
.kind, .id { padding: .1rem .45rem; border-radius: 1rem; font-size: .875rem; white-space: nowrap; background: var(--sunken); }
.event { background: var(--primary-soft); }
.failure { background: var(--urgent-soft); color: var(--urgent); }
.time { background: var(--soon-soft); }
.state { color: var(--primary); font-weight: 600; overflow-wrap: anywhere; }
.start { color: var(--soft); }
@media print { section { break-inside: avoid; } }`;

/** A page of its own, for a tester on paper or on screen: every step can be ticked, and nothing is asked of a network. */
export const asHtml = ({ flow, machine, paths }: Plan): string => {
  const steps = paths.reduce((sum, path) => sum + path.steps.length, 0);
  return pageOf({
    title: `Paths of ${flow}`,
    style: STYLE,
    body: `<h1>${escaped(flow)}</h1>
<p>${escaped(machine.root.description ?? '')}</p>
<p class="start">${paths.length} ${paths.length === 1 ? 'path' : 'paths'}, ${steps} steps. Let each thing in bold happen; the line below says where the flow must stand then.</p>
${paths.map(sectionOf).join('\n')}`,
  });
};
