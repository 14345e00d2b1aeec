import type { RaisedNotice } from '../../../common/notice.ts';
import { inRupees } from '../../../payments/rupees.ts';
import { worded } from '../../catalogue.ts';
import * as english from '../../en/flows/consultations.ts';
import { REFUND } from '../refund.ts';

export const REFUND_REQUESTED = worded(
  english.REFUND_REQUESTED,
  'आपके पैसे लौटाए जा रहे हैं',
  REFUND.time,
);

export const REFUND_FAILED = worded(
  english.REFUND_FAILED,
  'इंटरनेट नहीं है',
  'पैसे वापस नहीं माँगे जा सके। कुछ बदला नहीं है: कृपया फिर से कोशिश कीजिए।',
);

type Cancelled = Parameters<typeof english.consultationCancelled>[0];

const moneyAfter = (output: Cancelled): string => {
  if (output.kind === 'kept' || output.paid === null) return REFUND.nothingPaid;
  const amount = inRupees(output.paid);
  return output.money === 'back' ? REFUND.goesBack(amount) : REFUND.isKept(amount);
};

/** Makes the notice of a cancelled appointment, with what becomes of the money. */
export const consultationCancelled = (output: Cancelled): RaisedNotice =>
  worded(english.consultationCancelled(output), 'वीडियो कॉल रद्द हुई', moneyAfter(output));

export const CONSULTATION_MOVED = worded(
  english.CONSULTATION_MOVED,
  'समय बदल गया',
  'नया समय आपकी सूची में है।',
);

export const CONSULTATION_MISSED = worded(
  english.CONSULTATION_MISSED,
  'हमें खेद है कि कोई नहीं आया',
  'आपने जो दिया वह दूसरे समय के काम आता है, या लौटाया जाता है। अगर अभी कुछ नहीं दिया, तो कुछ देना नहीं है।',
);

export const ABSENCE_NOTED = worded(
  english.ABSENCE_NOTED,
  'हमने लिख लिया है',
  'कॉल दूसरी साइट पर थी, जहाँ हम किसी को नहीं देखते। एक व्यक्ति इसे देखता है।',
);
