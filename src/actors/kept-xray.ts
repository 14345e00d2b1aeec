/** The X-ray that this device knows of, with what was found in it: cleared on reset and on signing out (SESS-12, SESS-29). */
export const XRAY_KEY = 'xrayFindings';

/** What is kept of an X-ray: the server has the rest. */
type Kept = { readonly id: string; readonly findings: string | null };

const NONE: { readonly id: null; readonly findings: null } = { id: null, findings: null };

/** What is kept; nulls for nothing, and for what cannot be read. */
export const keptXray = (): Kept | typeof NONE => {
  try {
    const kept = JSON.parse(localStorage.getItem(XRAY_KEY) ?? 'null') as Partial<Kept> | null;
    if (typeof kept?.id !== 'string') return NONE;
    return { id: kept.id, findings: typeof kept.findings === 'string' ? kept.findings : null };
  } catch {
    return NONE;
  }
};

/** Keeps an X-ray for a reload, and its findings for an assessment that is still to come (XRAY-22). */
export const keepXray = ({ id, findings }: Kept): void => {
  try {
    localStorage.setItem(XRAY_KEY, JSON.stringify({ id, findings }));
  } catch {
    // It is in the dashboard all the same.
  }
};

/** Keeps what was found in the X-ray that is kept; what is only looked at comes into no assessment. */
export const keepFindings = (kept: Kept): void => {
  if (keptXray().id === kept.id) keepXray(kept);
};

/** Forgets a certain one on this device, or with null whichever is kept; the account keeps it. */
export const forgetXray = (id: string | null): void => {
  if (id !== null && keptXray().id !== id) return;
  try {
    localStorage.removeItem(XRAY_KEY);
  } catch {
    // Nothing was kept either.
  }
};
