import { KEYS, MORE_KEYS } from './keys.ts';

/** Lists every key of the page. */
export const Help = ({ onClose }: { readonly onClose: () => void }) => (
  <dialog className="help" open aria-label="Keys">
    <div className="bar">
      <h2>Keys</h2>
      <button type="button" autoFocus onClick={onClose}>
        Close
      </button>
    </div>
    <dl>
      {[...KEYS, ...MORE_KEYS].map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  </dialog>
);
