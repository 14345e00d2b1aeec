const KEPT = 'आप जो लिखते हैं, वह यहीं रहता है।';
const WAITS = 'बुकिंग और नए नतीजों को रुकना होगा।';

/** Texts of the banner. */
export const CONNECTION_WORDS = {
  disconnected: { lead: 'इंटरनेट नहीं है।', kept: KEPT, rest: WAITS },
  unanswered: { lead: 'हमारी ओर से जवाब नहीं आ रहा।', kept: KEPT, rest: WAITS },
  restored: { lead: 'फिर से जुड़ गए।' },
};
