import { expect, it } from 'vitest';
import { asksCost } from '../../contracts/rules/asks-cost.ts';

it.each([
  'how much does a root canal cost in Pune',
  'Price of braces?',
  'what are the charges for scaling',
  'dentist fees for kid',
  'root canal kitne ka hota hai',
  'daant nikalne ka kharcha',
  'is ₹8000 ok for a crown',
  'they want Rs 4500 for a filling',
])('%s is about money', (words) => expect(asksCost(words)).toBe(true));

it.each([
  'my tooth hurts with cold',
  'how much should it hurt after a filling',
  'pus discharges from my gum',
  'my first molar broke',
  'I feel feverish',
])('%s is not', (words) => expect(asksCost(words)).toBe(false));
