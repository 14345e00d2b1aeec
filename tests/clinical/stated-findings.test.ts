import { expect, it } from 'vitest';
import { FINDING_IDS } from '../../server/assessment/knowledge/findings.ts';
import { rate } from './score.ts';
import { loadLabelledMessages, scoreStated } from './stated-findings.ts';

it('of what we say somebody told, seven in eight findings at least are told, in texts full of traps', () => {
  const messages = loadLabelledMessages();
  expect(messages.length).toBe(330);
  const known = new Set<string>(FINDING_IDS);
  expect(messages.flatMap(({ said }) => said).filter((id) => !known.has(id))).toEqual([]);
  const measures = scoreStated(messages);
  const of = (name: Parameters<typeof measures.get>[0]): number =>
    rate(measures.get(name) ?? { hits: 0, of: 1 });
  expect(of('read truly')).toBeGreaterThan(0.875);
  expect(of('texts read truly')).toBeGreaterThan(0.87);
  expect(of('told and read')).toBeGreaterThan(0.27);
});
