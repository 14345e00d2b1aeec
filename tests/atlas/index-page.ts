import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyStateMachine } from 'xstate';
import { stateNodesOf } from '../model/chart-parts.ts';
import { PAGE_STYLE, escaped, pageOf } from '../model/html-page.ts';
import { placeOf } from './folder.ts';
import type { Sight } from './folder.ts';
import type { StateShown } from './stage.ts';

/** One picture on the page. */
export type Shot = {
  readonly sight: Sight;
  /** How it stands to the accepted one; `gone` has only that one. */
  readonly standing: 'new' | 'same' | 'changed' | 'gone';
  /** The part of the pixels that changed. */
  readonly share: number;
  readonly axe: readonly string[];
  readonly trouble: string | null;
  /** True where it was taken of screens that have changed since. */
  readonly isOld: boolean;
};

/** One state on the page. */
export type Card = StateShown & { readonly flow: string; readonly shots: readonly Shot[] };

type Machines = Readonly<Record<string, AnyStateMachine>>;

const REQUIREMENT = /\b[A-Z]{2,}-\d+\b/g;

/** Returns what a leaf says of itself, and what those around it say, the flow at first. */
const descriptionsOf = (machine: AnyStateMachine, leaf: string): string[] =>
  stateNodesOf(machine.root)
    .filter(({ path }) => `${leaf}.`.startsWith(path.length > 0 ? `${path.join('.')}.` : ''))
    .map(({ description = '' }) => description);

const percent = (share: number): string =>
  share < 0.001 ? 'under 0.1 %' : `${(share * 100).toFixed(1)} %`;

const figureOf = (shot: Shot): string => {
  const { sight, standing, share, axe, trouble, isOld } = shot;
  const { language, width, theme, state } = sight;
  const seen = `${language}, ${width} px, ${theme}`;
  const place = placeOf(standing === 'gone' ? 'accepted' : 'pictures', sight);
  const changed = standing === 'changed';
  const more = changed
    ? ` data-before="${escaped(placeOf('accepted', sight))}" data-difference="${escaped(placeOf('differences', sight))}"`
    : '';
  const marks = [
    ...(changed ? [`<b class="changed">${percent(share)} changed</b>`] : []),
    ...(standing === 'gone' ? ['<b class="changed">gone</b>'] : []),
    ...(standing === 'new' ? ['<span>not accepted yet</span>'] : []),
    ...(axe.length > 0 ? [`<b class="axe">axe ${axe.length}</b>`] : []),
    ...(isOld ? ['<span>of older screens</span>'] : []),
  ];
  const is = [
    ...(changed || standing === 'gone' ? ['changed'] : []),
    ...(standing === 'new' ? ['new'] : []),
    ...(axe.length > 0 ? ['axe'] : []),
    ...(trouble === null ? [] : ['trouble']),
  ];
  return `<figure class="w${width}" data-language="${language}" data-width="${width}" data-theme="${theme}" data-is="${is.join(' ')}">
<a href="${escaped(place)}"${more}><img loading="lazy" src="${escaped(place)}" alt="${escaped(`${state}, ${seen}`)}"></a>
<figcaption>${seen} ${marks.join(' ')}</figcaption>
</figure>`;
};

const troublesOf = ({ shots }: Card): string => {
  const lines = [
    ...new Set(
      shots.flatMap(({ trouble, axe }) => [
        ...(trouble === null ? [] : [`Not shown as its test sees it: ${trouble}`]),
        ...axe.map((each) => `axe, ${each}`),
      ]),
    ),
  ];
  if (lines.length === 0) return '';
  return `<details class="troubles"><summary>${lines.length} ${lines.length === 1 ? 'finding' : 'findings'}</summary><ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul></details>`;
};

const cardOf = (machine: AnyStateMachine, card: Card): string => {
  const { flow, name, leaves, way } = card;
  const descriptions = descriptionsOf(machine, name);
  const ids = [
    ...new Set(
      leaves
        .flatMap((leaf) => descriptionsOf(machine, leaf))
        .join(' ')
        .match(REQUIREMENT),
    ),
  ];
  const words = [flow, ...leaves, ...ids, ...descriptions].join(' ').toLowerCase();
  const others = leaves.filter((leaf) => leaf !== name);
  return `<article id="${escaped(`${flow}.${name}`)}" data-flow="${escaped(flow)}" data-words="${escaped(words)}">
<h3><a href="#${escaped(`${flow}.${name}`)}">${escaped(name)}</a></h3>
<p>${escaped(descriptions.at(-1) ?? '')} ${ids.map((id) => `<span class="id">${escaped(id)}</span>`).join(' ')}</p>
${others.length > 0 ? `<p class="soft">Beside it: ${escaped(others.join(', '))}</p>` : ''}
<p class="soft">${way.length > 0 ? `Way: ${escaped(way.join(' → '))}` : 'It begins here.'}</p>
<div class="shots">
${card.shots.map(figureOf).join('\n')}
</div>
${troublesOf(card)}
</article>`;
};

const sectionOf = (flow: string, machine: AnyStateMachine, cards: readonly Card[]): string =>
  `<section>
<h2>${escaped(flow)}</h2>
<p class="soft">${escaped(machine.root.description ?? '')}</p>
<div class="cards">
${cards.map((card) => cardOf(machine, card)).join('\n')}
</div>
</section>`;

