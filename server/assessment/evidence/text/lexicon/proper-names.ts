/**
 * Places, peoples and names of India that lie one letter from a word of a mouth or two of which they might be made
 * (Tamil and tamul, Sagar and sugar), in small letters. Words that are both, such as "das" (ten), are left out.
 */
export const PROPER_NAMES = `aarav angika ashwin bareilly bharat bhayandar bihar chitra dadra
  dhanbad dhule farhan gandhi gulbarga harish harsha hindi imran jalgaon kamala kamble kannur
  karan karthik khanna lalita lanka latur magahi manali meena menon mishra nagar nisha nitin
  padma parsi patel patna pooja punjab radha ratlam rekha sagar sandeep sapna saudi seema sharad
  shyam sindhi sudha suman tamil uttar veena vikram virar`;
