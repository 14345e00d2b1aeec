export const SHARED = {
  title: 'शेयर हो गया!',
  message: 'अगर कोई विंडो खुली है, तो आपका संदेश वहाँ तैयार है।',
};
export const SHARE_FAILED = {
  title: 'शेयर नहीं हुआ',
  message: 'शेयर नहीं हो पाया। कृपया फिर से कोशिश कीजिए।',
};
export const COPIED = { title: 'कॉपी हुआ!', message: 'जहाँ चाहें वहाँ पेस्ट कीजिए।' };
export const COPY_FAILED = { title: 'कॉपी नहीं हुआ', message: 'कॉपी नहीं हो पाया' };
