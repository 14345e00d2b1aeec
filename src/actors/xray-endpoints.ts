/** The calls about X-rays as values, with their schemas: in a file of their own that the first call brings. */
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
