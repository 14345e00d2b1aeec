import { renderSVG } from 'uqr';

/** White around a code, in its own squares: a scanner wants four (ISO/IEC 18004). */
const BORDER = 4;

/** A code as a page shows it: what it says, where that is known, and a picture as a `data:` address. */
export const pictureOfCode = (
  code: string,
): { readonly picture: string; readonly says: string | null } => {
  if (code.startsWith('data:')) return { picture: code, says: null };
  const svg = renderSVG(code, { ecc: 'M', border: BORDER });
  return {
    picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    says: code,
  };
};
