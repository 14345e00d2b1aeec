import { REFUND } from '../refund.ts';

export const REFUND_REQUESTED = { title: 'आपके पैसे लौटाए जा रहे हैं', message: REFUND.time };

export const REFUND_FAILED = {
  title: 'इंटरनेट नहीं है',
  message: 'पैसे वापस नहीं माँगे जा सके। कुछ बदला नहीं है: कृपया फिर से कोशिश कीजिए।',
};

export const CONSULTATION_CANCELLED = 'वीडियो कॉल रद्द हुई';

export const CONSULTATION_MOVED = { title: 'समय बदल गया', message: 'नया समय आपकी सूची में है।' };

export const CONSULTATION_MISSED = {
  title: 'हमें खेद है कि कोई नहीं आया',
  message:
    'आपने जो दिया वह दूसरे समय के काम आता है, या लौटाया जाता है। अगर अभी कुछ नहीं दिया, तो कुछ देना नहीं है।',
};

export const ABSENCE_NOTED = {
  title: 'हमने लिख लिया है',
  message: 'कॉल दूसरी साइट पर थी, जहाँ हम किसी को नहीं देखते। एक व्यक्ति इसे देखता है।',
};
