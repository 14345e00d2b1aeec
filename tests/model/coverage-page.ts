import { PARTS } from './coverage.ts';
import { PAGE_STYLE, escaped, pageOf } from './html-page.ts';
import { gapsIn, touchedBy } from './merged.ts';
import type { Covered, Merged } from './merged.ts';
import { SEERS } from './seen.ts';

const ALL = ['model', ...SEERS] as const;

const STYLE = `${PAGE_STYLE}
main { max-width: 90rem; }
a { color: var(--primary); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; text-align: right; border-top: 1px solid var(--line); white-space: nowrap; }
th:first-child { text-align: left; font-weight: 600; position: sticky; left: 0; background: var(--paper); }
thead th[colspan] { text-align: left; }
thead th { color: var(--soft); font-weight: 600; border-top: 0; }
.first { border-left: 1px solid var(--line); }
.gap { color: var(--urgent); font-weight: 600; }
.soft { color: var(--soft); }
section { margin-block: 1rem; padding: 1rem 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; }
section > h2 { margin: 0 0 .5rem; }
summary { min-height: 2.75rem; display: list-item; padding-block: .6rem; cursor: pointer; }
li { margin-block: .2rem; overflow-wrap: anywhere; }
@media print { details:not([open]) { display: none; } }`;

const cellsOf = ({ ran }: Merged, parts: readonly Covered[]): string =>
  PARTS.map((part) => {
    const own = parts.filter((each) => each.part === part);
    const cells = ALL.map((seer) => {
      if (!ran.includes(seer)) return '<td>-</td>';
      const count = touchedBy(own, seer);
      return `<td${count < own.length ? ' class="gap"' : ''}>${count}</td>`;
    });
    return `<td class="first soft">${own.length}</td>${cells.join('')}`;
  }).join('');

const rowOf = (merged: Merged, flow: string, parts: readonly Covered[]): string =>
  `<tr><th scope="row"><a href="#${escaped(flow)}">${escaped(flow)}</a></th>${cellsOf(merged, parts)}</tr>`;

const listOf = (words: string, parts: readonly Covered[], isOpen = false): string =>
  parts.length === 0
    ? ''
    : `<details${isOpen ? ' open' : ''}><summary>${words}: ${parts.length}</summary><ul>
${parts.map(({ part, name }) => `<li>${part === 'guards' ? 'fails: ' : ''}<code>${escaped(name)}</code></li>`).join('\n')}
</ul></details>`;

const sectionOf = ({ ran }: Merged, flow: string, parts: readonly Covered[]): string => {
  const { nobody, modelAlone, noBrowser } = gapsIn(parts);
  const lists = [
    listOf('Nobody', nobody, true),
    ran.length > 1 ? listOf('The model alone', modelAlone) : '',
    ran.includes('browser') ? listOf('A view, and no browser', noBrowser) : '',
    ...parts.flatMap(({ name, excepted }) =>
      excepted === null
        ? []
        : [`<p class="soft">Excepted: <code>${escaped(name)}</code> ${escaped(excepted)}</p>`],
    ),
  ].join('\n');
  return `<section id="${escaped(flow)}"><h2>${escaped(flow)}</h2>
${lists.trim() === '' ? '<p class="soft">Nothing is left out.</p>' : lists}
</section>`;
};

/** One page of what each flow is covered by, and of what is not; it asks nothing of a network. */
export const coveragePage = (merged: Merged): string => {
  const { ran, stale, flows } = merged;
  const notRun = SEERS.filter((seer) => !ran.includes(seer));
  const notes = [
    ...notRun.map((seer) => `No run of a ${seer} was counted.`),
    ...stale.map((flow) => `The chart of ${flow} has changed since a run, which is left out.`),
  ];
  return pageOf({
    title: 'Coverage of all flows',
    style: STYLE,
    body: `<h1>Coverage of all flows</h1>
<p>Of every state, transition, guard that fails and outcome of a call: how many there are, and how many are touched by the model, by the screens on a simulated page (view), and by a real browser.</p>
${notes.map((note) => `<p class="gap">${escaped(note)}</p>`).join('\n')}
<div class="scroll" tabindex="0" role="region" aria-label="Counts"><table>
<thead><tr><th></th>${PARTS.map((part) => `<th class="first" colspan="4" scope="colgroup">${part}</th>`).join('')}</tr>
<tr><th scope="col">flow</th>${PARTS.map(() => `<th class="first" scope="col">all</th>${ALL.map((seer) => `<th scope="col">${seer}</th>`).join('')}`).join('')}</tr></thead>
<tbody>
${flows.map(({ flow, parts }) => rowOf(merged, flow, parts)).join('\n')}
</tbody></table></div>
${flows.map(({ flow, parts }) => sectionOf(merged, flow, parts)).join('\n')}`,
  });
};
