import type { Report } from './report.ts';
import { loadFonts } from './writer/fonts.ts';
import { writePdf } from './writer/write.ts';

export const writeReport = async (report: Report): Promise<Uint8Array> =>
  writePdf(report, await loadFonts());
