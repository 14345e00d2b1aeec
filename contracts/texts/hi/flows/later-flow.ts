import type { Translated } from '../../catalogue.ts';
import type * as english from '../../en/flows/later-flow.ts';

/** Notice where a flow that loads later could not be fetched. */
export const FLOW_UNREACHABLE: Translated<typeof english.FLOW_UNREACHABLE> = {
  title: 'कनेक्शन नहीं है',
  message: 'इसके लिए इंटरनेट चाहिए। कुछ खोया नहीं है: कृपया फिर से कोशिश कीजिए।',
};
