import { asJson, stored } from '../storage/stored.ts';

/** The part of an X-ray kept on the device; the server has the rest. */
type Kept = { readonly id: string; readonly findings: string | null };

const NONE: { readonly id: null; readonly findings: null } = { id: null, findings: null };

/** The X-ray known to this device, with its findings; cleared on reset and on signing out (SESS-12, SESS-29). */
export const XRAY = stored(
  'xrayFindings',
  asJson((kept): Kept | null => {
    const { id, findings } = kept as Partial<Kept>;
    if (typeof id !== 'string') return null;
    return { id, findings: typeof findings === 'string' ? findings : null };
  }),
  { for: 'device' },
);

/** Reads the kept X-ray; nulls when there is none or it cannot be read. */
export const keptXray = (): Kept | typeof NONE => XRAY.get() ?? NONE;

/**
 * Keeps an X-ray for a reload, and its findings for an assessment still to come (XRAY-22); the dashboard lists it too.
 */
export const keepXray = ({ id, findings }: Kept): void => {
  XRAY.set({ id, findings });
};

/** Updates the findings of the kept X-ray. Findings of another X-ray that is only looked at enter no assessment. */
export const keepFindings = (kept: Kept): void => {
  if (keptXray().id === kept.id) keepXray(kept);
};

/** Forgets this X-ray on this device, or any with null; the account keeps it. */
export const forgetXray = (id: string | null): void => {
  if (id === null || keptXray().id === id) XRAY.drop();
};
