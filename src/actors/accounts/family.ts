import { fromPromise } from 'xstate';
import { saidBy } from '../../../contracts/common/failure.ts';
import type { Failure } from '../../../contracts/common/failure.ts';
import type {
  FamilyWork,
  LoadedFamily,
  WrittenPerson,
} from '../../../machines/family-profiles/family-profiles.machine.ts';
import type { Choosing } from '../../../machines/person-choice/person-choice.machine.ts';
import { call } from '../calls/call.ts';
import { laterEndpoints } from '../calls/later-endpoints.ts';
import { newRequestKey } from '../calls/request-key.ts';
import { handOver } from './hand-over.ts';

const ofFamily = laterEndpoints(() => import('../../../contracts/endpoints/family.ts'));
const ofProfile = laterEndpoints(() => import('../../../contracts/endpoints/profile.ts'));

/** Returns that it is done, or the sentence with which the server refused; anything else went wrong on the way. */
const workOf = async (work: Promise<unknown>): Promise<FamilyWork> => {
  try {
    await work;
    return { verdict: 'done' };
  } catch (error) {
    const message = saidBy(error);
    if (message === null || (error as Failure).kind !== 'refused') throw error;
    return { verdict: 'refused', message };
  }
};

/** Reads the people of the account, and what it takes to add and to delete one. */
export const loadFamily = fromPromise<LoadedFamily>(async ({ signal }) => {
  const [{ profiles, this_year }, { name, hasPassword }] = await Promise.all([
    call(ofFamily('listProfiles'), { signal }),
    call(ofProfile('readProfile'), { signal }),
  ]);
  return {
    people: profiles,
    thisYear: this_year,
    holder: name,
    hasPassword,
    requestKey: newRequestKey(),
  };
});

/** Adds somebody, or corrects who is there. */
export const keepPerson = fromPromise<FamilyWork, WrittenPerson>(
  ({ input: { id, requestKey, relation, confirmed, ...details }, signal }) => {
    if (id !== '') {
      const body = { ...details, confirmed };
      return workOf(call(ofFamily('correctProfile'), { params: { profile_id: id }, body, signal }));
    }
    if (confirmed === null) throw new Error('Nobody is added unconfirmed');
    const body = { ...details, relation, confirmed };
    return workOf(call(ofFamily('addProfile'), { body, requestKey, signal }));
  },
);

/** Saves everything that is kept of one person as a file. */
export const exportPerson = fromPromise<void, { id: string }>(async ({ input: { id }, signal }) => {
  handOver(await call(ofFamily('exportProfile'), { params: { profile_id: id }, signal }));
});

/** A person who is not there any more is deleted: the reply to an earlier try was lost. */
const takeGoneForErased = (error: unknown): void => {
  if ((error as Failure).status !== 404) throw error;
};

export const erasePerson = fromPromise<FamilyWork, { id: string; password: string | null }>(
  ({ input: { id, password }, signal }) =>
    workOf(
      call(ofFamily('eraseProfile'), {
        params: { profile_id: id },
        body: { password },
        signal,
      }).catch(takeGoneForErased),
    ),
);

/** Lists the people for whom something can be. */
export const listPeople = fromPromise<readonly { id: string; name: string }[]>(
  async ({ signal }) => (await call(ofFamily('listProfiles'), { signal })).profiles,
);

/** Says for whom a result or a call is. */
export const savePerson = fromPromise<void, Choosing>(
  async ({ input: { of, id, profileId }, signal }) => {
    const endpoint = of === 'result' ? 'sayForWhom' : 'sayForWhomCall';
    await call(ofFamily(endpoint), { params: { id }, body: { profile_id: profileId }, signal });
  },
);
