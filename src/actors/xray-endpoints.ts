/** The X-ray endpoints with their schemas: a file of its own that loads with the first call. */
export {
  analyzeXray,
  deleteXray,
  listXrays,
  readReanalyses,
  readXray,
  reanalyse,
  saveReanalysis,
  saveXrayAnalysis,
  uploadXray,
} from '../../contracts/endpoints/xrays.ts';
