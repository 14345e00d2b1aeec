import { PRODUCT_NAME } from '../../../contracts/common/product.ts';

/** Time for the browser to fetch a file that was handed to it, in milliseconds. */
const HANDED_OVER_MS = 60_000;

/** Hands what was exported to the browser, as a JSON file with the day in its name. */
export const handOver = (exported: { readonly exported_at: string }): void => {
  const day = exported.exported_at.slice(0, 'yyyy-mm-dd'.length);
  const file = new Blob([JSON.stringify(exported, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `${PRODUCT_NAME.toLowerCase()}-${day}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), HANDED_OVER_MS);
};
