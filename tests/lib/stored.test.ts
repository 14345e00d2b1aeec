// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { AS_TEXT, asJson, expectStorage, stored } from '../../src/actors/storage/stored.ts';

const KEY = 'a-key';
const block = (method: 'getItem' | 'setItem' | 'removeItem') =>
  vi.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });

const named = asJson((kept) => {
  const { name } = kept as { readonly name?: unknown };
  return typeof name === 'string' ? { name } : null;
});

describe('a fact that the browser keeps', () => {
  it('is kept for the device or for the tab, under its key', () => {
    expect(stored(KEY, named, { for: 'device' }).set({ name: 'Asha' })).toBe(true);
    expect(stored(KEY, AS_TEXT, { for: 'tab' }).set('Ravi')).toBe(true);
    expect(localStorage.getItem(KEY)).toBe('{"name":"Asha"}');
    expect(sessionStorage.getItem(KEY)).toBe('Ravi');
    expect(stored(KEY, named, { for: 'device' }).get()).toEqual({ name: 'Asha' });
    expect(stored(KEY, AS_TEXT, { for: 'tab' }).get()).toBe('Ravi');
  });

  it.each(['{"name":', '{"name":7}', 'null'])('is null where %s stands in its place', (text) => {
    localStorage.setItem(KEY, text);
    const fact = stored(KEY, named, { for: 'device' });
    expect(fact.get()).toBeNull();
    expect(fact.readText()).toBe(text);
  });

  it('is gone when it is dropped', () => {
    const fact = stored(KEY, AS_TEXT, { for: 'tab' });
    fact.set('Asha');
    expect(fact.drop()).toBe(true);
    expect(fact.get()).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('says where nothing can be read, kept or dropped, and throws nothing', () => {
    const fact = stored(KEY, AS_TEXT, { for: 'device' });
    block('setItem');
    expect(fact.set('Asha')).toBe(false);
    block('getItem');
    expect(fact.get()).toBeNull();
    expect(expectStorage).toThrow('blocked');
    block('removeItem');
    expect(fact.drop()).toBe(false);
  });

  it('may be remembered for the page, until it is kept or dropped', () => {
    const fact = stored(KEY, AS_TEXT, { for: 'device', orForPage: true });
    const blocked = block('setItem');
    expect(fact.set('Asha')).toBe(false);
    expect(fact.get()).toBe('Asha');
    fact.drop();
    expect(fact.get()).toBeNull();
    fact.set('Asha');
    blocked.mockRestore();
    fact.set('Ravi');
    localStorage.removeItem(KEY);
    expect(fact.get()).toBeNull();
  });
});
