import { asJson, stored } from './stored.ts';

/** What is kept of an X-ray: the server has the rest. */
type Kept = { readonly id: string; readonly findings: string | null };

const NONE: { readonly id: null; readonly findings: null } = { id: null, findings: null };

/** The X-ray that this device knows of, with what was found in it: cleared on reset and on signing out (SESS-12, SESS-29). */
export const XRAY = stored(
  'xrayFindings',
  asJson((kept): Kept | null => {
    const { id, findings } = kept as Partial<Kept>;
    if (typeof id !== 'string') return null;
    return { id, findings: typeof findings === 'string' ? findings : null };
  }),
  { for: 'device' },
);

/** What is kept; nulls for nothing, and for what cannot be read. */
export const keptXray = (): Kept | typeof NONE => XRAY.get() ?? NONE;

/** Keeps an X-ray for a reload, and its findings for an assessment that is still to come (XRAY-22); the dashboard has it too. */
export const keepXray = ({ id, findings }: Kept): void => {
  XRAY.set({ id, findings });
};

/** Keeps what was found in the X-ray that is kept; what is only looked at comes into no assessment. */
export const keepFindings = (kept: Kept): void => {
  if (keptXray().id === kept.id) keepXray(kept);
};

/** Forgets a certain one on this device, or with null whichever is kept; the account keeps it. */
export const forgetXray = (id: string | null): void => {
  if (id === null || keptXray().id === id) XRAY.drop();
};