const choiceOf = (name: string, words: string, choices: readonly string[]): string =>
  `<label>${words} <select name="${name}"><option value="">all</option>${choices.map((each) => `<option>${escaped(each)}</option>`).join('')}</select></label>`;

const STYLE = `${PAGE_STYLE}
main { max-width: 110rem; padding-top: 0; }
header { position: sticky; top: 0; z-index: 1; margin: 0 -1rem; padding: 1rem; background: var(--paper); border-bottom: 1px solid var(--line); }
header h1 { font-size: 1.25rem; }
form { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-top: .5rem; }
form label { display: inline-flex; gap: .4rem; align-items: center; min-height: 2.75rem; }
form .search { flex: 1 1 16rem; }
input[type=search], select { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--soft); border-radius: .5rem; padding: .5rem .6rem; min-height: 2.75rem; min-width: 0; }
input[type=search] { width: 100%; }
input[type=checkbox] { accent-color: var(--primary); width: 1.1rem; height: 1.1rem; margin: 0; }
a { color: var(--primary); }
h2 { margin: 2rem 0 0; }
section > p { margin: .25rem 0 1rem; }
.soft, figcaption { color: var(--soft); }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 30rem), 1fr)); gap: 1rem; }
article { padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: .75rem; min-width: 0; content-visibility: auto; contain-intrinsic-size: auto 26rem; scroll-margin-top: 12rem; }
article:target { border-color: var(--primary); }
article p { margin: .25rem 0 0; font-size: .875rem; overflow-wrap: anywhere; }
h3 { margin: 0; font-size: 1rem; overflow-wrap: anywhere; }
.id { padding: .1rem .45rem; border-radius: 1rem; font-size: .8125rem; white-space: nowrap; background: var(--sunken); }
.shots { display: grid; grid-template-columns: 1fr 1fr 2fr 2fr; gap: .5rem; margin-top: .75rem; align-items: start; }
figure { margin: 0; min-width: 0; }
figure a { display: block; aspect-ratio: 360 / 740; overflow: hidden; border: 1px solid var(--line); border-radius: .4rem; background: var(--sunken); }
.w1280 a { aspect-ratio: 1280 / 800; }
figure[data-is~=changed] a { border: 2px solid var(--urgent); }
img { display: block; width: 100%; }
figcaption { margin-top: .2rem; font-size: .8125rem; line-height: 1.35; }
b.changed { color: var(--urgent); } b.axe { color: var(--urgent); }
.troubles { margin-top: .5rem; font-size: .875rem; } .troubles ul { margin: .25rem 0 0; padding-left: 1.1rem; } .troubles li { overflow-wrap: anywhere; }
.troubles summary { color: var(--urgent); min-height: 1.5rem; }
[hidden] { display: none !important; }
dialog { width: min(100%, 100rem); max-height: 96dvh; padding: 1rem; color: var(--ink); background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; }
dialog::backdrop { background: rgb(0 0 0 / .6); }
dialog form { position: sticky; top: 0; margin: 0; justify-content: space-between; }
dialog button { font: inherit; color: inherit; background: var(--surface); border: 1px solid var(--soft); border-radius: .5rem; min-height: 2.75rem; padding: 0 1rem; }
dialog div { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; justify-content: center; }
dialog figure { flex: 0 1 auto; max-width: 100%; } dialog img { width: auto; max-width: 100%; border: 1px solid var(--line); }
@media (max-width: 40rem) { header { position: static; } .shots { grid-template-columns: 1fr 1fr; } }`;

const BROWSE = readFileSync(join(import.meta.dirname, 'browse.js'), 'utf8');

const SWITCHES = [
  ['changed', 'Changed'],
  ['new', 'Not accepted yet'],
  ['axe', 'Findings of axe'],
  ['trouble', 'Unlike its test'],
] as const;

/** The page to look the pictures through; they stand beside it, and nothing is asked of a network. */
export const indexPage = (
  machines: Machines,
  cards: readonly Card[],
  languages: readonly string[],
): string => {
  const flows = Object.entries(machines).flatMap(([flow, machine]) => {
    const own = cards.filter((card) => card.flow === flow && card.shots.length > 0);
    return own.length > 0 ? [{ flow, machine, own }] : [];
  });
  return pageOf({
    title: 'Atlas of all states',
    style: STYLE,
    body: `<header>
<h1>Atlas of all states</h1>
<form id="filters">
<label class="search">Search <input type="search" name="q" placeholder="A flow, a state, a requirement such as QR-03"></label>
${choiceOf(
  'flow',
  'Flow',
  flows.map(({ flow }) => flow),
)}
${choiceOf('language', 'Language', languages)}
${choiceOf('width', 'Width', ['360', '1280'])}
${choiceOf('theme', 'Theme', ['light', 'dark'])}
${SWITCHES.map(([is, words]) => `<label><input type="checkbox" name="is" value="${is}"> ${words}</label>`).join('\n')}
<output></output>
</form>
</header>
${flows.map(({ flow, machine, own }) => sectionOf(flow, machine, own)).join('\n')}
<dialog aria-label="A picture, large"><form method="dialog"><strong></strong><button>Close</button></form><div></div></dialog>
<script>
${BROWSE}
</script>`,
  });
};
