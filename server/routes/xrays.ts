import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints/xrays.ts';
import { dicomText } from '../../contracts/xray/dicom-kinds.ts';
import { refusalText } from '../../contracts/xray/xray-files.ts';
import { takeForms } from '../lib/forms.ts';
import { Problem, sentenceFor } from '../lib/problems.ts';
import { serve } from '../lib/serve.ts';
import { namesOf } from '../services/accounts/family.ts';
import { analyzeKept, waitForAnalysis } from '../services/xrays/analysis.ts';
import { keepXray } from '../services/xrays/keep.ts';
import type { AboutFile } from '../services/xrays/decode.ts';
import type { Kept } from '../services/xrays/keep.ts';
import type { XrayDeps } from '../services/xrays/xray-deps.ts';
import * as own from '../services/xrays/own.ts';
import { fileNameFor, xrayOf } from '../services/xrays/reading.ts';
import {
  accountGone,
  consentWithdrawn,
  notAllowed,
  notFound,
  grownUp,
  otherPerson,
  otherRequest,
} from './refusals.ts';
import { texts } from '../texts/speaking.ts';

type Names = Awaited<ReturnType<typeof namesOf>>;
type XrayRow = Parameters<typeof xrayOf>[0];

type Deps = XrayDeps & { readonly dataDir: string; readonly secret: () => Promise<string> };

/** Seconds after which to try again when too many pictures are waiting. */
const COME_AGAIN_S = 5;

/** Sentence for a form without a file. */
const NO_FILE = 'The field "xray" is missing.';

type NotKept = Exclude<Kept, { readonly kind: 'kept' | 'notTaken' }>;

const problemOf = (kept: NotKept): Problem => {
  const { kind } = kept;
  if (kind === 'consentWithdrawn') return consentWithdrawn(kept);
  if (kind === 'grown') return grownUp(kept);
  if (kind === 'gone' || kind === 'noPerson') return notFound();
  if (kind === 'otherRequest') return otherRequest();
  return new Problem(503, sentenceFor(503), COME_AGAIN_S);
};

const sentenceOf = (about: AboutFile): string =>
  'file' in about ? texts().FILE_KIND_TEXTS[about.file] : dicomText(texts().DICOM_TEXTS, about);

/**
 * Returns the X-ray, or the reason why the file is not taken. @throws Problem for any failure that is not the file's
 * fault
 */
const keptOf = (
  kept: Kept,
):
  | { readonly kind: 'kept'; readonly xray: XrayRow }
  | { readonly kind: 'notTaken'; readonly reply: endpoints.XrayNotTaken } => {
  if (kept.kind === 'kept') return kept;
  if (kept.kind !== 'notTaken') throw problemOf(kept);
  const { verdict, about } = kept;
  const { XRAY_REFUSAL_TEXTS } = texts();
  const message = refusalText(XRAY_REFUSAL_TEXTS[verdict], about ? sentenceOf(about) : null);
  return { kind: 'notTaken', reply: { success: false, verdict, message } };
};

