// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { quickStyle, wholeStyle } from './quick-style.ts';

it('lays out every kind of element as the whole computed style does', () => {
  const { container } = render(
    <>
      <main style={{ visibility: 'hidden' }}>
        <p hidden>
          Hidden <b>inside</b>
        </p>
        <p style={{ visibility: 'visible' }}>
          Seen <i style={{ display: 'block' }}>in a line of its own</i>
        </p>
        <input type="hidden" />
        <input type="text" style={{ display: 'none' }} />
      </main>
      <div popover="auto">Not opened</div>
      <dialog>Closed</dialog>
      <dialog open>
        <ul>
          <li>Opened</li>
        </ul>
      </dialog>
      <details>
        <summary>More</summary>
        <span>Words</span>
      </details>
      <table>
        <tbody hidden>
          <tr>
            <td>Cell</td>
          </tr>
        </tbody>
      </table>
      <svg>
        <title>Drawing</title>
        <path d="M0 0" />
      </svg>
      <label>
        Field <textarea />
      </label>
    </>,
  );
  for (const element of [document.documentElement, ...container.querySelectorAll('*')]) {
    const quick = quickStyle(element);
    const whole = wholeStyle(element);
    for (const property of ['display', 'visibility', 'pointer-events', 'margin-top'])
      expect(quick.getPropertyValue(property), `${property} of ${element.outerHTML}`).toBe(
        whole.getPropertyValue(property),
      );
    expect([quick.display, quick.visibility, quick.position]).toEqual([
      whole.display,
      whole.visibility,
      whole.position,
    ]);
  }
});

it('heeds a sheet of the page', () => {
  const { getByText } = render(
    <>
      <style>{'b { display: none }'}</style>
      <b>Hidden</b>
    </>,
  );
  expect(quickStyle(getByText('Hidden')).display).toBe('none');
});