export const xrayRoutes = (app: FastifyInstance, deps: Deps): void => {
  const shownOf = async (row: XrayRow, people: Names): Promise<endpoints.Xray> => ({
    ...xrayOf(row, { secret: await deps.secret(), now: deps.clock.now() }),
    person: people(row.profileId),
  });
  const shown = async (row: XrayRow): Promise<endpoints.Xray> =>
    shownOf(row, await namesOf(deps, row.ownerId));
  takeForms(app, deps.dataDir, (scope) => formRoutes(scope, deps, shown));
  serve(app, endpoints.readXray, async ({ caller, params }) => {
    const row = await own.readXray(deps, { ownerId: caller.id, id: params.id });
    if (row === null) throw notFound();
    return { status: 200, body: { xray: await shown(row) } };
  });
  serve(app, endpoints.tellXrayKind, async ({ caller, params, body, signal }) => {
    const told = { ownerId: caller.id, id: params.id, toldKind: body.kind };
    const asked = await analyzeKept(deps, told);
    if (asked.kind === 'notFound') throw notFound();
    if (asked.kind !== 'asked') throw notAllowed(asked);
    const waited = await waitForAnalysis(deps, asked.xray, signal);
    if (waited === null) throw notFound();
    return { status: 200, body: { xray: await shown(waited) } };
  });
  serve(app, endpoints.listXrays, async ({ caller }) => {
    const rows = await own.listXrays(deps, caller.id);
    const people = await namesOf(deps, caller.id);
    const xrays = await Promise.all(rows.map((row) => shownOf(row, people)));
    return { status: 200, body: { xrays } };
  });
  serve(app, endpoints.deleteXray, async ({ caller, params }) => {
    if (!(await own.deleteXray(deps, { ownerId: caller.id, id: params.id }))) throw notFound();
    return { status: 200, body: { success: true } };
  });
  serve(app, endpoints.saveXrayAnalysis, async ({ caller, body: { xray_id, diagnosis_id } }) => {
    const asked = { ownerId: caller.id, id: xray_id, diagnosisId: diagnosis_id };
    const saved = await own.saveAnalysis(deps, asked);
    if (saved.kind === 'gone' || saved.kind === 'consentWithdrawn') throw notAllowed(saved);
    if (saved.kind === 'notFound') throw notFound();
    if (saved.kind === 'otherPerson') throw otherPerson();
    if (saved.kind !== 'saved') throw new Problem(422, 'This X-ray is not analysed yet.');
    const { diagnosisId } = saved;
    return {
      status: 200,
      body: { result: 'saved', xray_analysis_id: xray_id, diagnosis_id: diagnosisId },
    };
  });
};

/** Serves the two calls that carry a file. */
const formRoutes = (
  app: FastifyInstance,
  deps: Deps,
  shown: (row: XrayRow) => Promise<endpoints.Xray>,
): void => {
  serve(app, endpoints.uploadXray, async ({ caller, fields, file, requestKey, signal }) => {
    if (fields.llm_user_id !== caller.id) throw new Problem(403, texts().REFUSALS.xrays.notYours);
    if (file === null) throw new Problem(400, NO_FILE);
    const profileId = fields.profile_id ?? null;
    const keeping = { ownerId: caller.id, profileId, requestKey, file, signal };
    const kept = keptOf(await keepXray(deps, { ...keeping, isForAnalysis: false }));
    if (kept.kind === 'notTaken') return { status: 200, body: kept.reply };
    const { xray } = kept;
    return {
      status: 200,
      body: { success: true, fileId: xray.id, fileName: fileNameFor(xray) },
    };
  });
  serve(app, endpoints.analyzeXray, async ({ caller, fields, file, requestKey, signal }) => {
    const ownerId = caller.id;
    if (fields.llm_user_id !== ownerId) throw new Problem(403, texts().REFUSALS.xrays.notYours);
    if ((file === null) === (fields.xray === undefined)) throw new Problem(400, NO_FILE);
    let row: XrayRow;
    if (file === null) {
      const asked = await analyzeKept(deps, { ownerId, id: fields.xray ?? '' });
      if (asked.kind === 'notFound') throw notFound();
      if (asked.kind !== 'asked') throw notAllowed(asked);
      row = asked.xray;
    } else {
      const profileId = fields.profile_id ?? null;
      const keeping = { ownerId, profileId, requestKey, file, isForAnalysis: true, signal };
      const kept = keptOf(await keepXray(deps, keeping));
      if (kept.kind === 'notTaken') return { status: 200, body: kept.reply };
      row = kept.xray;
    }
    const waited = await waitForAnalysis(deps, row, signal);
    if (waited === null) throw file === null ? notFound() : accountGone();
    return { status: 200, body: { success: true, xray: await shown(waited) } };
  });
};
